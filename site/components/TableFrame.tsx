import type { ReactNode } from 'react';

type Props = { label: string; className?: string; children: ReactNode };

/** The frame that tables of Markdown have: a wide table scrolls in it and never widens the page. */
export default function TableFrame({ label, className, children }: Props) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
    <div className="table-frame" tabIndex={0}>
      <table className={className} aria-label={label}>
        {children}
      </table>
    </div>
  );
}
