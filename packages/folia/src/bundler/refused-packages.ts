import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { ESModulesEvaluator, type ModuleEvaluator } from 'vite/module-runner';
import { packageOfModule } from '../read/thrown-place.ts';

/** Modules that Vite loaded because Node refused them, by package. */
export type ConvertedModules = Map<string, Set<string>>;

/** Node's error codes for modules that only bundlers can load: without extensions, or with style sheets and pictures. */
const REFUSALS: ReadonlySet<unknown> = new Set([
  'ERR_IMPORT_ATTRIBUTE_MISSING',
  'ERR_MODULE_NOT_FOUND',
  'ERR_UNKNOWN_FILE_EXTENSION',
  'ERR_UNSUPPORTED_DIR_IMPORT',
]);

/**
 * Returns an evaluator that runs modules as Vite does, which leaves packages to Node. Packages that Node refuses are loaded
 * by Vite, like modules of the site, since Docusaurus bundles them.
 *
 * @param load loads a file with Vite
 * @param converted receives the modules that were loaded this way
 */
export function packageEvaluator(
  load: (file: string) => Promise<unknown>,
  converted: ConvertedModules,
): ModuleEvaluator {
  const base = new ESModulesEvaluator();
  return {
    startOffset: base.startOffset,
    runInlinedModule: (context, code) => base.runInlinedModule(context, code),
    async runExternalModule(address) {
      try {
        return withExports(await base.runExternalModule(address), address);
      } catch (error) {
        const name = packageOfFile(address);
        if (name === undefined || !isRefused(error)) throw error;
        const file = fileURLToPath(address);
        const module = await loadOrThrow(() => load(file), error);
        converted.set(name, new Set(converted.get(name)).add(file));
        return module;
      }
    },
  };
}

/** CommonJS modules that Node has loaded, by file. */
const { cache } = createRequire(import.meta.url);

/**
 * Adds `module.exports` to the namespace of a CommonJS module, as Node does from version 23 on:
 * https://nodejs.org/api/esm.html#commonjs-namespaces
 */
function withExports(namespace: object, address: string): object {
  const isKnown = 'module.exports' in namespace || !address.startsWith('file:');
  const loaded = isKnown ? undefined : cache[fileURLToPath(address)];
  return loaded ? { ...namespace, 'module.exports': loaded.exports } : namespace;
}

/** Loads a module. @throws the former error, which names the reason, if it cannot be loaded */
async function loadOrThrow(load: () => Promise<unknown>, former: unknown): Promise<unknown> {
  try {
    return await load();
  } catch {
    throw former;
  }
}

function isRefused(error: unknown): boolean {
  return (
    error instanceof SyntaxError ||
    (error instanceof Error && 'code' in error && REFUSALS.has(error.code))
  );
}

/** @example packageOfFile('file:///site/node_modules/@kiln/hot/a.js') // '@kiln/hot' */
function packageOfFile(address: string): string | undefined {
  const [, path] = /^file:.*\/node_modules\/(.*)$/.exec(address) ?? [];
  return path === undefined ? undefined : packageOfModule(path);
}
