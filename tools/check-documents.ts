/**
 * Documents for maintainers and authors: their paths and links exist, short ones stay short, each library has a reason, and
 * each key of the config and of frontmatter is described.
 */
import { readFileSync } from 'node:fs';
import { glob } from 'node:fs/promises';
import { basename, dirname, sep } from 'node:path';
import { docFrontmatterSchema, siteConfigSchema } from 'folia/format';
import { formatProblems } from 'folia-problems';
import { checkConfigReference } from './documents/check-config-reference.ts';
import { checkDependencies, manifestSchema } from './documents/check-dependencies.ts';
import { checkDocument } from './documents/check-document.ts';
import { checkFrontmatterReference } from './documents/check-frontmatter-reference.ts';

const DOCUMENTS = ['*.md', 'docs/**/*.md', '{bench,e2e,tools}/*.md', 'packages/**/README.md'];
/** The changelog names files by the paths that they had at the time. */
const CHANGELOG = 'CHANGELOG.md';
const CONFIG_REFERENCE = 'docs/authoring/config.md';
const FRONTMATTER_REFERENCE = 'docs/authoring/pages.md';
const DEPENDENCIES = 'docs/dependencies.md';
const MANIFESTS = ['package.json', '{site,e2e,bench}/package.json', 'packages/*/package.json'];
const IGNORED = new Set(['node_modules', 'dist', '.cache', '.git']);

const exclude = (path: string) => path.split(sep).some((name) => IGNORED.has(name));
const pathsOf = async (patterns: string[]) =>
  (await Array.fromAsync(glob(patterns, { exclude }))).map((path) => path.replaceAll(sep, '/'));

const read = (path: string) => ({ path, text: readFileSync(path, 'utf8') });

const files = await pathsOf(['**/*']);
const documents = (await pathsOf(DOCUMENTS)).filter((path) => path !== CHANGELOG);
const packages = (await pathsOf(MANIFESTS)).map((path) => ({
  name: basename(dirname(path)),
  manifest: manifestSchema.parse(JSON.parse(read(path).text)),
}));
const problems = [
  ...documents.flatMap((path) => checkDocument(read(path), files)),
  ...checkDependencies(read(DEPENDENCIES), packages),
  ...checkConfigReference(read(CONFIG_REFERENCE), siteConfigSchema),
  ...checkFrontmatterReference(read(FRONTMATTER_REFERENCE), docFrontmatterSchema),
];

if (problems.length > 0) {
  console.error(formatProblems(problems));
  console.error(`\n${problems.length} mistakes in ${documents.length} documents.`);
  process.exitCode = 1;
}
