import { readFileSync } from 'node:fs';
import { createRequire, type LoadFnOutput, registerHooks } from 'node:module';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createServer, isRunnableDevEnvironment, type Plugin, transformWithOxc } from 'vite';
import { MISSING } from './missing-package.ts';
import { asEsModule, importedNames, STAND_IN } from './source-module.ts';

const FOLDER = dirname(fileURLToPath(import.meta.url));
/** The folders in which Node looks for the libraries of this package. */
const LIBRARIES = createRequire(import.meta.url).resolve.paths('vite') ?? [];
const MISSING_IN_VITE = '\0missing-package:';

/** Runs the config files of a source folder, whether or not what they import is installed. */
export type SourceRunner = {
  /** The exports of a module. */
  run: (file: string) => Promise<Record<string, unknown>>;
  /** Packages that were asked for and are not installed. */
  missing: Set<string>;
  close: () => Promise<void>;
};

/**
 * Opens a runner. ES modules and TypeScript go through Vite; what `require` asks for goes through Node, with hooks
 * (https://nodejs.org/api/module.html#customization-hooks) that put a stand-in in the place of a missing package.
 */
export async function openSourceRunner(sourceDir: string): Promise<SourceRunner> {
  const missing = new Set<string>();
  const vite = await createServer({
    configFile: false,
    envDir: false,
    root: FOLDER,
    appType: 'custom',
    logLevel: 'silent',
    clearScreen: false,
    oxc: false,
    resolve: { alias: [{ find: /^@site\//, replacement: `${sourceDir}/` }] },
    plugins: [sourceModules(missing)],
    optimizeDeps: { noDiscovery: true, include: [] },
    server: { middlewareMode: true, hmr: false, ws: false, watch: null },
  });
  const { ssr } = vite.environments;
  if (!isRunnableDevEnvironment(ssr)) throw new Error('The module runner is not available.');
  const hooks = tolerantRequire(missing);
  return {
    run: (file) => ssr.runner.import(file),
    missing,
    async close() {
      hooks.deregister();
      await vite.close();
    },
  };
}

function tolerantRequire(missing: Set<string>) {
  return registerHooks({
    resolve(specifier, context, next) {
      try {
        return next(specifier, context);
      } catch (error) {
        if (!isPackage(specifier) || isOwn(context.parentURL)) throw error;
        missing.add(specifier);
        return { url: MISSING + specifier, format: 'commonjs', shortCircuit: true };
      }
    },
    load(url, context, next) {
      if (!url.startsWith(MISSING)) return withTolerantResolve(next(url, context), url);
      const name = url.slice(MISSING.length);
      const source = `module.exports = require(${JSON.stringify(STAND_IN)}).missingPackage(${JSON.stringify(name)});`;
      return { format: 'commonjs', source, shortCircuit: true };
    },
  });
}

/** Modules that Node loads for `require` resolve missing packages as well, once they ask for `require.resolve`. */
function withTolerantResolve(loaded: LoadFnOutput, url: string): LoadFnOutput {
  const source = String(loaded.source ?? '');
  const asks = source.includes('require.resolve') && !url.includes('/node_modules/');
  if (loaded.format !== 'commonjs' || !asks) return loaded;
  const prelude = `require(${JSON.stringify(STAND_IN)}).tolerant(require);`;
  return { ...loaded, source: prelude + source };
}

/** Lets Vite run modules that were written for CommonJS, and gives missing packages the names asked of them. */
function sourceModules(missing: Set<string>): Plugin {
  return {
    name: 'docs:migrated-source',
    enforce: 'pre',
    async resolveId(source, importer) {
      const isCode = importer !== undefined && /\.[cm]?[jt]sx?$/.test(importer);
      if (!isCode || !isPackage(source) || isOwn(importer)) return null;
      const found = await this.resolve(source, importer, { skipSelf: true });
      if (found) return found;
      missing.add(source);
      return `${MISSING_IN_VITE}${source}?${importer}`;
    },
    load(id) {
      if (!id.startsWith(MISSING_IN_VITE)) return null;
      const [source = '', importer = ''] = id.slice(MISSING_IN_VITE.length).split('?');
      const names = importedNames(readFileSync(importer, 'utf8'), source);
      return [
        `import { missingPackage } from ${JSON.stringify(STAND_IN)};`,
        `const standIn = missingPackage(${JSON.stringify(source)});`,
        'export default standIn;',
        ...names.map((name) => `export const ${name} = standIn;`),
      ].join('\n');
    },
    transform(code, id) {
      if (!/\.[cm]?[jt]sx?$/.test(id) || id.includes('\0')) return null;
      const text = id === STAND_IN ? code : asEsModule(code, id);
      return /\.[cm]?tsx?$/.test(id) ? withoutTypes(text, id) : { code: text, map: null };
    },
  };
}

/** Whether a library of this package asks, which copes on its own. */
function isOwn(asking = ''): boolean {
  return LIBRARIES.some((folder) => asking.includes(folder));
}

/** Whether a specifier names a package, as opposed to a file. */
function isPackage(specifier: string): boolean {
  return !/^[./\0]|^[a-z]:[\\/]|^(?:node|file|data):|^@site\//i.test(specifier);
}

/** TypeScript as JavaScript. A site's tsconfig.json extends a package that may be missing, and is not read. */
function withoutTypes(code: string, file: string) {
  const lang = file.endsWith('x') ? 'tsx' : 'ts';
  return transformWithOxc(code, file, { lang, tsconfig: false, sourcemap: true });
}
