import { decodeOrKeep } from '../../contract/decode.ts';
import type { KnownPage } from './nearest-pages.ts';

/**
 * The address of the page that is meant by the name of a document, where the host keeps that document under another name:
 * `/docs/beds.html` on a host that has `/docs/beds/index.html`, or the other way around.
 * @returns undefined for all other addresses, so that no page leads to itself
 */
export function pageOfDocument(pathname: string, pages: KnownPage[]): string | undefined {
  const path = decodeOrKeep(pathname);
  if (!path.endsWith('.html')) return undefined;
  const named = path.replace(/(?:\/index)?\.html$/, '');
  return pages.find(([href]) => href.replace(/\/$/, '') === named)?.[0];
}
