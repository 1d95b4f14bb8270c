import { readFileSync } from 'node:fs';
import type { Server } from 'node:http';
import { fileURLToPath } from 'node:url';
import { createServer, isRunnableDevEnvironment, type Plugin, type ViteDevServer } from 'vite';
import type { ShellRenderer } from '../app/server.tsx';
import { siteNavbarItems } from './navbar-components.ts';
import { translationImports } from './translation-imports.ts';

/** The folder of the engine's package, which holds its libraries. */
export const PACKAGE_DIR = fileURLToPath(new URL('../../', import.meta.url)).replace(/[\\/]$/, '');
const ENGINE_DIR = `${PACKAGE_DIR}/engine`;

/** Loads modules that Node cannot: TypeScript with JSX, MDX, `@site/` imports. */
export type ModuleLoader = {
  load: (file: string) => Promise<Record<string, unknown>>;
  loadDefault: (file: string) => Promise<unknown>;
  /**
   * Runs a compiled MDX module as if it stood at `file`, so that its imports resolve from there.
   * @param variant tells apart what one file is compiled to, such as in several locales
   */
  loadMdx: (file: string, code: string, variant: string) => Promise<Record<string, unknown>>;
  shellRenderer: () => Promise<ShellRenderer>;
  /** Forgets all loaded modules, so that changed files are read anew. */
  reset: () => void;
  vite: ViteDevServer;
  close: () => Promise<void>;
};

/** What the browser loads unbundled in development, React being made ready for it once. */
const BROWSER_LIBRARIES = [
  'react',
  'react/jsx-runtime',
  'react/jsx-dev-runtime',
  'react-dom',
  'react-dom/client',
];

export type DevelopmentOptions = { server: Server; baseUrl: string };

/** Opens a loader for a site. One Vite server does the work; in development it also feeds the browser. */
export async function openModuleLoader(
  siteDir: string,
  development?: DevelopmentOptions,
): Promise<ModuleLoader> {
  const mdx = new Map<string, string>();
  const vite = await createServer({
    configFile: false,
    root: PACKAGE_DIR,
    base: development?.baseUrl,
    mode: development ? 'development' : 'production',
    appType: 'custom',
    logLevel: 'warn',
    clearScreen: false,
    ...sharedConfig(siteDir),
    plugins: [siteNavbarItems(siteDir), translationImports(siteDir), mdxModules(mdx)],
    optimizeDeps: { noDiscovery: true, include: development ? BROWSER_LIBRARIES : [] },
    server: {
      middlewareMode: true,
      ...(development
        ? { hmr: { server: development.server }, fs: { allow: [PACKAGE_DIR, siteDir] } }
        : { hmr: false, ws: false, watch: null }),
    },
  });
  const { ssr } = vite.environments;
  if (!isRunnableDevEnvironment(ssr)) throw new Error('The module runner is not available.');
  const load = (file: string): Promise<Record<string, unknown>> => ssr.runner.import(file);

  return {
    vite,
    load,
    loadDefault: async (file) => (await load(file)).default,
    loadMdx(file, code, variant) {
      const id = `${file}?variant=${encodeURIComponent(variant)}`;
      mdx.set(id, code);
      return load(id);
    },
    async shellRenderer() {
      const { renderShell, renderContent } = await ssr.runner.import<
        typeof import('../app/server.tsx')
      >(`${ENGINE_DIR}/app/server.tsx`);
      return { renderShell, renderContent };
    },
    reset() {
      ssr.moduleGraph.invalidateAll();
      ssr.runner.clearCache();
    },
    close: () => vite.close(),
  };
}

/** What every Vite run of the engine shares. */
export function sharedConfig(siteDir: string) {
  return {
    resolve: {
      alias: [
        { find: /^docs-engine$/, replacement: `${ENGINE_DIR}/index.ts` },
        { find: /^@site\//, replacement: `${siteDir}/` },
      ],
      dedupe: ['react', 'react-dom'],
    },
  };
}

/** Serves the compiled text of MDX files. */
function mdxModules(compiled: Map<string, string>): Plugin {
  return {
    name: 'docs:mdx',
    load: {
      filter: { id: /\.mdx(?:\?|$)/ },
      handler: (id) => compiled.get(id) ?? readFileSync(id.replace(/\?.*$/, ''), 'utf8'),
    },
  };
}
