import type { ReactNode } from 'react';

/** Accepted and dropped: what stands in a document's head comes from its frontmatter. */
export function Head(_: { children?: ReactNode }) {
  return null;
}
