import { channel } from 'node:diagnostics_channel';

/** The prefix of what `require.resolve` returns for a package that is not installed; its name follows. */
export const MISSING = 'missing-package:';

/** The same for a file that does not exist; its absolute path follows. */
export const MISSING_FILE = 'missing-file:';

/**
 * The key for the package name of a stand-in. It is a registered symbol, because it is shared
 * between module graphs.
 */
const NAME = Symbol.for('folia.missing-package');

/** The key for the export of the package that a stand-in represents. */
const EXPORT = Symbol.for('folia.missing-export');

/**
 * The channel on which stand-ins say that code reads their data or calls them
 * (https://nodejs.org/api/diagnostics_channel.html). Module graphs share it.
 */
export const STAND_IN_USE = 'folia.stand-in-use';

const uses = channel(STAND_IN_USE);

/**
 * A stand-in for a package that is not installed. Reading, calling or constructing it returns a
 * stand-in again, so that a config can run without its plugins.
 *
 * @param configKeys keys of a config: a call with an object that has any of them returns the object, as functions such as
 *   `defineConfig` and `withPlugin(config)` do
 * @param exported the name of the export that it represents; empty for what an export returns
 */
export function missingPackage(
  name: string,
  configKeys: string[] = [],
  exported = 'default',
): unknown {
  const parts = new Map<string, unknown>();
  const result = () => missingPackage(name, configKeys, '');
  // Unlike an arrow function, it can be constructed.
  function standIn() {}
  return new Proxy(standIn, {
    get(_target, key) {
      if (key === NAME) return name;
      if (key === EXPORT) return exported;
      if (key === '__esModule') return true;
      // Prevents infinite recursion when a stand-in is awaited or printed.
      if (key === 'then' || key === 'toJSON') return undefined;
      if (key === Symbol.toPrimitive || key === Symbol.iterator) uses.publish(name);
      if (key === Symbol.toPrimitive) return () => name;
      if (key === Symbol.iterator) return () => [].values();
      const part = String(key);
      if (!parts.has(part)) {
        parts.set(part, missingPackage(name, configKeys, exported === 'default' ? part : ''));
      }
      return parts.get(part);
    },
    ownKeys(target) {
      uses.publish(name);
      return Reflect.ownKeys(target);
    },
    apply(_target, _this, [first]: unknown[]) {
      uses.publish(name);
      return configKeys.some((key) => hasKey(first, key)) ? first : result();
    },
    construct() {
      uses.publish(name);
      return Object(result());
    },
  });
}

/**
 * The data of a file that does not exist: an empty list, whose properties are empty as well, since the shape of the data
 * is unknown.
 */
export function emptyData(): unknown {
  const parts = new Map<string, unknown>();
  return new Proxy<unknown[]>([], {
    get(target, key, receiver) {
      if (typeof key === 'symbol' || key === 'then' || key === 'toJSON' || key in target) {
        return Reflect.get(target, key, receiver);
      }
      if (!parts.has(key)) parts.set(key, emptyData());
      return parts.get(key);
    },
  });
}

function hasKey(value: unknown, key: string): boolean {
  return typeof value === 'object' && value !== null && Object.hasOwn(value, key);
}

/** The package that a stand-in represents, or undefined for any other value. */
export function missingPackageName(value: unknown): string | undefined {
  if (typeof value !== 'function') return undefined;
  const name: unknown = Reflect.get(value, NAME);
  return typeof name === 'string' ? name : undefined;
}

/** The name of the export that a stand-in represents; undefined for parts of exports and what they return. */
export function missingExportName(value: unknown): string | undefined {
  if (missingPackageName(value) === undefined || typeof value !== 'function') return undefined;
  const name: unknown = Reflect.get(value, EXPORT);
  return typeof name === 'string' && name !== '' ? name : undefined;
}

/**
 * Makes `require.resolve` return names for packages that are not installed. Hooks do this on Node 24; on Node 22 they only
 * see calls of `require`, so it is called where a package cannot be resolved.
 */
export function tolerant(require: NodeJS.Require): NodeJS.Require {
  const { resolve } = require;
  const tolerantResolve = (name: string, options?: { paths?: string[] }) => {
    const resolveExisting = (path: string) => {
      const found = resolve(path, options);
      if (found.startsWith(MISSING_FILE)) throw new MissingFile(found.slice(MISSING_FILE.length));
      return found;
    };
    try {
      return resolveExisting(name);
    } catch (error) {
      const source = findTypeScript(name, resolveExisting);
      if (source !== undefined) return source;
      // Code that needs the file finds that it does not exist, and configs also name files that are not needed here.
      if (error instanceof MissingFile) return error.path;
      if (/^\.{0,2}\//.test(name)) throw error;
      // Notes that the package is missing.
      require(name);
      return MISSING + name;
    }
  };
  return Object.assign(require, { resolve: Object.assign(tolerantResolve, resolve) });
}

/** What `require` returns for an ES module: its default export, which has the other exports as properties, too. */
export function requiredValue(module: Record<string, unknown>): unknown {
  const { default: value, ...others } = module;
  const isObject = (typeof value === 'object' && value !== null) || typeof value === 'function';
  if (!isObject || !Object.isExtensible(value)) return value;
  for (const [key, exported] of Object.entries({ ...others, default: value })) {
    const isOwn = key in value || key === 'module.exports';
    if (!isOwn) Object.defineProperty(value, key, { value: exported, configurable: true });
  }
  return value;
}

/** A file that `require` replaces, since it does not exist. */
class MissingFile extends Error {
  readonly path: string;

  constructor(path: string) {
    super(`Cannot find module '${path}'`);
    this.path = path;
  }
}

/** Docusaurus finds `sidebars.ts` by the name of `sidebars.js`, and by `sidebars`. */
function findTypeScript(name: string, resolve: (path: string) => string): string | undefined {
  if (!/^\.{0,2}\//.test(name)) return undefined;
  const stem = name.replace(/\.[cm]?jsx?$/, '');
  const names = ['.ts', '.tsx', '.mts', '.cts', '.mjs', '.cjs', '/index.ts'];
  for (const ending of names) {
    try {
      return resolve(stem + ending);
    } catch {
      // The next name may exist.
    }
  }
  return undefined;
}
