import { decodeOrKeep } from '../../contract/decode.ts';
import type { PageData } from '../../contract/page-data.ts';

/** Leads on where the fragment of the address is a heading that has moved; the document's own script did so at first. */
export function followMovedAnchor({ movedAnchors }: Pick<PageData, 'movedAnchors'>): void {
  const target = movedAnchors?.[decodeOrKeep(location.hash.slice(1))];
  if (target !== undefined) location.replace(target);
}
