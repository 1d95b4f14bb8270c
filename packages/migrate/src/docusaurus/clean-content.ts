import { posix } from 'node:path';
import {
  docFrontmatterSchema,
  postFrontmatterSchema,
  textPageFrontmatterSchema,
} from 'folia/format';
import type { Group, Note } from '../note.ts';
import { originalPath } from '../original-path.ts';
import { countFiles } from '../page-reports.ts';
import { cleanAuthors, type RemovedField } from './clean-authors.ts';
import { cleanCategory } from './clean-category.ts';
import { commentOutKeys } from './comment-out-keys.ts';
import { FENCED, withShortClose } from './key-lines.ts';
import { type RenamedKey, renameKeys } from './rename-keys.ts';

/** A page with frontmatter. Files that begin with an underscore are partials. */
const PAGE = /(?:^|\/)[^_/][^/]*\.mdx?$/;

/** Folders of pages, and the file of the blog's authors. */
export type Folders = {
  docsPaths: string[];
  blogPath?: string;
  authorsPath?: string;
  pagesPath: string;
};

type Section = 'docs' | 'blog' | 'pages';

const SCHEMAS = {
  docs: docFrontmatterSchema,
  blog: postFrontmatterSchema,
  pages: textPageFrontmatterSchema,
};

/** Other names of the keys of a post that Docusaurus accepts. */
const POST_KEYS = new Map([
  ['authorTitle', 'author_title'],
  ['authorURL', 'author_url'],
  ['authorImageURL', 'author_image_url'],
]);

/** A part that was removed from a file so that it builds. */
type Removal = { group: Group; key: string; text: string; file: string; line?: number };

/**
 * Renames keys of posts that have another name in the engine, removes keys that it rejects from pages, category files and
 * the authors of the blog, and lists keys that only components of the site read. The notes have one entry per key, with its
 * first location.
 */
export function cleanContent(
  texts: ReadonlyMap<string, string>,
  folders: Folders,
): { texts: Map<string, string>; customKeys: string[]; notes: Note[] } {
  const removals: Removal[] = [];
  const customKeys = new Set<string>();
  const renames: (RenamedKey & { file: string })[] = [];
  const changed = new Map<string, string>();
  for (const [path, written] of texts) {
    const group = getSection(path, folders);
    if ((originalPath(path) ?? path) === folders.authorsPath) {
      const { text, removed } = cleanAuthors(path, written);
      removals.push(...removed.map((field) => authorRemoval(path, field)));
      changed.set(path, text);
      continue;
    }
    const { text, renamed } =
      group === 'blog' && PAGE.test(path)
        ? renameKeys(written, POST_KEYS)
        : { text: written, renamed: [] };
    renames.push(...renamed.map((key) => ({ ...key, file: path })));
    const result =
      group === undefined ? { text, removals: [], unknown: [] } : cleanFile(path, text, group);
    for (const key of result.unknown) customKeys.add(key);
    removals.push(...result.removals);
    changed.set(path, result.text);
  }
  const keys = [...customKeys].sort();
  return {
    texts: changed,
    customKeys: keys,
    notes: [...customNotes(keys), ...renameNotes(renames), ...summarize(removals)],
  };
}

/** The section of the site that a file belongs to. Translations belong to the section of their original. */
function getSection(
  path: string,
  { docsPaths, blogPath, pagesPath }: Folders,
): Section | undefined {
  const original = originalPath(path) ?? path;
  if (docsPaths.some((folder) => original.startsWith(`${folder}/`))) return 'docs';
  if (blogPath !== undefined && original.startsWith(`${blogPath}/`)) return 'blog';
  return original.startsWith(`${pagesPath}/`) ? 'pages' : undefined;
}

function cleanFile(
  path: string,
  text: string,
  group: Section,
): { text: string; removals: Removal[]; unknown: string[] } {
  if (posix.basename(path).startsWith('_category_.')) {
    const { text: kept, removed } = cleanCategory(path, text);
    const notes = removed.map(({ key, why }) => {
      return { group, key: `_category_ "${key}"`, text: `${why} It was removed`, file: path };
    });
    return { text: kept, removals: notes, unknown: [] };
  }
  if (!PAGE.test(path)) return { text, removals: [], unknown: [] };
  const options = { keepsUnknown: group === 'docs' };
  const plain = quoteNumbers(withShortClose(text));
  const { text: kept, commented, unknown } = commentOutKeys(plain, SCHEMAS[group], options);
  return {
    text: kept,
    unknown,
    removals: commented.map(({ key, line, reason = 'The engine has no such key.' }) => ({
      group,
      key: `frontmatter "${key}"`,
      text: `${reason} It is now a comment`,
      file: path,
      line,
    })),
  };
}

function authorRemoval(file: string, { field, reason }: RemovedField): Removal {
  const why = reason ?? 'The engine has no such field of authors.';
  return { group: 'blog', key: `author "${field}"`, text: `${why} It was removed`, file };
}

/** Lists each renamed key once, with its first place. */
function renameNotes(renames: (RenamedKey & { file: string })[]): Note[] {
  const firsts = new Map(renames.toReversed().map((rename) => [rename.key, rename]));
  return [...firsts.values()].map(({ key, name, file, line }) => ({
    group: 'blog',
    outcome: 'changed',
    key: `frontmatter "${key}"`,
    text: `The engine calls it "${name}".`,
    file,
    line,
  }));
}

/** Keys that only components of the site read become custom fields of the docs. */
function customNotes(keys: string[]): Note[] {
  return keys.map((key) => ({
    group: 'docs',
    outcome: 'migrated',
    key: `frontmatter "${key}"`,
    text: 'A custom field of the docs, for components that read it.',
  }));
}

function summarize(removals: Removal[]): Note[] {
  const groups = Map.groupBy(removals, ({ group, key, text }) => `${group} ${key} ${text}`);
  return [...groups.values()].flatMap((same): Note[] => {
    const [first] = same;
    if (!first) return [];
    const files = new Set(same.map(({ file }) => file)).size;
    const count = files === 1 ? 'in this file' : countFiles(files);
    return [{ ...first, outcome: 'dropped', text: `${first.text}, ${count}.` }];
  });
}

/** A number in an address that YAML reads without its last digits. */
const NUMBER = /^((?:slug|id):[ \t]*)(\d+\.\d*0)(?=[ \t\r]*$)/gm;

/** Keeps the addresses that Docusaurus makes of numbers in frontmatter, such as `1.3` of `1.30`. */
function quoteNumbers(text: string): string {
  return text.replace(FENCED, (head) =>
    head.replace(NUMBER, (_, key: string, number: string) => `${key}'${Number(number)}'`),
  );
}
