import type { Values } from './note.ts';

/** A plugin in the config: the module that exports it, the name of the export, and its options. */
type WrittenPlugin = {
  list: 'remarkPlugins' | 'rehypePlugins';
  origin: { source: string; name: string };
  options: unknown[];
};

/** The value of `markdown` in the config, and the source code that a value cannot express. */
export type PrintedPlugins = {
  /** Undefined if there are no plugins. */
  value?: Values;
  imports: string[];
  /** Names of imports by the path of the value that they replace. */
  expressions: Map<string, string>;
};

/** Prepares plugins for printing. Default exports of packages are named by the package, others are imported. */
export function printPlugins(plugins: WrittenPlugin[]): PrintedPlugins {
  const names = new Map<string, string>();
  const imports: string[] = [];
  const expressions = new Map<string, string>();
  const value: Record<string, unknown[]> = {};
  for (const { list, origin, options } of plugins) {
    const entries = value[list] ?? [];
    const place = `markdown.${list}[${entries.length}]`;
    const isNamed = origin.name === 'default' && !origin.source.startsWith('.');
    const plugin = isNamed ? origin.source : () => {};
    if (!isNamed) {
      const key = `${origin.source} ${origin.name}`;
      const name = names.get(key) ?? unusedName(importName(origin), names);
      if (!names.has(key)) imports.push(importLine(origin, name));
      names.set(key, name);
      expressions.set(options.length > 0 ? `${place}[0]` : place, name);
    }
    value[list] = [...entries, options.length > 0 ? [plugin, ...options] : plugin];
  }
  return { value: plugins.length > 0 ? value : undefined, imports: imports.sort(), expressions };
}

function importLine({ source, name }: WrittenPlugin['origin'], local: string): string {
  if (name === 'default') return `import ${local} from '${source}';`;
  return `import { ${name === local ? name : `${name} as ${local}`} } from '${source}';`;
}

/** @example importName({ source: './src/remark/no-crumbs.js', name: 'default' }) // 'noCrumbs' */
function importName({ source, name }: WrittenPlugin['origin']): string {
  if (name !== 'default') return name;
  const file = source.replace(/(?:\/index)?\.\w+$/, '').replace(/^.*\//, '');
  const words = file.split(/[^A-Za-z\d]+/).filter(Boolean);
  const joined = words
    .map((word, index) => (index === 0 ? word : `${word[0]?.toUpperCase()}${word.slice(1)}`))
    .join('');
  return /^[A-Za-z]/.test(joined) ? joined : 'plugin';
}

function unusedName(name: string, names: ReadonlyMap<string, string>): string {
  const used = new Set([...names.values(), 'defineConfig']);
  let candidate = name;
  for (let count = 2; used.has(candidate); count += 1) candidate = `${name}${count}`;
  return candidate;
}
