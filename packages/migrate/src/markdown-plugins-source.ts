import { relative } from 'node:path';
import type { Values } from './note.ts';
import { isPath, staysInSource } from './option-paths.ts';
import { printText } from './print-value.ts';

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

/**
 * Prepares plugins for printing. Default exports of packages are named by the package, others are imported. Paths of files
 * in options are relative to the config, as in the source, or lead from there to the source if they are not copied.
 */
export function printPlugins(
  plugins: WrittenPlugin[],
  { sourceDir, outDir }: { sourceDir: string; outDir: string },
): PrintedPlugins {
  const names = new Map<string, string>();
  const imports = new Map<string, Map<string, string>>();
  const expressions = new Map<string, string>();
  const value: Record<string, unknown[]> = {};
  const addImport = (source: string, name: string, local: string) =>
    imports.set(source, new Map(imports.get(source)).set(name, local));
  for (const { list, origin, options } of plugins) {
    const entries = value[list] ?? [];
    const place = `markdown.${list}[${entries.length}]`;
    const isNamed = origin.name === 'default' && !origin.source.startsWith('.');
    const plugin = isNamed ? origin.source : () => {};
    if (!isNamed) {
      const key = `${origin.source} ${origin.name}`;
      const name = names.get(key) ?? unusedName(importName(origin), names);
      names.set(key, name);
      addImport(origin.source, origin.name, name);
      expressions.set(options.length > 0 ? `${place}[0]` : place, name);
    }
    const entry = options.length > 0 ? [plugin, ...options] : plugin;
    for (const [path, file] of filePaths(entry, place)) {
      addImport('node:path', 'join', 'join');
      const written = relative(staysInSource(file, sourceDir) ? outDir : sourceDir, file) || '.';
      expressions.set(path, `join(import.meta.dirname, ${printText(written)})`);
    }
    value[list] = [...entries, entry];
  }
  return {
    value: plugins.length > 0 ? value : undefined,
    imports: [...imports].map(importLine).sort(),
    expressions,
  };
}

/** The absolute paths of existing files and folders in a value, by their places. */
function filePaths(value: unknown, place: string): [place: string, file: string][] {
  if (isPath(value)) return [[place, value]];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    filePaths(inner, Array.isArray(value) ? `${place}[${key}]` : `${place}.${key}`),
  );
}

function importLine([source, names]: [string, Map<string, string>]): string {
  const named = [...names]
    .filter(([name]) => name !== 'default')
    .map(([name, local]) => (name === local ? name : `${name} as ${local}`));
  const parts = [names.get('default'), named.length > 0 ? `{ ${named.join(', ')} }` : undefined];
  return `import ${parts.filter(Boolean).join(', ')} from '${source}';`;
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
  const used = new Set([...names.values(), 'defineConfig', 'join']);
  let candidate = name;
  for (let count = 2; used.has(candidate); count += 1) candidate = `${name}${count}`;
  return candidate;
}
