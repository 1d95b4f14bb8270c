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
