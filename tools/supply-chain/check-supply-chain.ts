/**
 * Checks what the engine brings to those who install it: the lock file, the number of libraries, their licenses.
 *
 *   node tools/supply-chain/check-supply-chain.ts            fails if something is wrong or out of date
 *   node tools/supply-chain/check-supply-chain.ts --write    writes docs/licenses.md
 */
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { formatProblems, type Problem } from 'folia-problems';
import { z } from 'zod';
import { checkLibraryCount } from './check-library-count.ts';
import { checkLockFile } from './check-lock-file.ts';
import { checkLicenses, licenseDocument } from './licenses.ts';
import { librariesOf, lockFileSchema } from './lock-file.ts';

const ENGINE = 'packages/folia';
const LICENSES = 'docs/licenses.md';
const MANIFESTS = ['package.json', '{site,e2e,bench}/package.json', 'packages/*/package.json'];

const ranges = z.record(z.string(), z.string()).default({});
const manifestSchema = z.object({
  dependencies: ranges,
  devDependencies: ranges,
  peerDependencies: ranges,
});

const readJson = (path: string): unknown => JSON.parse(readFileSync(path, 'utf8'));

const lock = lockFileSchema.parse(readJson('package-lock.json'));
const libraries = librariesOf(lock, ENGINE);
const document = licenseDocument(libraries);
if (process.argv.includes('--write')) writeFileSync(LICENSES, document);

const manifests = globSync(MANIFESTS).map((path) => ({
  folder: dirname(path).replace(/^\.$/, ''),
  ...manifestSchema.parse(readJson(path)),
}));
const isCurrent = readFileSync(LICENSES, 'utf8') === document;
const problems: Problem[] = [
  ...checkLockFile(lock, manifests),
  ...checkLibraryCount(libraries.length),
  ...checkLicenses(libraries),
  ...(isCurrent
    ? []
    : [{ file: LICENSES, message: 'The list is out of date.', hint: 'Run "npm run licenses".' }]),
];
if (problems.length > 0) {
  console.error(formatProblems(problems));
  process.exitCode = 1;
}
