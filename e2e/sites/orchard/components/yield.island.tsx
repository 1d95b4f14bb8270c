import { useId, useState } from 'react';

type Props = { fruit: string; trees?: number; kilosPerTree: number };

/** How much an orchard bears. */
export default function Yield({ fruit, trees: first = 10, kilosPerTree }: Props) {
  const [trees, setTrees] = useState(first);
  const id = useId();
  return (
    <div className="yield">
      <label htmlFor={id}>{fruit} trees</label>
      <input
        id={id}
        type="number"
        min="0"
        value={trees}
        onChange={(event) => setTrees(Number(event.target.value))}
      />
      <output htmlFor={id}>
        {trees} trees bear {trees * kilosPerTree} kg.
      </output>
    </div>
  );
}
