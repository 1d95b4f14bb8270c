import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

/** The module that runs the client modules of a site, relative to the engine's folder. */
export const CLIENT_MODULES = 'app/client-modules/start-modules.ts';

/** The module that replaces the app's empty list of client modules. */
export const REGISTERED_MODULES = '\0docs:client-modules';

/**
 * Lists the client modules of a site. Those that do not exist have been reported.
 * @returns paths relative to the site's folder
 */
export function listClientModules(
  siteDir: string,
  { clientModules }: { clientModules: readonly string[] },
): string[] {
  return clientModules.filter((path) => existsSync(join(siteDir, path)));
}

/**
 * Registers the client modules of a site in the code for browsers.
 * @param listModules returns their paths, relative to the site's folder
 */
export function registeredModules(siteDir: string, listModules: () => readonly string[]): Plugin {
  return {
    name: 'docs:registered-modules',
    enforce: 'pre',
    resolveId: {
      filter: { id: /\/registered-modules\.[jt]s$/ },
      handler: () => REGISTERED_MODULES,
    },
    load: {
      filter: { id: new RegExp(`^${REGISTERED_MODULES}$`) },
      handler: () => {
        const paths = listModules();
        const imports = paths.map(
          (path, index) =>
            `import * as module${index} from ${JSON.stringify(`${siteDir}/${path}`)};`,
        );
        return `${imports.join('\n')}\nexport default [${paths.map((_, index) => `module${index}`)}];`;
      },
    },
  };
}
