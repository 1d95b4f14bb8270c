import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { CollectedContent } from '../model/page-content.ts';
import { quotedTextLine } from '../read/config/quoted-line.ts';

/** A line (1-based) in the code of a page. */
type Place = { file: string; line: number };

/**
 * Adds file and line to links and problems found in the markup of a component, if their URL is a literal in the code.
 * @param paths of the page and its imports, relative to the site's folder
 */
export function withSourcePlaces<T extends Pick<CollectedContent, 'links' | 'problems'>>(
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

/** Finds a value in quotes, or else a string that it starts with, in case the code concatenates it. */
function placeOfQuoted(value: string, siteDir: string, paths: string[]): Place | undefined {
  // A trailing slash may come from the site's `trailingSlash`.
  const ends = [value, value.replace(/\/(?=[?#]|$)/, ''), value.replace(/\/?(?:[?#].*)?$/, '')];
  // `useBaseUrl('docs')` needs no leading slash.
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
    find((text) => firstQuotedLine(text, forms)) ??
    (start.length > 1 ? find((text) => beginningLine(text, start)) : undefined)
  );
}

/** Looks in the text of each module, because parsing all modules of a page would cost more than compiling it. */
function firstQuotedLine(text: string, forms: string[]): number | undefined {
  for (const form of forms) {
    const line = text.includes(form) ? quotedTextLine(text, form) : undefined;
    if (line !== undefined) return line;
  }
  return undefined;
}

function beginningLine(text: string, start: string): number | undefined {
  const line = text
    .split('\n')
    .findIndex(
      (row) => row.includes(`\`${start}`) || row.includes(`'${start}`) || row.includes(`"${start}`),
    );
  return line === -1 ? undefined : line + 1;
}
