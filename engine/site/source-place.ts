import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { quotedLine } from '../config/quoted-line.ts';
import type { Collected } from '../content/page-context.ts';

/** Where something stands in the code of a page. */
type Place = { file: string; line: number };

/**
 * Gives links and problems that were found in the markup of a component the place where their address is written, as
 * far as it is written out in the code.
 * @param paths the page and what it imports, from the site's folder
 */
export function withSourcePlaces<T extends Pick<Collected, 'links' | 'problems'>>(
  collected: T,
  siteDir: string,
  paths: string[],
): T {
  const placed = <P extends { line?: number }>(found: P, value: string | undefined): P =>
    found.line !== undefined || value === undefined
      ? found
      : { ...found, ...placeOfQuoted(value, siteDir, paths) };
  return {
    ...collected,
    links: collected.links.map((link) => placed(link, link.url)),
    problems: collected.problems.map((problem) =>
      placed(problem, /"([^"]+)"/.exec(problem.message)?.[1]),
    ),
  };
}

function placeOfQuoted(value: string, siteDir: string, paths: string[]): Place | undefined {
  // A slash at the end may be that of the site's addresses.
  const written = [value, value.replace(/\/(?=[?#]|$)/, ''), value.replace(/\/?(?:[?#].*)?$/, '')];
  for (const file of paths) {
    const path = join(siteDir, file);
    const text = existsSync(path) ? readFileSync(path, 'utf8') : '';
    const line = written.map((form) => quotedLine(text, form)).find((found) => found !== undefined);
    if (line !== undefined) return { file, line };
  }
  return undefined;
}
