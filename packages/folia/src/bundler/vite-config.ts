import type { Server } from 'node:http';
import { join } from 'node:path';
import {
  createRunnableDevEnvironment,
  type DevEnvironment,
  defaultClientConditions,
  defaultServerConditions,
  type InlineConfig,
  type PluginOption,
  type ResolvedConfig,
} from 'vite';
import { cacheRoot, listParents, writableFolder } from '../cache/cache-folder.ts';
import { COMPONENTS_MODULE, MDX_COMPONENTS_MODULE } from '../components/names.ts';
import {
  engineFile,
  OWN_FOLDERS,
  OWN_PACKAGES,
  PACKAGE_DIR,
  RUNS_FROM_SOURCE,
  SOURCE_CONDITION,
} from '../engine-files.ts';
import { enginePackage } from '../engine-package.ts';
import { type ConvertedModules, packageEvaluator } from './refused-packages.ts';

export type DevelopmentOptions = {
  /** The server that browsers connect to. */
  server: Server;
  baseUrl: string;
  /** Whether the engine writes a path, so that its changes are ignored. */
  isWritten: (path: string) => boolean;
};

/** Libraries that Vite bundles once in development, where the browser loads modules unbundled. */
const BROWSER_LIBRARIES = [
  'react',
  'react/jsx-runtime',
  'react/jsx-dev-runtime',
  'react-dom',
  'react-dom/client',
];

/** The engine and its libraries, which the browser loads as they are, without a pause for bundling. */
function ownLibraries(): string[] {
  return [...OWN_PACKAGES, ...Object.keys(enginePackage().dependencies)];
}

/** Returns the config of the Vite server that loads a site's modules and, in development, serves them to browsers. */
export function serverConfig(
  siteDir: string,
  plugins: PluginOption[],
  converted: ConvertedModules,
  development?: DevelopmentOptions,
): InlineConfig {
  const cacheDir = join(cacheRoot(siteDir), 'vite');
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
    // Only in development, it holds what browsers load.
    cacheDir: development ? writableFolder(cacheDir) : cacheDir,
    ...sharedConfig(siteDir),
    plugins,
    environments: { ssr: { dev: { createEnvironment: moduleEnvironment(converted) } } },
    optimizeDeps: development
      ? // Packages of the site are bundled when the browser first asks for them: it cannot load CommonJS.
        { include: BROWSER_LIBRARIES, exclude: ownLibraries(), entries: [] }
      : { noDiscovery: true, include: [] },
    server: {
      middlewareMode: true,
      ...(development
        ? {
            hmr: { server: development.server },
            fs: { allow: servedFolders(siteDir) },
            watch: { ignored: [development.isWritten] },
          }
        : // Nobody else asks it for files, and mistakes in modules are reported by those who load them.
          {
            hmr: false,
            ws: false,
            watch: null,
            fs: { strict: false },
            preTransformRequests: false,
          }),
    },
  };
}

/** The environment that loads a site's modules in this process. */
function moduleEnvironment(converted: ConvertedModules) {
  return (name: string, config: ResolvedConfig): DevEnvironment => {
    const environment = createRunnableDevEnvironment(name, config, {
      runnerOptions: {
        // The loader of modules clears and loads them itself. Otherwise, each change would load them twice, and report
        // errors twice.
        hmr: false,
        // Node, which is the default, never frees the source map of a module.
        sourcemapInterceptor: 'prepareStackTrace',
        evaluator: packageEvaluator((file) => environment.runner.import(file), converted),
      },
    });
    return environment;
  };
}

/** Lists folders whose modules can be served in development: those of the engine, the site and libraries. */
function servedFolders(siteDir: string): string[] {
  const roots = [...OWN_FOLDERS, siteDir];
  return [...roots, ...roots.flatMap(listParents).map((folder) => join(folder, 'node_modules'))];
}

/** Adds the condition for resolving `exports` to source files if the engine runs from source. */
function exportConditions(defaults: readonly string[]): string[] {
  return RUNS_FROM_SOURCE ? [SOURCE_CONDITION, ...defaults] : [...defaults];
}

/** Returns the config that all bundles of a site's code for browsers share. */
export function browserConfig(siteDir: string, base: string): InlineConfig {
  return {
    configFile: false,
    envDir: false,
    publicDir: false,
    root: PACKAGE_DIR,
    mode: 'production',
    base,
    logLevel: 'warn',
    ...sharedConfig(siteDir),
  };
}

/** The output options that these bundles share. */
export const BROWSER_OUTPUT = {
  write: false,
  target: 'baseline-widely-available',
  modulePreload: false,
  reportCompressedSize: false,
} as const;

/** Returns the config that all Vite servers and builds of the engine share. */
export function sharedConfig(siteDir: string) {
  return {
    // The site's own file is for its editor: it may extend a package that is not installed, or leave JSX as it is.
    tsconfig: join(PACKAGE_DIR, 'site.tsconfig.json'),
    ssr: {
      noExternal: [
        // Loaded by Vite like the engine, so that modules that they share exist only once.
        /^folia(?:-\w+)?(?:\/|$)/,
        // The engine answers these imports, even where the packages are installed.
        /^@docusaurus\//,
        '@mdx-js/react',
      ],
      resolve: { conditions: exportConditions(defaultServerConditions) },
    },
    resolve: {
      conditions: exportConditions(defaultClientConditions),
      alias: [
        {
          find: new RegExp(`^${COMPONENTS_MODULE}$`),
          replacement: engineFile('components/index.ts'),
        },
        {
          find: new RegExp(`^${MDX_COMPONENTS_MODULE}$`),
          replacement: engineFile('components/mdx-components.ts'),
        },
        { find: /^folia$/, replacement: engineFile('index.ts') },
        { find: /^@site\//, replacement: `${siteDir}/` },
      ],
      // Docusaurus sites can import these without declaring them.
      dedupe: ['react', 'react-dom', 'clsx'],
    },
  };
}
