import { existsSync, readFileSync } from 'node:fs';
import { createRequire, type LoadFnOutput, registerHooks } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { createServer, isRunnableDevEnvironment, type Plugin, transformWithOxc } from 'vite';
import { MISSING, MISSING_FILE } from './missing-package.ts';
import { asEsModule, importedNames, isCommonJs, STAND_IN } from './source-module.ts';

const FOLDER = dirname(fileURLToPath(import.meta.url));
/** The folders in which Node looks for the dependencies of this package. */
const LIBRARIES = createRequire(import.meta.url).resolve.paths('vite') ?? [];
const MISSING_IN_VITE = '\0missing-package:';
const MISSING_FILE_IN_VITE = '\0missing-file:';
/** Packages that configs read data with. Those of this package replace them where they are not installed. */
const LENT = new Set(['yaml']);
const { resolve: resolveHere } = createRequire(import.meta.url);

/** Runs the config files of a source folder, even if their imports are not installed. */
export type SourceRunner = {
  /** Returns the exports of a module. */
  run: (file: string) => Promise<Record<string, unknown>>;
  /** Packages that were imported but are not installed. */
  missing: Set<string>;
  /** Absolute paths of files that were imported but do not exist. */
  missingFiles: Set<string>;
  close: () => Promise<void>;
};

/**
 * Opens a runner. ES modules and TypeScript are run by Vite; `require` is handled by Node, with
 * hooks (https://nodejs.org/api/module.html#customization-hooks) that replace a missing package
 * with a stand-in.
 *
 * @param options.configKeys see `missingPackage`
 * @param options.provided code of modules that replace packages, installed or not, by the name of the package
 * @param options.allowsMissingFiles whether a file that does not exist is replaced: data by an empty list, code by a
 *   stand-in. Scripts of a repository often generate what its config imports, such as the sidebar of a reference.
 */
export async function openSourceRunner(
  sourceDir: string,
  {
    configKeys = [],
    provided = {},
    allowsMissingFiles = false,
  }: {
    configKeys?: string[];
    provided?: Record<string, string>;
    allowsMissingFiles?: boolean;
  } = {},
): Promise<SourceRunner> {
  const missing = new Set<string>();
  const missingFiles = new Set<string>();
  const vite = await createServer({
    configFile: false,
    envDir: false,
    root: FOLDER,
    appType: 'custom',
    logLevel: 'silent',
    clearScreen: false,
    oxc: false,
    resolve: { alias: [{ find: /^@site\//, replacement: `${sourceDir}/` }] },
    plugins: [
      providedPackages(provided),
      ...(allowsMissingFiles ? [missingFilePlugin(missingFiles, configKeys)] : []),
      sourceModulePlugin(missing, configKeys),
    ],
    optimizeDeps: { noDiscovery: true, include: [] },
    server: { middlewareMode: true, hmr: false, ws: false, watch: null },
  });
  const { ssr } = vite.environments;
  if (!isRunnableDevEnvironment(ssr)) throw new Error('The module runner is not available.');
  const hooks = registerRequireHooks(missing, allowsMissingFiles ? missingFiles : undefined);
  // A config may start work that it does not wait for, such as drawing pictures. If that fails, the config has still run.
  const ignoreRejection = () => {};
  process.on('unhandledRejection', ignoreRejection);
  // Docusaurus runs in the folder of the site, and configs read files by paths relative to it.
  const folder = process.cwd();
  process.chdir(sourceDir);
  return {
    run: (file) => ssr.runner.import(file),
    missing,
    missingFiles,
    async close() {
      process.chdir(folder);
      hooks.deregister();
      await vite.close();
      // What is still being imported fails now.
      await new Promise((resolve) => setImmediate(resolve));
      process.off('unhandledRejection', ignoreRejection);
    },
  };
}

function providedPackages(provided: Record<string, string>): Plugin {
  const prefix = '\0provided-package:';
  return {
    name: 'docs:provided-packages',
    enforce: 'pre',
    resolveId: (source) => (Object.hasOwn(provided, source) ? prefix + source : null),
    load: (id) => (id.startsWith(prefix) ? provided[id.slice(prefix.length)] : null),
  };
}

/** @param missingFiles collects files that do not exist; undefined if these are errors */
function registerRequireHooks(missing: Set<string>, missingFiles: Set<string> | undefined) {
  return registerHooks({
    resolve(specifier, context, next) {
      try {
        return next(specifier, context);
      } catch (error) {
        const { parentURL = '' } = context;
        if (
          missingFiles &&
          /^\.\.?\//.test(specifier) &&
          /^file:(?!.*\/node_modules\/)/.test(parentURL)
        ) {
          const path = fileURLToPath(new URL(specifier, parentURL));
          // Node does not add this extension; Vite does, and is asked for the file, too.
          if (existsSync(`${path}.ts`)) throw error;
          return { url: MISSING_FILE + path, format: 'commonjs', shortCircuit: true };
        }
        if (!isPackage(specifier) || isOwnDependency(parentURL)) throw error;
        if (LENT.has(specifier)) {
          const url = pathToFileURL(resolveHere(specifier)).href;
          return { url, format: 'commonjs', shortCircuit: true };
        }
        missing.add(specifier);
        return { url: MISSING + specifier, format: 'commonjs', shortCircuit: true };
      }
    },
    load(url, context, next) {
      const isFile = url.startsWith(MISSING_FILE);
      if (!isFile && !url.startsWith(MISSING)) {
        return withTolerantResolve(asWritten(next(url, context), url), url);
      }
      const name = url.slice((isFile ? MISSING_FILE : MISSING).length);
      if (isFile) missingFiles?.add(name);
      const standIn = name.endsWith('.json')
        ? 'emptyData()'
        : `missingPackage(${JSON.stringify(name)})`;
      const source = `module.exports = require(${JSON.stringify(STAND_IN)}).${standIn};`;
      return { format: 'commonjs', source, shortCircuit: true };
    },
  });
}

/** A script in CommonJS is run as one even if its package says that scripts are ES modules, which loaders of configs ignore. */
function asWritten(loaded: LoadFnOutput, url: string): LoadFnOutput {
  const isScript = loaded.format === 'module' && /\.[jt]s$/.test(url);
  if (!isScript || url.includes('/node_modules/')) return loaded;
  return isCommonJs(String(loaded.source ?? '')) ? { ...loaded, format: 'commonjs' } : loaded;
}

/** Makes `require.resolve` resolve missing packages in CommonJS modules that use it. */
function withTolerantResolve(loaded: LoadFnOutput, url: string): LoadFnOutput {
  const source = String(loaded.source ?? '');
  const asks = source.includes('require.resolve') && !url.includes('/node_modules/');
  if (loaded.format !== 'commonjs' || !asks) return loaded;
  const prelude = `require(${JSON.stringify(STAND_IN)}).tolerant(require);`;
  return { ...loaded, source: prelude + source };
}

/** Replaces files that do not exist, as `allowsMissingFiles` describes. */
function missingFilePlugin(missingFiles: Set<string>, configKeys: string[]): Plugin {
  return {
    name: 'docs:missing-files',
    enforce: 'pre',
    async resolveId(source, importer) {
      const isFile = importer !== undefined && /^\.\.?\//.test(source);
      if (!isFile || isOwnDependency(importer)) return null;
      const found = await this.resolve(source, importer, { skipSelf: true });
      if (found) return found;
      missingFiles.add(join(dirname(importer), source));
      return `${MISSING_FILE_IN_VITE}${source}?${importer}`;
    },
    load(id) {
      if (!id.startsWith(MISSING_FILE_IN_VITE)) return null;
      const [source = '', importer = ''] = id.slice(MISSING_FILE_IN_VITE.length).split('?');
      if (source.endsWith('.json')) return emptyDataModule(source, importer);
      return standInModule(source, importer, configKeys);
    },
  };
}

/** A module with empty data, also for the keys that the importer takes from it. */
function emptyDataModule(source: string, importer: string): string {
  const names = importedNames(readFileSync(importer, 'utf8'), source);
  return [
    `import { emptyData } from ${JSON.stringify(STAND_IN)};`,
    'const data = emptyData();',
    'export default data;',
    ...names.map((name) => `export const ${name} = data.${name};`),
  ].join('\n');
}

/** A module with a stand-in for each name that the importer takes from it. */
function standInModule(source: string, importer: string, configKeys: string[]): string {
  const names = importedNames(readFileSync(importer, 'utf8'), source);
  return [
    `import { missingPackage } from ${JSON.stringify(STAND_IN)};`,
    `const standIn = missingPackage(${JSON.stringify(source)}, ${JSON.stringify(configKeys)});`,
    'export default standIn;',
    ...names.map((name) => `export const ${name} = standIn.${name};`),
  ].join('\n');
}

/**
 * Lets Vite run CommonJS modules, and gives missing packages the exports that are imported from
 * them.
 */
function sourceModulePlugin(missing: Set<string>, configKeys: string[]): Plugin {
  return {
    name: 'docs:migrated-source',
    enforce: 'pre',
    async resolveId(source, importer) {
      const isCode = importer !== undefined && /\.[cm]?[jt]sx?$/.test(importer);
      if (!isCode || !isPackage(source) || isOwnDependency(importer)) return null;
      const found = await this.resolve(source, importer, { skipSelf: true });
      if (found) return found;
      if (!LENT.has(source)) missing.add(source);
      return `${MISSING_IN_VITE}${source}?${importer}`;
    },
    load(id) {
      if (!id.startsWith(MISSING_IN_VITE)) return null;
      const [source = '', importer = ''] = id.slice(MISSING_IN_VITE.length).split('?');
      return LENT.has(source)
        ? lentModule(source, importedNames(readFileSync(importer, 'utf8'), source))
        : standInModule(source, importer, configKeys);
    },
    transform(code, id) {
      if (!/\.[cm]?[jt]sx?$/.test(id) || id.includes('\0')) return null;
      const text = id === STAND_IN ? code : asEsModule(code, id);
      return /\.[cm]?tsx?$/.test(id) ? stripTypes(text, id) : { code: text, map: null };
    },
  };
}

/** A module with the exports of a package that this package has. */
function lentModule(source: string, names: string[]): string {
  return [
    `import { createRequire } from 'node:module';`,
    `const lent = createRequire(${JSON.stringify(import.meta.url)})(${JSON.stringify(source)});`,
    'export default lent;',
    ...names.map((name) => `export const ${name} = lent.${name};`),
  ].join('\n');
}

/** Whether the importer is a dependency of this package, which handles missing packages itself. */
function isOwnDependency(asking = ''): boolean {
  return LIBRARIES.some((folder) => asking.includes(folder));
}

/** Whether a specifier refers to a package, not to a file. */
function isPackage(specifier: string): boolean {
  if (specifier.startsWith('.') && specifier.includes('/node_modules/')) return true;
  return !/^[./\0]|^[a-z]:[\\/]|^(?:node|file|data):|^@site\//i.test(specifier);
}

/**
 * Compiles TypeScript to JavaScript. The site's tsconfig.json is ignored, since it may extend a
 * missing package.
 */
function stripTypes(code: string, file: string) {
  const lang = file.endsWith('x') ? 'tsx' : 'ts';
  return transformWithOxc(code, file, { lang, tsconfig: false, sourcemap: true });
}
