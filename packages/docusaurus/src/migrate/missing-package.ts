/** Begins what `require.resolve` gives for a package that is not installed; its name follows. */
export const MISSING = 'missing-package:';

/** Under this key a stand-in tells which package it stands for; a registered symbol, since it crosses module graphs. */
const NAME = Symbol.for('folia.missing-package');

/**
 * A value that stands in for a package that is not installed: whatever is read from it, called on it or made of it is
 * such a value again, so that a config that mentions a plugin can be run without it.
 */
export function missingPackage(name: string): unknown {
  const standIn: unknown = new Proxy(() => {}, {
    get(_target, key) {
      if (key === NAME) return name;
      if (key === '__esModule') return true;
      // Awaiting or printing a stand-in must not go on without end.
      if (key === 'then' || key === 'toJSON') return undefined;
      if (key === Symbol.toPrimitive) return () => name;
      if (key === Symbol.iterator) return () => [].values();
      return standIn;
    },
    apply: () => standIn,
    construct: () => Object(standIn),
  });
  return standIn;
}

/** The package that a value stands in for, or undefined for any other value. */
export function missingPackageName(value: unknown): string | undefined {
  if (typeof value !== 'function') return undefined;
  const name: unknown = Reflect.get(value, NAME);
  return typeof name === 'string' ? name : undefined;
}

/**
 * Lets `require.resolve` name packages that are not installed. Hooks do this on Node 24; on Node 22 they see calls of
 * `require` only, so such a call is made where the package cannot be resolved.
 */
export function tolerant(require: NodeJS.Require): NodeJS.Require {
  const { resolve } = require;
  const tolerantResolve = (name: string, options?: { paths?: string[] }) => {
    try {
      return resolve(name, options);
    } catch {
      // Throws for a file, and gives a stand-in for a package.
      require(name);
      return MISSING + name;
    }
  };
  return Object.assign(require, { resolve: Object.assign(tolerantResolve, resolve) });
}
