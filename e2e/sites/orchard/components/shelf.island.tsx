import { type ReactNode, useState } from 'react';

type Props = { name: string; label?: ReactNode; starts?: 'open' | 'closed'; children: ReactNode };

/** Shows what is on a shelf, or hides it. */
export default function Shelf({ name, label, starts = 'open', children }: Props) {
  const [isOpen, setOpen] = useState(starts === 'open');
  return (
    <section aria-label={name}>
      <button type="button" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        {isOpen ? 'Close' : 'Open'} the {name}
      </button>{' '}
      {label}
      {isOpen && <div>{children}</div>}
    </section>
  );
}
