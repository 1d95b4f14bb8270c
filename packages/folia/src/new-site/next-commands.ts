import { existsSync } from 'node:fs';
import { join, relative } from 'node:path';
import { listParents } from '../cache/cache-folder.ts';
import { engineFile, SOURCE_CONDITION } from '../engine-files.ts';
import { quotePath } from '../quote-path.ts';
import { engineDependencies } from './engine-dependencies.ts';

/**
 * The commands to run next on a site, from the current folder: enter its folder, install its packages, serve it while it
 * is written, build it, serve the build. Skips the installation if a parent folder has the engine installed.
 *
 * @param options.hasPackages whether the site needs packages besides the engine, which must be installed in any case
 */
export function nextCommands(siteDir: string, options: { hasPackages?: boolean } = {}): string[] {
  const folder = relative(process.cwd(), siteDir);
  const needsInstall = options.hasPackages || !hasEngineAbove(siteDir);
  return [
    ...(folder === '' ? [] : [`cd ${quotePath(folder)}`]),
    ...(needsInstall ? ['npm install'] : []),
    'npm run dev',
    'npm run build',
    'npm run serve',
  ];
}

/**
 * Like `nextCommands`, for a site whose `package.json` cannot name the engine if that runs in its repository. Its
 * packages are installed without the engine, which is run by its path.
 */
export function nextCommandsOfRepository(
  siteDir: string,
  options: { hasPackages: boolean },
): string[] {
  const isInstallable = Object.keys(engineDependencies(siteDir)).length > 0;
  if (isInstallable || hasEngineAbove(siteDir)) return nextCommands(siteDir, options);
  const folder = quotePath(relative(process.cwd(), siteDir) || '.');
  const program = `node --conditions=${SOURCE_CONDITION} ${quotePath(relative(process.cwd(), engineFile('cli.ts')))}`;
  return [
    ...(options.hasPackages ? [`npm install --prefix ${folder}`] : []),
    `${program} dev --site ${folder}`,
    `${program} build --site ${folder}`,
  ];
}

function hasEngineAbove(siteDir: string): boolean {
  return isInstalled(siteDir, 'folia');
}

/** Whether a package is installed in a folder, or in one above it. */
export function isInstalled(folder: string, name: string): boolean {
  return listParents(folder).some((above) => existsSync(join(above, 'node_modules', name)));
}
