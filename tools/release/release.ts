/**
 * Packs the packages, and publishes them with --publish. See tools/release/README.md.
 *
 *   npm run release                 checks, tests and packs
 *   npm run release -- --tested     without the tests, which have passed before
 *   npm run release -- --publish    publishes, in the release workflow only
 */
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  cpSync,
  globSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { formatProblems } from 'folia-problems';
import { z } from 'zod';
import { lockFileSchema } from '../supply-chain/lock-file.ts';
import { checkRelease } from './check-release.ts';
import { publishableManifest } from './publishable-manifest.ts';
import { softwareBill } from './sbom.ts';

const OUTPUT = '.cache/release';

const ranges = z.record(z.string(), z.string()).default({});
const manifestSchema = z.object({
  name: z.string(),
  version: z.string(),
  license: z.string(),
  dependencies: ranges,
  peerDependencies: ranges,
  devDependencies: ranges,
});

const { values } = parseArgs({
  options: {
    publish: { type: 'boolean', default: false },
    tested: { type: 'boolean', default: false },
  },
});
const { GITHUB_REF_TYPE, GITHUB_REF_NAME, GITHUB_REPOSITORY, ACTIONS_ID_TOKEN_REQUEST_URL } =
  process.env;
const repository = GITHUB_REPOSITORY && `https://github.com/${GITHUB_REPOSITORY}`;

const packages = globSync('packages/*/package.json')
  .sort()
  .map((file) => ({ file, folder: dirname(file), ...manifestSchema.parse(readJson(file)) }));

const problems = checkRelease({
  changedFiles: output('git', 'status', '--porcelain')
    .split('\n')
    .filter(Boolean)
    .map((line) => line.slice(3)),
  packages: packages.map(({ dependencies, peerDependencies, devDependencies, ...rest }) => ({
    ...rest,
    dependencies: { ...dependencies, ...peerDependencies, ...devDependencies },
  })),
  changelog: readFileSync('CHANGELOG.md', 'utf8'),
  tag: GITHUB_REF_TYPE === 'tag' ? GITHUB_REF_NAME : undefined,
  isPublished: values.publish,
  canSign: ACTIONS_ID_TOKEN_REQUEST_URL !== undefined,
});
if (problems.length > 0) {
  console.error(`${formatProblems(problems)}\n\nNothing was packed.`);
  process.exit(1);
}
if (!values.tested) run(process.execPath, 'tools/run.mjs', 'test');

rmSync(OUTPUT, { recursive: true, force: true });
const [first, second] = [pack(join(OUTPUT, 'tarballs')), pack(join(OUTPUT, 'again'))];
if (first !== second) {
  console.error(
    `Packing twice gave different files. Compare the folders in ${OUTPUT}.\n\n${first}\n${second}`,
  );
  process.exit(1);
}
rmSync(join(OUTPUT, 'again'), { recursive: true });
const lock = lockFileSchema.parse(readJson('package-lock.json'));
writeFileSync(join(OUTPUT, 'tarballs/bom.json'), softwareBill(lock, packages));
writeFileSync(join(OUTPUT, 'tarballs/SHA256SUMS'), checksums(join(OUTPUT, 'tarballs')));
console.log(
  `Packed in ${OUTPUT}/tarballs:\n${readFileSync(join(OUTPUT, 'tarballs/SHA256SUMS'), 'utf8')}`,
);

if (values.publish) {
  for (const file of tarballsIn(join(OUTPUT, 'tarballs'))) {
    run('npm', 'publish', file, '--provenance', '--access', 'public');
  }
} else console.log('Nothing was published: that takes --publish, in the release workflow.');

/** Builds and packs all packages. @returns the checksums of the tarballs */
function pack(folder: string): string {
  run(process.execPath, 'tools/pack/build-packages.ts');
  mkdirSync(folder, { recursive: true });
  for (const { folder: source, file } of packages) {
    const staged = join(OUTPUT, 'staged', source);
    cpSync(source, staged, { recursive: true, filter: (path) => !path.includes('node_modules') });
    const manifest = publishableManifest(readFileSync(file, 'utf8'), repository, source);
    writeFileSync(join(staged, 'package.json'), manifest);
    run('npm', 'pack', `./${staged}`, '--ignore-scripts', '--silent', '--pack-destination', folder);
  }
  rmSync(join(OUTPUT, 'staged'), { recursive: true });
  return checksums(folder);
}

/** In the format of sha256sum, so that "sha256sum --check SHA256SUMS" works. */
function checksums(folder: string): string {
  return readdirSync(folder)
    .filter((file) => file !== 'SHA256SUMS')
    .sort()
    .map((file) => {
      const sum = createHash('sha256')
        .update(readFileSync(join(folder, file)))
        .digest('hex');
      return `${sum}  ${file}\n`;
    })
    .join('');
}

function tarballsIn(folder: string): string[] {
  return readdirSync(folder)
    .filter((file) => file.endsWith('.tgz'))
    .sort()
    .map((file) => `./${join(folder, file)}`);
}

function readJson(file: string): unknown {
  return JSON.parse(readFileSync(file, 'utf8'));
}

function output(command: string, ...args: string[]): string {
  return execFileSync(command, args, { encoding: 'utf8' });
}

/** Runs a command to its end. @throws Error if it fails, after printing the reason itself */
function run(command: string, ...args: string[]): void {
  execFileSync(command, args, { stdio: 'inherit' });
}
