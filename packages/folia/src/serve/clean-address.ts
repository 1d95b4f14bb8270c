import { join } from 'node:path';
import { pathToRoute } from '../contract/address.ts';
import { decodeOrKeep } from '../contract/decode.ts';
import { readDocument } from './built-document.ts';

/**
 * The path of a page requested by the name of a document, in the form used in links: the path of
 * the document's canonical URL.
 *
 * @param path relative to the site's root, such as `/docs/beds/index.html`; percent-encoded,
 * without query
 * @returns undefined if the path is not the name of a page's document
 */
export function getCleanPath(path: string, outDir: string, baseUrl: string): string | undefined {
  const file = decodeOrKeep(path);
  // The file server handles paths outside the folder, and paths that are invalid in a file system.
  if (!file.endsWith('.html') || /(?:^|[\\/])\.\.(?:[\\/]|$)|\0/.test(file)) return undefined;
  const stem = file.replace(/(?:\/index)?\.html$/, '');
  for (const name of [file, `${stem}.html`, `${stem}/index.html`]) {
    const { canonical } = readDocument(join(outDir, name));
    if (canonical === undefined) continue;
    // Not for the document of a moved page, whose canonical URL is that of another page.
    const isOwnUrl = pathToRoute(canonical, baseUrl) === (stem || '/');
    return isOwnUrl && !canonical.endsWith('.html') ? canonical : undefined;
  }
  return undefined;
}
