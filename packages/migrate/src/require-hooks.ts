import { createRequire, type LoadFnOutput, registerHooks } from 'node:module';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { isFile } from 'folia/format';
import { MISSING, MISSING_FILE } from './missing-package.ts';
import { isOwnDependency, isPackage, LENT } from './module-specifier.ts';
import { requiredModule } from './required-module.ts';
import { isCommonJs, STAND_IN } from './source-module.ts';

const { resolve: resolveHere } = createRequire(import.meta.url);
/** What loaders of configs add to the path of an import, but Node does not. */
const ENDINGS = ['.js', '.ts', '.mjs', '.cjs', '.json', '/index.js', '/index.ts'];
/** The folder of this package and its neighbors, whose modules are not part of a source. */
const PACKAGES = new URL('../../', import.meta.url).href;

/**
 * Makes Node run the modules that a source requires, with stand-ins for missing ones, until `deregister` is called.
 *
 * @param missing collects packages that are not installed
 * @param missingFiles collects files that do not exist; undefined if these are errors
 */
export function registerRequireHooks(
  missing: Set<string>,
  missingFiles: Set<string> | undefined,
): { deregister: () => void } {
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
          const ending = ENDINGS.find((candidate) => isFile(path + candidate));
          if (ending !== undefined) return next(specifier + ending, context);
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
        return withTolerantResolve(asRequired(asWritten(next(url, context), url), url), url);
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

/** Runs a script in CommonJS as one even if its package says that scripts are ES modules, since config loaders ignore that. */
function asWritten(loaded: LoadFnOutput, url: string): LoadFnOutput {
  const isScript = loaded.format === 'module' && /\.[jt]s$/.test(url);
  if (!isScript || url.includes('/node_modules/')) return loaded;
  return isCommonJs(String(loaded.source ?? '')) ? { ...loaded, format: 'commonjs' } : loaded;
}

/** Makes an ES module of the source answer `require`, as it does in config loaders. */
function asRequired(loaded: LoadFnOutput, url: string): LoadFnOutput {
  const isOfSource = /^file:.*\.[cm]?[jt]sx?$/.test(url) && !url.startsWith(PACKAGES);
  if (!isOfSource || url.includes('/node_modules/')) return loaded;
  const source = requiredModule(String(loaded.source ?? ''), url);
  if (source === undefined) return loaded;
  return { ...loaded, source, format: /ts$/.test(url) ? 'module-typescript' : 'module' };
}

/** Makes `require.resolve` resolve missing packages in CommonJS modules that use it. */
function withTolerantResolve(loaded: LoadFnOutput, url: string): LoadFnOutput {
  const source = String(loaded.source ?? '');
  const asks = source.includes('require.resolve') && !url.includes('/node_modules/');
  if (loaded.format !== 'commonjs' || !asks) return loaded;
  const prelude = `require(${JSON.stringify(STAND_IN)}).tolerant(require);`;
  return { ...loaded, source: prelude + source };
}
