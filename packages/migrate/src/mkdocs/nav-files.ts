import { posix } from 'node:path';
import { hasScheme } from 'folia/format';
import { plainTitle } from '../heading-ids.ts';
import { asList, asObject, asString, type Values } from '../note.ts';
import { isIndex, titleOfName } from './read-nav.ts';
import { readYaml } from './read-yaml.ts';

export type NavFiles = {
  /** Pages, relative to the docs folder. */
  pages: readonly string[];
  /** The text of a file, relative to the docs folder; undefined if it does not exist. */
  read: (path: string) => string | undefined;
};

/**
 * The navigation that files in the folders of pages describe, as the value of `nav` in the config.
 *
 * @returns undefined if the site has no such plugin or no such files
 */
export function navOfFiles(plugins: ReadonlyMap<string, Values>, files: NavFiles): unknown {
  if (plugins.has('literate-nav')) {
    const name = asString(plugins.get('literate-nav')?.['nav_file']) ?? 'SUMMARY.md';
    const text = files.read(name);
    return text === undefined ? undefined : readSummary(text, '', { ...files, name });
  }
  const awesome = plugins.get('awesome-nav') ?? plugins.get('awesome-pages');
  if (awesome === undefined) return undefined;
  const fallback = plugins.has('awesome-nav') ? '.nav.yml' : '.pages';
  const name = asString(awesome['filename']) ?? fallback;
  const folders = new Set(files.pages.flatMap((page) => foldersOf(posix.dirname(page))));
  const hasFiles = [...folders, '.'].some(
    (folder) => files.read(posix.join(folder, name)) !== undefined,
  );
  return hasFiles ? readFolder('', { ...files, name }) : undefined;
}

type Context = NavFiles & { name: string };

/** A context with the names that the list of a folder mentions. */
type SummaryContext = Context & { mentioned?: ReadonlySet<string> };

/** A folder with its ancestors. */
function foldersOf(folder: string): string[] {
  return folder === '.' ? [] : [folder, ...foldersOf(posix.dirname(folder))];
}

/**
 * The entries of a folder: those of its file, and those of the folder in place of `...` or `*`
 * (https://lukasgeiter.github.io/mkdocs-awesome-nav/, https://github.com/lukasgeiter/mkdocs-awesome-pages-plugin).
 */
function readFolder(folder: string, context: Context): unknown[] {
  const settings = settingsOf(folder, context);
  const ownNames = namesIn(folder, context).filter(
    (name) => !isHidden(posix.join(folder, name), context),
  );
  const names = asString(settings['order']) === 'desc' ? ownNames.toReversed() : ownNames;
  const list = asList(settings['nav'] ?? settings['arrange']);
  const titled = (name: string) => namedEntry(folder, name, undefined, context);
  if (list.length === 0) return names.flatMap(titled);
  const mentioned = new Set(list.flatMap(targetsOf).map((target) => target.replace(/\/$/, '')));
  const rest = () => names.filter((name) => !mentioned.has(name)).flatMap(titled);
  return list.flatMap((entry) => readEntry(entry, folder, rest, context));
}

function readEntry(
  entry: unknown,
  folder: string,
  rest: () => unknown[],
  context: Context,
): unknown[] {
  if (typeof entry === 'string') {
    return /^(?:\.\.\.|\*)/.test(entry) ? rest() : namedEntry(folder, entry, undefined, context);
  }
  return Object.entries(asObject(entry)).flatMap(([title, value]): unknown[] => {
    if (title === '...' || title === 'glob') return rest();
    if (typeof value === 'string') return namedEntry(folder, value, title, context);
    return [{ [title]: asList(value).flatMap((inner) => readEntry(inner, folder, rest, context)) }];
  });
}

/** A page, a folder with its own entries, or a link. */
function namedEntry(
  folder: string,
  target: string,
  title: string | undefined,
  context: Context,
): unknown[] {
  if (hasScheme(target)) return [title === undefined ? target : { [title]: target }];
  const path = posix.join(folder, target).replace(/\/$/, '');
  if (!context.pages.some((page) => page.startsWith(`${path}/`))) {
    return [title === undefined ? path : { [title]: path }];
  }
  const entries = readFolder(path, context);
  const name =
    title ?? asString(settingsOf(path, context)['title']) ?? titleOfName(posix.basename(path));
  return entries.length === 0 ? [] : [{ [name]: entries }];
}

function settingsOf(folder: string, { read, name }: Context): Values {
  const text = read(posix.join(folder, name));
  return text === undefined ? {} : asObject(readYaml(text, posix.join(folder, name)));
}

function isHidden(path: string, context: Context): boolean {
  const settings = settingsOf(path, context);
  return settings['hide'] === true;
}

/** Names of pages and folders in a folder, its index first. */
function namesIn(folder: string, { pages }: NavFiles): string[] {
  const prefix = folder === '' ? '' : `${folder}/`;
  const inside = pages
    .filter((page) => page.startsWith(prefix))
    .map((page) => page.slice(prefix.length));
  const names = [...new Set(inside.map((path) => path.split('/')[0] ?? ''))];
  const rank = (name: string) => (isIndex(name) ? 0 : 1);
  return names.toSorted((a, b) => rank(a) - rank(b) || (a < b ? -1 : 1));
}

function targetsOf(entry: unknown): string[] {
  if (typeof entry === 'string') return [entry];
  return Object.values(asObject(entry)).flatMap((value) =>
    typeof value === 'string' ? [value] : asList(value).flatMap(targetsOf),
  );
}

/** Reads a list of links in Markdown (https://oprypin.github.io/mkdocs-literate-nav/). */
function readSummary(text: string, folder: string, context: Context): unknown[] {
  const lines = text.split(/\r?\n/).flatMap((line) => {
    const [, spaces = '', content] = /^([ \t]*)[*+-][ \t]+(.+)$/.exec(line) ?? [];
    return content === undefined
      ? []
      : [{ depth: spaces.replaceAll('\t', '    ').length, content }];
  });
  const links = text.matchAll(/\]\(([^)\s#]+?)\/?[)\s#]/g);
  const mentioned = new Set(Array.from(links, ([, target = '']) => target));
  return entriesOfLines(lines, folder, { ...context, mentioned });
}

type SummaryLine = { depth: number; content: string };

function entriesOfLines(lines: SummaryLine[], folder: string, context: SummaryContext): unknown[] {
  const entries: unknown[] = [];
  for (let index = 0; index < lines.length; ) {
    const { depth, content } = lines[index] ?? { depth: 0, content: '' };
    const length = lines.slice(index + 1).findIndex((line) => line.depth <= depth);
    const end = length === -1 ? lines.length : index + 1 + length;
    const inner = entriesOfLines(lines.slice(index + 1, end), folder, context);
    entries.push(...summaryEntry(content, inner, folder, context));
    index = end;
  }
  return entries;
}

function summaryEntry(
  content: string,
  inner: unknown[],
  folder: string,
  context: SummaryContext,
): unknown[] {
  const [, label = '', target = ''] = /^\[(.*)\]\(([^)\s]*)[^)]*\)/.exec(content) ?? [];
  const title = plainTitle(label || content);
  if (target === '') {
    if (inner.length > 0) return [{ [title]: inner }];
    return content.includes('*') ? othersIn(folder, context) : [];
  }
  if (hasScheme(target)) return [{ [title]: target }];
  const path = posix.join(folder, target).replace(/\/$/, '');
  if (target.endsWith('/')) {
    const own = context.read(posix.join(path, context.name));
    return [{ [title]: own === undefined ? `${path}/` : readSummary(own, path, context) }];
  }
  return [inner.length > 0 ? { [title]: [path, ...inner] } : { [title]: path }];
}

/** The pages and folders in a folder that its list does not mention. */
function othersIn(folder: string, { mentioned, ...context }: SummaryContext): unknown[] {
  const names = namesIn(folder, context).filter((name) => !mentioned?.has(name));
  return names.flatMap((name) => namedEntry(folder, name, undefined, context));
}
