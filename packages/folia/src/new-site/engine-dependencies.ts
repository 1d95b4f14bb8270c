import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { z } from 'zod';
import { PACKAGE_DIR } from '../engine-files.ts';
import { enginePackage } from '../engine-package.ts';

const dependenciesSchema = z.object({
  dependencies: z.record(z.string(), z.string()).default({}),
});

/** The packages that the engine consists of. */
const ENGINE_PACKAGE = /^folia(?:-\w+)?$/;

/**
 * The `dependencies` by which the `package.json` of a site gets the engine: its version, if it is in a registry. Otherwise
 * the files that the running engine was installed from, which its folder's `package.json` names.
 *
 * @param siteDir absolute path of the site's folder, which paths are relative to
 * @returns nothing if there is no way to install the engine, because it runs in its repository
 */
export function engineDependencies(siteDir: string): Record<string, string> {
  const { version, isPrivate } = enginePackage();
  if (!isPrivate) return { folia: `^${version}` };
  const owner = dirname(dirname(PACKAGE_DIR));
  const file = join(owner, 'package.json');
  if (!PACKAGE_DIR.endsWith(join('node_modules', 'folia')) || !existsSync(file)) return {};
  const { dependencies } = dependenciesSchema.parse(JSON.parse(readFileSync(file, 'utf8')));
  return Object.fromEntries(
    Object.entries(dependencies)
      .filter(([name, from]) => ENGINE_PACKAGE.test(name) && from.startsWith('file:'))
      .map(([name, from]) => {
        const path = relative(siteDir, resolve(owner, from.slice('file:'.length)));
        return [name, `file:${path.replaceAll('\\', '/')}`];
      }),
  );
}
