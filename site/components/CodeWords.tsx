import { Fragment } from 'react';

/** Text of a data file, with what stands between backquotes as code. */
export function CodeWords({ text }: { text: string }) {
  return text.split('`').map((part, index) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text have no other name and never move.
    index % 2 === 1 ? <code key={index}>{part}</code> : <Fragment key={index}>{part}</Fragment>,
  );
}
