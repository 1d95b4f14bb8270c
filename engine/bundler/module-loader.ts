import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { createServer, isRunnableDevEnvironment, type Plugin, type ViteDevServer } from 'vite';
import type { ShellRenderer } from '../app/server.tsx';

/** The folder of the engine's package, which holds its libraries. */
export const PACKAGE_DIR = fileURLToPath(new URL('../../', import.meta.url)).replace(/[\\/]$/, '');
const ENGINE_DIR = `${PACKAGE_DIR}/engine`;

/** Loads modules that Node cannot: TypeScript with JSX, MDX, `@site/` imports. */
export type ModuleLoader = {
  load: (file: string) => Promise<Record<string, unknown>>;
  loadDefault: (file: string) => Promise<unknown>;
  /** Runs a compiled MDX module as if it stood at `file`, so that its imports resolve from there. */
  loadMdx: (file: string, code: string) => Promise<Record<string, unknown>>;
  shellRenderer: () => Promise<ShellRenderer>;
  /** Forgets what was loaded from a file and from all that import it. */
  forget: (file: string) => void;
  vite: ViteDevServer;
  close: () => Promise<void>;
};

/** Opens a loader for a site. One Vite server does the work; it listens on no port unless development asks it to. */
export async function openModuleLoader(
  siteDir: string,
  development?: { server: ViteDevServer['config']['server']['hmr']; plugins: Plugin[] },
): Promise<ModuleLoader> {
  const mdx = new Map<string, string>();
  const vite = await createServer({
    configFile: false,
    root: PACKAGE_DIR,
    mode: development ? 'development' : 'production',
    appType: 'custom',
    logLevel: 'warn',
    clearScreen: false,
    ...sharedConfig(siteDir),
    plugins: [mdxModules(mdx), ...(development?.plugins ?? [])],
    optimizeDeps: { noDiscovery: true, include: [] },
    server: {
      middlewareMode: true,
      ...(development
        ? { hmr: development.server, fs: { strict: false } }
        : { hmr: false, ws: false, watch: null }),
    },
  });
  const { ssr } = vite.environments;
  if (!isRunnableDevEnvironment(ssr)) throw new Error('The module runner is not available.');
  const load = (file: string): Promise<Record<string, unknown>> => ssr.runner.import(file);

  const forget = (file: string): void => {
    for (const module of ssr.moduleGraph.getModulesByFile(file) ?? []) {
      ssr.moduleGraph.invalidateModule(module);
    }
    ssr.runner.clearCache();
  };

  return {
    vite,
    load,
    loadDefault: async (file) => (await load(file)).default,
    async loadMdx(file, code) {
      if (mdx.get(file) !== code) {
        mdx.set(file, code);
        forget(file);
      }
      return load(file);
    },
    async shellRenderer() {
      const { renderShell, renderContent } = await ssr.runner.import<
        typeof import('../app/server.tsx')
      >(`${ENGINE_DIR}/app/server.tsx`);
      return { renderShell, renderContent };
    },
    forget,
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
      filter: { id: /\.mdx$/ },
      handler: (id) => compiled.get(id) ?? readFileSync(id, 'utf8'),
    },
  };
}
