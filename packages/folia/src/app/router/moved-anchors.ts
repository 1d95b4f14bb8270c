import { decodeOrKeep } from '../../contract/decode.ts';
import type { PageData } from '../../contract/page-data.ts';

/**
 * Redirects if the fragment is a heading that has moved. For the first page, the document's inline
 * script does so.
 */
export function followMovedAnchor({ movedAnchors }: Pick<PageData, 'movedAnchors'>): void {
  const id = decodeOrKeep(location.hash.slice(1));
  // Not `#constructor`, which every object has.
  const target = movedAnchors && Object.hasOwn(movedAnchors, id) && movedAnchors[id];
  if (target) location.replace(target);
}
