import type { Server } from 'node:http';
import { join, sep } from 'node:path';
import {
  defaultClientConditions,
  defaultServerConditions,
  type InlineConfig,
  type PluginOption,
} from 'vite';
import { cacheRoot, listParents } from '../cache/cache-folder.ts';
import { COMPONENTS_MODULE } from '../components/names.ts';
import {
  engineFile,
  OWN_FOLDERS,
  PACKAGE_DIR,
  RUNS_FROM_SOURCE,
  SOURCE_CONDITION,
} from '../engine-files.ts';

export type DevelopmentOptions = {
  /** The server that browsers connect to. */
  server: Server;
  baseUrl: string;
  /** The folder of the site's builds, in which changes are ignored. */
  outDir: string;
};

/** What the browser loads unbundled in development; Vite prepares React for it once. */
const BROWSER_LIBRARIES = [
  'react',
  'react/jsx-runtime',
  'react/jsx-dev-runtime',
  'react-dom',
  'react-dom/client',
];

/** The config of the Vite server that loads the modules of a site; in development it also serves them to browsers. */
export function serverConfig(
  siteDir: string,
  plugins: PluginOption[],
  development?: DevelopmentOptions,
): InlineConfig {
  return {
    configFile: false,
    envDir: false,
    publicDir: false,
    root: PACKAGE_DIR,
    base: development?.baseUrl,
    mode: development ? 'development' : 'production',
    appType: 'custom',
    logLevel: 'warn',
    clearScreen: false,
    cacheDir: join(cacheRoot(siteDir), 'vite'),
    ...sharedConfig(siteDir),
    plugins,
    optimizeDeps: { noDiscovery: true, include: development ? BROWSER_LIBRARIES : [] },
    server: {
      middlewareMode: true,
      ...(development
        ? {
            hmr: { server: development.server },
            fs: { allow: servedFolders(siteDir) },
            watch: { ignored: [(path) => isWithin(path, development.outDir)] },
          }
        : { hmr: false, ws: false, watch: null }),
    },
  };
}

/** Whether a path is that of a folder or of something in it. */
function isWithin(path: string, folder: string): boolean {
  return path === folder || path.startsWith(folder + sep);
}

/** The folders whose modules development may send: the engine's, the site's, and those of libraries. */
function servedFolders(siteDir: string): string[] {
  const roots = [...OWN_FOLDERS, siteDir];
  return [...roots, ...roots.flatMap(listParents).map((folder) => join(folder, 'node_modules'))];
}

/** The conditions for resolving `exports`: in the repository, packages export their sources. */
function exportConditions(defaults: readonly string[]): string[] {
  return RUNS_FROM_SOURCE ? [SOURCE_CONDITION, ...defaults] : [...defaults];
}

/** The part of the config that every Vite run of the engine shares. */
export function sharedConfig(siteDir: string) {
  return {
    ssr: {
      // Loaded by Vite like the engine, so that there is one copy of the modules that they share.
      noExternal: [/^folia(?:-\w+)?(?:\/|$)/],
      resolve: { conditions: exportConditions(defaultServerConditions) },
    },
    resolve: {
      conditions: exportConditions(defaultClientConditions),
      alias: [
        {
          find: new RegExp(`^${COMPONENTS_MODULE}$`),
          replacement: engineFile('components/index.ts'),
        },
        { find: /^folia$/, replacement: engineFile('index.ts') },
        { find: /^@site\//, replacement: `${siteDir}/` },
      ],
      // Docusaurus sites have these without declaring them.
      dedupe: ['react', 'react-dom', 'clsx'],
    },
  };
}
