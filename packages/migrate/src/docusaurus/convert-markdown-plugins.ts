import { relative } from 'node:path';
import { isFile } from 'folia/format';
import { missingPackageName } from '../missing-package.ts';
import { asList, asObject, asString, type Group, type Note, type Values } from '../note.ts';
import { pathsToSource, staysInSource } from '../option-paths.ts';
import { readSourcePackages } from '../source-packages.ts';
import { type CopyPath, resolveSourcePath } from '../source-path.ts';
import {
  filePath,
  importProblem,
  importsOf,
  isPath,
  listFilesWithImports,
  type PluginFolder,
} from './plugin-imports.ts';
import type { FindOrigin, PluginOrigin } from './plugin-origins.ts';
import type { SourceParts } from './source-parts.ts';
import { packageOf } from './used-packages.ts';

type PluginList = 'remarkPlugins' | 'rehypePlugins';

/** A plugin of the new config. */
export type MigratedPlugin = { list: PluginList; origin: PluginOrigin; options: unknown[] };

/** The plugins that run in the new site, the packages that they need, and the files to copy for them. */
export type MarkdownPlugins = {
  plugins: MigratedPlugin[];
  packages: string[];
  copies: CopyPath[];
  /** Files that their options name. */
  files: CopyPath[];
  notes: Note[];
};

/** The lists of Docusaurus, in the order in which they run. The engine has one list, which runs before its own steps. */
const LISTS: [string, PluginList][] = [
  ['beforeDefaultRemarkPlugins', 'remarkPlugins'],
  ['remarkPlugins', 'remarkPlugins'],
  ['beforeDefaultRehypePlugins', 'rehypePlugins'],
  ['rehypePlugins', 'rehypePlugins'],
];

/** Plugins for features that are built into the engine, by parts of the names of their packages. */
const BUILT_IN =
  /(?:^|[-/])(?:math|mathjax|katex|npm2yarn|emoji|gemoji|gfm|toc|mermaid|mermaidjs|slug|heading-ids?|autolink-headings|admonitions?)(?=$|-)/;

/** Whether the engine itself does what a plugin package is for. Notes then say so. */
export function isBuiltIn(packageName: string): boolean {
  return BUILT_IN.test(packageName);
}

/** A file of the site may do anything, whatever its function is called. */
function isBuiltInPlugin(name: string, origin: PluginOrigin | undefined): boolean {
  if (origin && isPath(origin.source)) return false;
  return [kebabCase(name), origin?.source ?? ''].some(isBuiltIn);
}

/** @example kebabCase('remarkMath') // 'remark-math' */
function kebabCase(name: string): string {
  return name.replace(/(?<=[a-z\d])(?=[A-Z])/g, '-').toLowerCase();
}

/** Where the config of a site imports its plugins from. */
type PluginSource = PluginFolder & { findOrigin: FindOrigin };

type Entry = { group: Group; key: string; list: PluginList; plugin: unknown; options: unknown[] };

/** Converts the Markdown plugins of docs, blog and pages, which have one list in the new config. */
export function convertMarkdownPlugins(
  parts: Pick<SourceParts, 'docs' | 'blog' | 'pages' | 'instances'>,
  sourceDir: string,
  findOrigin: FindOrigin,
): MarkdownPlugins {
  const source = { sourceDir, findOrigin, packages: readSourcePackages(sourceDir) };
  const kinds: [Group, Values | false][] = [
    ['docs', parts.docs],
    ...parts.instances.map(({ kind, options }): [Group, Values] => [
      kind === 'blog' || kind === 'pages' ? kind : 'docs',
      options,
    ]),
    ['blog', parts.blog],
    ['pages', parts.pages],
  ];
  const entries = kinds.flatMap(([group, options]) => listEntries(group, options || {}));
  const found = entries.map((entry) => convertEntry(entry, source));
  const plugins = uniquePlugins(found.flatMap(({ plugin }) => plugin ?? []));
  const files = plugins.map(({ origin }) => origin.source).filter(isPath);
  const copies = listFilesWithImports(files, sourceDir);
  const sources = [...plugins.map(({ origin }) => origin.source), ...copies.flatMap(importsOf)];
  const packages = sources.map(packageOf).filter((name) => name !== undefined);
  return {
    plugins,
    packages: [...new Set(packages)].sort(),
    copies,
    files: plugins.flatMap(({ options }) => listOptionFiles(options, sourceDir)),
    notes: found.flatMap(({ notes }) => notes),
  };
}

/** The files of the source folder whose paths are part of a value. */
function listOptionFiles(value: unknown, sourceDir: string): CopyPath[] {
  if (typeof value === 'string') {
    const isCopied = !staysInSource(value, sourceDir) && isFile(value);
    return isCopied ? [resolveSourcePath(sourceDir, value)] : [];
  }
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap((inner) => listOptionFiles(inner, sourceDir));
}

function listEntries(group: Group, options: Values): Entry[] {
  const known = LISTS.flatMap(([key, list]) =>
    asList(options[key])
      .filter(Boolean)
      .map((entry): Entry => {
        const [plugin, ...own] = Array.isArray(entry) ? asList(entry) : [entry];
        return { group, key: `${group}.${key}`, list, plugin, options: own };
      }),
  );
  return known;
}

/** Options that say what the engine does anyway: tabs of one group are synchronized. */
const USUAL_OPTIONS = new Set(['sync']);

function describeBuiltIn(options: unknown[]): Pick<Note, 'outcome' | 'text'> {
  const names = options.flatMap((value) => Object.keys(asObject(value)));
  const lost = names.filter((name) => !USUAL_OPTIONS.has(name));
  return lost.length === 0
    ? { outcome: 'migrated', text: 'The engine supports this without a plugin.' }
    : {
        outcome: 'changed',
        text: `The engine supports this without a plugin, and without its options: ${lost.join(', ')}.`,
      };
}

function convertEntry(
  { group, key, list, plugin, options }: Entry,
  source: PluginSource,
): { plugin?: MigratedPlugin; notes: Note[] } {
  const { sourceDir, findOrigin } = source;
  const origin = findOrigin(plugin);
  const name = pluginName(plugin, origin);
  const note = { group, key: `${key} ${name}` };
  if (isBuiltInPlugin(name, origin)) {
    return { notes: [{ ...note, ...describeBuiltIn(options) }] };
  }
  if (!origin) {
    const text =
      'It is made in the config, so it cannot be copied. Export it from a file in "src", and list it in "markdown" of the config.';
    return { notes: [{ ...note, outcome: 'dropped', text }] };
  }
  const problem = importProblem(origin.source, source);
  if (problem !== undefined) return { notes: [{ ...note, outcome: 'dropped', ...problem }] };
  const { value, dropped } = plainOptions(options);
  const outside = pathsToSource(value, sourceDir).map(
    (path) => `"${relative(sourceDir, path) || '.'}"`,
  );
  const warnings = [
    ...(dropped.length > 0 ? [`Without its option ${dropped.join(', ')}, which is not data.`] : []),
    ...(outside.length > 0
      ? [
          `Its options lead to the source: ${outside.join(', ')}. Change them in "markdown" if either folder moves.`,
        ]
      : []),
  ];
  const text = ['It runs in docs, posts and pages.', ...warnings].join(' ');
  const written = isPath(origin.source) ? filePath(origin.source, sourceDir) : origin.source;
  return {
    plugin: { list, origin: { ...origin, source: written }, options: value },
    notes: [
      {
        ...note,
        outcome: warnings.length > 0 ? 'changed' : 'migrated',
        text,
        ...(outside.length > 0 ? { isUrgent: true } : {}),
      },
    ],
  };
}

/** Options without functions, regular expressions and parts of missing packages, and the names of these. */
function plainOptions(options: unknown[]): { value: unknown[]; dropped: string[] } {
  const dropped: string[] = [];
  const plain = (value: unknown, name: string): unknown => {
    if (typeof value === 'function' || value instanceof RegExp) {
      dropped.push(`"${name}"`);
      return undefined;
    }
    if (Array.isArray(value)) {
      return value.map((inner) => plain(inner, name)).filter((inner) => inner !== undefined);
    }
    if (typeof value !== 'object' || value === null) return value;
    const inner = Object.entries(value).map(([key, part]) => [key, plain(part, key)] as const);
    return Object.fromEntries(inner.filter(([, part]) => part !== undefined));
  };
  const value = options.map((option) => plain(option, 'options'));
  return { value: value.filter((option) => option !== undefined), dropped };
}

function uniquePlugins(plugins: MigratedPlugin[]): MigratedPlugin[] {
  return [...new Map(plugins.map((plugin) => [JSON.stringify(plugin), plugin])).values()];
}

function pluginName(plugin: unknown, origin: PluginOrigin | undefined): string {
  const missing = missingPackageName(plugin);
  if (missing !== undefined) {
    const isNamed = isPath(missing) && origin !== undefined && origin.name !== 'default';
    return isNamed ? origin.name : missing;
  }
  if (typeof plugin === 'function' && plugin.name !== '') return plugin.name;
  return asString(plugin) ?? origin?.source ?? 'function in the config';
}
