import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToRoute } from '../contract/address.ts';
import { decodeOrKeep } from '../contract/decode.ts';

/**
 * The path of a page that is asked for by the name of a document, as its links write it: what the document itself says
 * is its canonical address.
 * @param path from the site's root, such as `/docs/beds/index.html`; percent-encoded, without query
 * @returns undefined where the path names no document of a page
 */
export function cleanAddress(path: string, outDir: string, baseUrl: string): string | undefined {
  const file = decodeOrKeep(path);
  // What leads out of the folder, and what no file system takes, is left to the server of files.
  if (!file.endsWith('.html') || /(?:^|[\\/])\.\.(?:[\\/]|$)|\0/.test(file)) return undefined;
  const stem = file.replace(/(?:\/index)?\.html$/, '');
  for (const name of [file, `${stem}.html`, `${stem}/index.html`]) {
    const canonical = canonicalPath(join(outDir, name));
    if (canonical === undefined) continue;
    // Not the document of a moved page, whose canonical address is that of another one.
    const isOwn = pathToRoute(canonical, baseUrl) === (stem || '/');
    return isOwn && !canonical.endsWith('.html') ? canonical : undefined;
  }
  return undefined;
}

/** Undefined where there is no such file, or it says nothing of an address. */
function canonicalPath(file: string): string | undefined {
  const html = readText(file);
  const href = /<link rel="canonical" href="([^"]*)"/.exec(html)?.[1]?.replaceAll('&amp;', '&');
  return href !== undefined && URL.canParse(href) ? new URL(href).pathname : undefined;
}

function readText(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}
