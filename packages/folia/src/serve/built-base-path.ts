import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The element in which each document says which base path it was built for. */
const BASE_PATH_ELEMENT = /<code id="suggested-base-path"[^>]* data-base="([^"]*)"/;

/** The base path that the site in a folder was built for, as its not-found page says; `/` if there is none. */
export function builtBasePath(outDir: string): string {
  const page = join(outDir, '404.html');
  const [, escaped] = existsSync(page)
    ? (BASE_PATH_ELEMENT.exec(readFileSync(page, 'utf8')) ?? [])
    : [];
  return escaped?.replaceAll('&amp;', '&') ?? '/';
}
