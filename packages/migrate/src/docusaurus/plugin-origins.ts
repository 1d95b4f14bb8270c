import { createRequire, registerHooks } from 'node:module';
import { dirname, isAbsolute, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseCode, requestedModules } from '../code-syntax.ts';
import { missingExportName, missingPackageName } from '../missing-package.ts';
import type { SourceRunner } from '../run-source.ts';

/** The module that exports a function of the config, and the name of the export. */
export type PluginOrigin = { source: string; name: string };

/** Finds out where a value of the config comes from; undefined if the config made it itself. */
export type FindOrigin = (value: unknown) => PluginOrigin | undefined;

type LoadedModule = { source: string; exports: Record<string, unknown> };

/**
 * Makes a function that finds the imports of a config by comparing its values with what the imported modules export. The
 * config must have run, so that loading a module again returns the same one.
 *
 * @param file of the config, relative to the source folder
 */
export async function readOrigins(
  sourceDir: string,
  { file, text }: { file: string; text: string },
  runner: Pick<SourceRunner, 'run'>,
): Promise<FindOrigin> {
  const config = join(sourceDir, file);
  const sources = requestedModules(parseCode(text))
    .filter(({ isType }) => !isType)
    .map(({ source }) => source);
  const loaded: LoadedModule[] = [];
  for (const source of new Set(sources)) loaded.push(...(await loadImport(source, config, runner)));
  return (value) => {
    const missing = missingPackageName(value);
    if (missing !== undefined) {
      const name = missingExportName(value);
      return name === undefined ? undefined : { source: missing, name };
    }
    if (typeof value === 'string') return { source: value, name: 'default' };
    for (const { source, exports } of loaded) {
      const name = Object.keys(exports).find((key) => exports[key] === value);
      if (name !== undefined) return { source, name };
    }
    return undefined;
  };
}

/** Loads a module as the config did: as a file of the source, with `require`, or as an installed package. */
async function loadImport(
  source: string,
  config: string,
  { run }: Pick<SourceRunner, 'run'>,
): Promise<LoadedModule[]> {
  const require = createRequire(config);
  const path = source.replace(/^@site\//, `${dirname(config)}/`);
  const isFile = /^\./.test(path) || isAbsolute(path);
  const attempts: (() => unknown)[] = [
    () => require(path),
    () => (isFile ? run(require.resolve(path)) : import(pathToFileURL(require.resolve(path)).href)),
    () => (isFile ? run(resolve(dirname(config), path)) : importFrom(path, config)),
  ];
  const found: LoadedModule[] = [];
  for (const attempt of attempts) {
    try {
      found.push({ source: path, exports: exportsOf(await attempt()) });
    } catch {
      // It is loaded in another way, or cannot be loaded at all.
    }
  }
  return found;
}

/** The conditions under which packages export what `import` gets: https://nodejs.org/api/packages.html#conditional-exports */
const IMPORT_CONDITIONS = ['node', 'import', 'module-sync'];

/** Loads the copy of a package that a file imports, since `require` may get another one. */
function importFrom(name: string, file: string): unknown {
  // Another name than the package's, for which Node remembers what it found.
  const token = `imported-by-config:${name}`;
  const hooks = registerHooks({
    resolve: (specifier, context, nextResolve) =>
      specifier === token
        ? nextResolve(name, { ...context, conditions: IMPORT_CONDITIONS })
        : nextResolve(specifier, context),
  });
  try {
    return createRequire(file)(token);
  } finally {
    hooks.deregister();
  }
}

function exportsOf(module: unknown): Record<string, unknown> {
  const isObject = typeof module === 'object' && module !== null;
  const named = isObject ? Object.fromEntries(Object.entries(module)) : {};
  const inner = 'default' in named ? named['default'] : undefined;
  // A function that is `module.exports` may have exports as properties.
  return typeof module === 'function'
    ? { default: module, ...module }
    : { ...named, default: inner };
}
