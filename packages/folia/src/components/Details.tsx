import { type ComponentProps, isValidElement, type ReactNode } from 'react';

type Props = Omit<ComponentProps<'details'>, 'summary'> & { summary?: ReactNode };

/** A disclosure widget with its summary as text or as an element. */
export function Details({ summary, children, ...attributes }: Props) {
  const isSummary = isValidElement(summary) && summary.type === 'summary';
  return (
    <details {...attributes}>
      {isSummary || summary === undefined ? summary : <summary>{summary}</summary>}
      {children}
    </details>
  );
}
