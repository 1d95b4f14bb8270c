import { decodeFragment } from '../../contract/address.ts';
import type { PageData } from '../../contract/page-data.ts';

/** Leads on where the fragment of the address is a heading that has moved; the document's own script did so at first. */
export function followMovedAnchor({ movedAnchors }: Pick<PageData, 'movedAnchors'>): void {
  const target = movedAnchors?.[decodeFragment(location.hash)];
  if (target !== undefined) location.replace(target);
}
