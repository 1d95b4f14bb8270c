/** Packs the packages as npm does, and installs them into a folder outside of the repository. */
import { type ChildProcess, execFile, spawn } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, delimiter, dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { z } from 'zod';
import { printedOrigin } from './printed-origin.ts';

const PACKAGES = 'packages';

/** Preloaded into servers, so that none outlives the tests. */
const EXIT_WITH_PARENT = pathToFileURL('tools/exit-with-parent.mjs').href;

/**
 * The environment of somebody who has installed the packages: without the condition that gives their sources, and
 * without what npm tells a script of the repository.
 */
const ENVIRONMENT = {
  ...Object.fromEntries(
    Object.entries(process.env).filter(
      ([name]) =>
        !/^(?:NODE_(?:ENV|OPTIONS)$|npm_(?:command|config_local_prefix|lifecycle|package)|INIT_CWD$)/.test(
          name,
        ),
    ),
  ),
  PATH: [dirname(process.execPath), process.env.PATH].join(delimiter),
  npm_config_update_notifier: 'false',
};

type Output = { stdout: string; stderr: string };

/** Runs npm to its end. @throws if it fails */
export function npm(folder: string, ...args: string[]): Promise<Output> {
  const options = { cwd: folder, env: ENVIRONMENT };
  return promisify(execFile)('npm', args, options);
}

/** Runs the installed program to its end, whatever its exit code. */
export function folia(folder: string, ...args: string[]): Promise<Output & { code: number }> {
  return run(folder, [programIn(folder), ...args]);
}

/** Runs Node to its end, whatever its exit code. */
export async function run(folder: string, args: string[]): Promise<Output & { code: number }> {
  const child = start(folder, args);
  const output = { stdout: '', stderr: '' };
  child.stdout?.on('data', (chunk) => {
    output.stdout += chunk;
  });
  child.stderr?.on('data', (chunk) => {
    output.stderr += chunk;
  });
  const code = await new Promise<number>((resolve) => {
    child.on('close', (exitCode) => resolve(exitCode ?? 1));
  });
  return { ...output, code };
}

/** Starts a server of the installed program. @returns its origin, and a function that ends it */
export async function serveFolia(
  folder: string,
  ...args: string[]
): Promise<{ origin: string; end: () => void }> {
  const program = ['--import', EXIT_WITH_PARENT, programIn(folder)];
  const child = start(folder, [...program, ...args, '--port', '0']);
  return { origin: await printedOrigin(child), end: () => void child.kill() };
}

function start(folder: string, args: string[]): ChildProcess {
  const stdio = ['ignore', 'pipe', 'pipe'] as const;
  return spawn(process.execPath, args, { cwd: folder, env: ENVIRONMENT, stdio: [...stdio] });
}

/** The program as npm has linked it: in a folder, or in the one above for the folder of a site. */
function programIn(folder: string): string {
  const places = [folder, dirname(folder)].map((place) => join(place, 'node_modules/.bin/folia'));
  const program = places.find((path) => existsSync(path));
  if (program === undefined) throw new Error(`folia is not installed in ${folder}.`);
  return program;
}

/** Builds and packs all packages, and installs the tarballs into an empty folder. @returns the folder, and npm's output */
export async function installTarballs(): Promise<{ folder: string; output: Output }> {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'folia-installed-')));
  const tarballs = join(folder, 'tarballs');
  mkdirSync(tarballs);
  await promisify(execFile)(process.execPath, ['tools/pack/build-packages.ts']);
  // They have just been built, all of them at once.
  const packing = ['pack', '--ignore-scripts', '--pack-destination', tarballs];
  const workspaces = readdirSync(PACKAGES).flatMap((name) => ['--workspace', join(PACKAGES, name)]);
  await npm('.', ...packing, ...workspaces);
  const lock = lockFile(readdirSync(tarballs).map((name) => `file:tarballs/${name}`));
  const { dependencies } = lock.packages[''];
  writeJson(join(folder, 'package.json'), { private: true, dependencies });
  writeJson(join(folder, 'package-lock.json'), lock);
  const output = await npm(folder, 'ci', '--prefer-offline', '--no-audit', '--no-fund');
  return { folder, output };
}

/** https://docs.npmjs.com/cli/configuring-npm/package-lock-json#packages */
const lockedPackageSchema = z.looseObject({
  name: z.string().optional(),
  version: z.string().optional(),
  dev: z.boolean().optional(),
  link: z.boolean().optional(),
  deprecated: z.string().optional(),
  engines: z.object({ node: z.string().optional() }).optional(),
});

const lockSchema = z.object({
  lockfileVersion: z.number(),
  packages: z.record(z.string(), lockedPackageSchema),
});

/**
 * A lock file of the tarballs and of the libraries in the versions of the repository, so that the install is the same
 * tomorrow, and fetches nothing that npm has in its cache.
 */
function lockFile(tarballs: string[]) {
  const { lockfileVersion, packages } = lockSchema.parse(readJson('package-lock.json'));
  const isLibrary = (path: string) => path.startsWith('node_modules/');
  const libraries = Object.entries(packages).filter(
    ([path, { dev, link }]) => isLibrary(path) && !dev && !link,
  );
  const packed = Object.entries(packages).flatMap(([path, { devDependencies: _, ...locked }]) => {
    // npm leaves out a name that is the same as the folder's.
    const { name = basename(path), version } = locked;
    const resolved = tarballs.find((tarball) => tarball.endsWith(`/${name}-${version}.tgz`));
    return dirname(path) === PACKAGES && resolved ? [{ ...locked, name, resolved }] : [];
  });
  const dependencies = {
    ...Object.fromEntries(packed.map(({ name, resolved }) => [name, resolved])),
    react: '^19.0.0',
    'react-dom': '^19.0.0',
    // The sites of the tests have MDX pages, diagrams and pictures.
    '@mdx-js/mdx': '^3.1.1',
    'beautiful-mermaid': '^1.1.3',
    satteri: '0.10.5',
    sharp: '>=0.34.0',
  };
  const installed = packed.map(({ name, ...locked }) => [`node_modules/${name}`, locked]);
  return {
    lockfileVersion,
    packages: {
      ...Object.fromEntries([...libraries, ...installed]),
      '': { dependencies },
    },
  };
}

/** The libraries that npm has installed into a folder, those for other systems left out. */
export function installedLibraries(folder: string) {
  const { packages } = lockSchema.parse(readJson(join(folder, 'node_modules/.package-lock.json')));
  return Object.entries(packages).map(([path, { engines, deprecated }]) => ({
    name: path.replace(/^.*node_modules\//, ''),
    node: engines?.node,
    deprecated,
  }));
}

function readJson(file: string): unknown {
  return JSON.parse(readFileSync(file, 'utf8'));
}

function writeJson(file: string, value: unknown): void {
  writeFileSync(file, JSON.stringify(value, null, 2));
}
