import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Collected } from '../model/page-content.ts';
import { quotedLine } from '../read/config/quoted-line.ts';

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

/** Where a value is written in quotes or, where code puts it together, what it begins with. */
function placeOfQuoted(value: string, siteDir: string, paths: string[]): Place | undefined {
  // A slash at the end may be that of the site's addresses.
  const ends = [value, value.replace(/\/(?=[?#]|$)/, ''), value.replace(/\/?(?:[?#].*)?$/, '')];
  // `useBaseUrl('docs')` needs no slash in front.
  const forms = [...ends, ...ends.map((form) => form.replace(/^\//, ''))].filter(Boolean);
  const start = /^(.*\/)[^/]+\/?$/.exec(value)?.[1] ?? value;
  const texts = paths
    .filter((file) => existsSync(join(siteDir, file)))
    .map((file) => ({ file, text: readFileSync(join(siteDir, file), 'utf8') }));
  const find = (lineOf: (text: string) => number | undefined): Place | undefined => {
    for (const { file, text } of texts) {
      const line = lineOf(text);
      if (line !== undefined) return { file, line };
    }
    return undefined;
  };
  return (
    find((text) => forms.map((form) => quotedLine(text, form)).find(Boolean)) ??
    (start.length > 1 ? find((text) => beginningLine(text, start)) : undefined)
  );
}

function beginningLine(text: string, start: string): number | undefined {
  const line = text
    .split('\n')
    .findIndex(
      (row) => row.includes(`\`${start}`) || row.includes(`'${start}`) || row.includes(`"${start}`),
    );
  return line === -1 ? undefined : line + 1;
}
