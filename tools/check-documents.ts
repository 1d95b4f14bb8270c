/** The documents for maintainers and authors: the paths that they name exist, and the short ones stay short. */
import { readFileSync } from 'node:fs';
import { glob } from 'node:fs/promises';
import { sep } from 'node:path';
import { formatProblems } from 'folia-problems';
import { checkDocument } from './documents/check-document.ts';

const DOCUMENTS = ['*.md', 'docs/**/*.md', '{bench,e2e,tools}/*.md', 'packages/**/README.md'];
/** It names files by the paths that they had at the time. */
const CHANGELOG = 'CHANGELOG.md';
const IGNORED = new Set(['node_modules', 'dist', '.cache', '.git']);

const exclude = (path: string) => path.split(sep).some((name) => IGNORED.has(name));
const pathsOf = async (patterns: string[]) =>
  (await Array.fromAsync(glob(patterns, { exclude }))).map((path) => path.replaceAll(sep, '/'));

const files = await pathsOf(['**/*']);
const documents = (await pathsOf(DOCUMENTS)).filter((path) => path !== CHANGELOG);
const problems = documents.flatMap((path) =>
  checkDocument({ path, text: readFileSync(path, 'utf8') }, files),
);

if (problems.length > 0) {
  console.error(formatProblems(problems));
  console.error(`\n${problems.length} mistakes in ${documents.length} documents.`);
  process.exitCode = 1;
}
