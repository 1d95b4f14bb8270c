import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { SiteError } from 'folia-problems';
import { PACKAGE_DIR } from '../engine-files.ts';
import { enginePackage } from '../engine-package.ts';
import { listFiles } from '../read/read-files.ts';
import { engineDependencies } from './engine-dependencies.ts';
import { isInstalled, nextCommandsOfRepository } from './next-commands.ts';
import { packageName } from './package-name.ts';
import { SITE_SCRIPTS } from './site-scripts.ts';

const TEMPLATE = join(PACKAGE_DIR, 'template');

/** npm excludes files with this name from packages, so the template has it without the dot. */
const IGNORE_FILE = '.gitignore';

/** The versions that the template's `tsconfig.json` is for. */
const TYPESCRIPT = '>=5.8.0';

export type NewSite = {
  /** Paths relative to the site's folder. */
  files: string[];
  /** Commands to run next, in the current folder. */
  nextCommands: string[];
};

/** Writes a small site to an empty folder, which is created if needed. @throws SiteError if the folder is not empty */
export function newSite(siteDir: string): NewSite {
  refuseUsedFolder(siteDir);
  const files = new Map(
    listFiles(TEMPLATE, '.').map((path) => [
      path === IGNORE_FILE.slice(1) ? IGNORE_FILE : path,
      readFileSync(join(TEMPLATE, path)),
    ]),
  );
  const manifest = packageManifest(siteDir);
  files.set('package.json', Buffer.from(`${JSON.stringify(manifest, null, 2)}\n`));
  for (const [path, content] of files) {
    mkdirSync(dirname(join(siteDir, path)), { recursive: true });
    writeFileSync(join(siteDir, path), content);
  }
  const names = Object.keys({ ...manifest.dependencies, ...manifest.devDependencies });
  const hasPackages = !names.every((name) => isInstalled(siteDir, name));
  const commands = nextCommandsOfRepository(siteDir, { hasPackages }).slice(0, 3);
  return { files: [...files.keys()].sort(), nextCommands: commands };
}

function refuseUsedFolder(siteDir: string): void {
  if (!existsSync(siteDir)) return;
  const isFolder = statSync(siteDir).isDirectory();
  // A new Git repository counts as empty.
  const isEmpty = isFolder && readdirSync(siteDir).every((name) => name === '.git');
  if (isEmpty) return;
  throw new SiteError([
    {
      message: isFolder ? `The folder ${siteDir} is not empty.` : `${siteDir} is a file.`,
      hint: 'Choose a new or empty folder.',
    },
  ]);
}

/** The content of the `package.json` of a new site. It names the engine only if npm can install that. */
function packageManifest(siteDir: string) {
  const { engines, peerDependencies, contentPackages } = enginePackage();
  return {
    name: packageName(basename(siteDir)),
    version: '0.0.0',
    private: true,
    type: 'module',
    scripts: { ...SITE_SCRIPTS, typecheck: 'tsc' },
    dependencies: {
      ...engineDependencies(siteDir),
      ...peerDependencies,
      ...contentPackages,
    },
    devDependencies: { '@types/react': peerDependencies.react, typescript: TYPESCRIPT },
    engines,
  };
}
