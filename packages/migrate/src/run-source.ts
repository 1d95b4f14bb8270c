import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createServer, isRunnableDevEnvironment, type Plugin, transformWithOxc } from 'vite';
import { isOwnDependency, isPackage, LENT } from './module-specifier.ts';
import { registerRequireHooks } from './require-hooks.ts';
import { asEsModule, importedNames, STAND_IN } from './source-module.ts';

const FOLDER = dirname(fileURLToPath(import.meta.url));
const MISSING_IN_VITE = '\0missing-package:';
const MISSING_FILE_IN_VITE = '\0missing-file:';

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
      // Unfinished imports fail now.
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
 * Makes Vite run CommonJS modules, and gives missing packages the exports that are imported from
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
      return `${MISSING_IN_VITE}${source}\0${importer}`;
    },
    load(id) {
      if (!id.startsWith(MISSING_IN_VITE)) return null;
      const [source = '', importer = ''] = id.slice(MISSING_IN_VITE.length).split('\0');
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

/** A module with the exports of a package that this package depends on. */
function lentModule(source: string, names: string[]): string {
  return [
    `import { createRequire } from 'node:module';`,
    `const lent = createRequire(${JSON.stringify(import.meta.url)})(${JSON.stringify(source)});`,
    'export default lent;',
    ...names.map((name) => `export const ${name} = lent.${name};`),
  ].join('\n');
}

/**
 * Compiles TypeScript to JavaScript. The site's tsconfig.json is ignored, since it may extend a
 * missing package.
 */
function stripTypes(code: string, file: string) {
  const lang = file.endsWith('x') ? 'tsx' : 'ts';
  return transformWithOxc(code, file, { lang, tsconfig: false, sourcemap: true });
}
