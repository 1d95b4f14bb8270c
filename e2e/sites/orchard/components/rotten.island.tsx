import type { ReactNode } from 'react';

/** Goes wrong in the browser only, around content. */
export default function Rotten({ children }: { children: ReactNode }) {
  if (typeof window !== 'undefined') throw new Error('The crate is rotten.');
  return <div>{children}</div>;
}
