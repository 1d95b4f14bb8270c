import { useId, useState } from 'react';
import styles from './gear-calculator.module.css';

const CHAINRINGS = [34, 42, 50];
const SPROCKETS = [11, 14, 17, 22, 28];
const WHEEL_METERS = 2.1;

type Props = { chainring: number; sprocket: number };

/** How far one turn of the pedals goes, for the gears that a reader chooses. */
export default function GearCalculator(props: Props) {
  const [chainring, setChainring] = useState(props.chainring);
  const [sprocket, setSprocket] = useState(props.sprocket);
  const meters = (chainring / sprocket) * WHEEL_METERS;
  return (
    <div className={styles.calculator}>
      <Teeth legend="Chainring" options={CHAINRINGS} value={chainring} onChange={setChainring} />
      <Teeth legend="Sprocket" options={SPROCKETS} value={sprocket} onChange={setSprocket} />
      <output className={styles.result}>
        One turn takes you <strong>{meters.toFixed(1)} m</strong>
      </output>
    </div>
  );
}

type TeethProps = {
  legend: string;
  options: number[];
  value: number;
  onChange: (teeth: number) => void;
};

function Teeth({ legend, options, value, onChange }: TeethProps) {
  const name = useId();
  return (
    <fieldset className={styles.teeth}>
      <legend>{legend}, teeth</legend>
      {options.map((teeth) => (
        <label key={teeth}>
          <input
            type="radio"
            name={name}
            checked={teeth === value}
            onChange={() => onChange(teeth)}
          />
          {teeth}
        </label>
      ))}
    </fieldset>
  );
}
