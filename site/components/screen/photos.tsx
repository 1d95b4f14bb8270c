import { Icon, type IconName } from './icons.tsx';
import type { Marked } from './mark.ts';
import './photos.css';

type PhotosProps = {
  count: number;
  /** Indices from 0 of the selected photos. */
  selected?: number[];
  /** Step numbers by index from 0. */
  marks?: Record<number, number>;
  /** Icons in the corners of the photos, such as where a photo is stored. */
  indicators?: { icon: IconName }[];
};

/** Photos of a timeline or an album, each a frame with a hill and a sun. */
export function Photos({ count, selected = [], marks = {}, indicators = [] }: PhotosProps) {
  return (
    <div className="photos-part">
      {Array.from({ length: count }, (_, index) => index).map((index) => (
        <span
          key={index}
          className={selected.includes(index) ? 'photo-part selected' : 'photo-part'}
          data-mark={marks[index]}
        >
          <svg viewBox="0 0 40 30" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
            <circle cx={[28, 12, 30, 20][index % 4]} cy="9" r="3" />
            <path d={HILLS[index % HILLS.length]} />
          </svg>
          {selected.includes(index) && <Icon name="check" />}
          {indicators[index] && <Indicator {...indicators[index]} />}
        </span>
      ))}
    </div>
  );
}

function Indicator({ icon }: { icon: IconName }) {
  return (
    <span className="indicator">
      <Icon name={icon} />
    </span>
  );
}

const HILLS = [
  'M0 26 12 15l8 7 8-10 12 12v6H0z',
  'M0 22q12-10 22 0t18-4v12H0z',
  'M0 28 18 12l22 16v2H0z',
];

/** Recognized people: a face and a name, or an empty name. */
export function People({ names, marks = {} }: { names: string[]; marks?: Record<number, number> }) {
  return (
    <div className="people-part">
      {names.map((name, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: unnamed people differ only by their place
        <span key={index} className="person-part" data-mark={marks[index]}>
          <Face />
          <span>{name || '\u00a0'}</span>
        </span>
      ))}
    </div>
  );
}

export function Face({ mark }: Marked) {
  return (
    <span className="face-part" data-mark={mark}>
      <Icon name="person" />
    </span>
  );
}
