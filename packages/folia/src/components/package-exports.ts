/**
 * Exports of packages as bundlers define them for an `import` of a CommonJS module, which Node does differently: the
 * default export is `exports.default` if the module was compiled from an ES module (`exports.__esModule`), and every
 * property of `exports` can be imported by its name.
 */

/** Number of exports that a message names. */
const SHOWN_NAMES = 8;

type Namespace = Readonly<Record<string, unknown>>;

/** The default export of a package. @param exported what Node or the bundler imports by the name `default` */
export function defaultExport(exported: unknown): unknown {
  const properties = propertiesOf(exported);
  return properties?.['__esModule'] && 'default' in properties ? properties['default'] : exported;
}

/** An export of a package. @throws if the package has no such export */
export function namedExport(namespace: Namespace, name: string, source: string): unknown {
  if (name === 'default' && 'default' in namespace) return defaultExport(namespace['default']);
  if (name in namespace) return namespace[name];
  const properties = propertiesOf(namespace['default']);
  if (properties && name in properties) return properties[name];
  const missing = name === 'default' ? 'default export' : `export "${name}"`;
  const names = Object.keys(namespace).filter((other) => /^(?!default$)[\w$]+$/.test(other));
  const others = names.length > 0 ? ` It exports ${names.slice(0, SHOWN_NAMES).join(', ')}.` : '';
  throw new Error(`The package "${source}" has no ${missing}.${others}`);
}

/** All exports of a package. */
export function allExports(namespace: Namespace): Namespace {
  const properties = propertiesOf(namespace['default']);
  if (!properties || Object.keys(properties).every((name) => name in namespace)) return namespace;
  return { ...properties, ...namespace, default: defaultExport(namespace['default']) };
}

/**
 * What `require` returns for a package: `module.exports` if it is CommonJS, which may be a function. Node has it in the
 * namespace: https://nodejs.org/api/esm.html#commonjs-namespaces
 */
export function requiredExports(namespace: Namespace): unknown {
  return 'module.exports' in namespace ? namespace['module.exports'] : allExports(namespace);
}

function propertiesOf(value: unknown): Namespace | undefined {
  const isHolder = (typeof value === 'object' && value !== null) || typeof value === 'function';
  if (!isHolder) return undefined;
  return Object(value);
}
