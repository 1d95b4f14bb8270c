import { decodeOrKeep } from '../../contract/decode.ts';
import type { KnownPage } from './nearest-pages.ts';

/**
 * The page meant by the name of a document, if the host stores that document under another name:
 * `/docs/beds.html` on a host with `/docs/beds/index.html`, or vice versa.
 *
 * @returns undefined for all other URLs, so that no page redirects to itself
 */
export function findPageOfDocument(pathname: string, pages: KnownPage[]): string | undefined {
  const path = decodeOrKeep(pathname);
  if (!path.endsWith('.html')) return undefined;
  const named = path.replace(/(?:\/index)?\.html$/, '');
  return pages.find(([href]) => href.replace(/\/$/, '') === named)?.[0];
}
