import { existsSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { type Problem, SiteError } from 'folia-problems';
import type { MarkdownOfIsland } from '../bundler/site-imports.ts';

/** Reports Markdown that islands import: browsers get only code. */
export function islandMarkdownProblems(
  found: MarkdownOfIsland[],
  siteDir: string,
  path: string,
): Problem[] {
  return found.map(({ importer, file }) => ({
    file: importer,
    line: lineOfImport(join(siteDir, importer), basename(file)),
    message: `Islands cannot import Markdown, such as "${file}".`,
    hint: 'Import it on the page, beside the island, or write its text in the component.',
    partOf: importer === path ? undefined : [path],
  }));
}

/**
 * Rejects a page whose islands import Markdown, since they cannot be bundled.
 * @param problems the page's other problems
 * @throws SiteError with these and the problems of the islands
 */
export function rejectIslandMarkdown(
  problems: Problem[],
  found: MarkdownOfIsland[],
  siteDir: string,
  path: string,
): void {
  const misused = islandMarkdownProblems(found, siteDir, path);
  if (misused.length > 0) throw new SiteError([...problems, ...misused]);
}

function lineOfImport(importer: string, name: string): number | undefined {
  if (!existsSync(importer)) return undefined;
  const lines = readFileSync(importer, 'utf8').split('\n');
  const index = lines.findIndex((line) => line.includes(name));
  return index === -1 ? undefined : index + 1;
}
