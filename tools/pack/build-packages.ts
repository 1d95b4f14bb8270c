/**
 * Builds the `dist` folder of packages: JavaScript, declarations, source maps and style sheets.
 *
 *   node tools/pack/build-packages.ts            all packages
 *   node ../../tools/pack/build-packages.ts .    one, as its `prepack` script does
 *
 * The packages import each other in a circle, so TypeScript compiles all of them at once, in two seconds.
 */
import { spawnSync } from 'node:child_process';
import {
  chmodSync,
  copyFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { finishModule } from './finish-module.ts';

const REPOSITORY = resolve(import.meta.dirname, '../..');
const PACKAGES = join(REPOSITORY, 'packages');

const named = process.argv.slice(2).map((folder) => basename(resolve(folder)));
const names = named.length > 0 ? named : readdirSync(PACKAGES);

mkdirSync(join(REPOSITORY, '.cache'), { recursive: true });
const staging = mkdtempSync(join(REPOSITORY, '.cache/pack-'));
try {
  run('node_modules/typescript/bin/tsc', '-p', 'tools/pack', '--outDir', staging);
  for (const name of names) buildPackage(name);
} finally {
  rmSync(staging, { recursive: true, force: true });
}

function buildPackage(name: string): void {
  const folder = join(PACKAGES, name);
  const dist = join(staging, name, 'src');
  copyStyleSheets(join(folder, 'src'), dist);
  for (const file of filesBelow(dist).filter((path) => path.endsWith('.js'))) {
    const path = join(dist, file);
    const { code, map } = finishModule(file, {
      code: readFileSync(path, 'utf8'),
      map: readFileSync(`${path}.map`, 'utf8'),
    });
    writeFileSync(path, code);
    writeFileSync(`${path}.map`, map);
    // npm makes the programs of a package executable as it installs them, but not those of a linked folder.
    if (code.startsWith('#!')) chmodSync(path, 0o755);
  }
  const prebuild = join('packages', name, 'prebuild.ts');
  if (existsSync(join(REPOSITORY, prebuild))) {
    run('--conditions=folia-source', prebuild, dist);
  }
  rmSync(join(folder, 'dist'), { recursive: true, force: true });
  renameSync(dist, join(folder, 'dist'));
  copyFileSync(join(REPOSITORY, 'LICENSE'), join(folder, 'LICENSE'));
}

function copyStyleSheets(source: string, dist: string): void {
  for (const file of filesBelow(source).filter((path) => path.endsWith('.css'))) {
    mkdirSync(dirname(join(dist, file)), { recursive: true });
    cpSync(join(source, file), join(dist, file));
  }
}

/** The paths of all files below a folder, relative to it. */
function filesBelow(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' });
}

/** Runs Node in the repository. @throws if it fails, after printing the reason itself */
function run(...args: string[]): void {
  const { status } = spawnSync(process.execPath, args, { cwd: REPOSITORY, stdio: 'inherit' });
  if (status !== 0) throw new Error(`node ${args.join(' ')} failed.`);
}
