import type { ReactNode } from 'react';

type Props = {
  label: ReactNode;
  /** It holds the reader's place. */
  isActive?: boolean;
  /** Why it is drawn, but not shown: its list is on its way, or cannot be had. Its place is kept. */
  pending?: 'loading' | 'failed';
  /** List items. */
  children: ReactNode;
};

/**
 * A list of links behind a word. It is a native disclosure, so that it opens without scripts; the name makes it close
 * when another opens. The style sheet shows it on hover; what keys, touch and focus do is in dropdowns.ts.
 */
export function Dropdown({ label, isActive, pending, children }: Props) {
  return (
    <details className="dropdown" name="navbar" data-pending={pending}>
      <summary aria-current={isActive ? 'true' : undefined}>{label}</summary>
      <ul>{children}</ul>
    </details>
  );
}
