import { posix } from 'node:path';
import { docFrontmatterSchema, pageFrontmatterSchema, postFrontmatterSchema } from 'folia/format';
import type { Group, Note } from './note.ts';
import { quietCategory } from './quiet-category.ts';
import { quietFrontmatter } from './quiet-frontmatter.ts';

/** A text with frontmatter; names that begin with an underscore are partials. */
const PAGE = /(?:^|\/)[^_/][^/]*\.mdx?$/;

export type Folders = { docsPath?: string; blogPath?: string; pagesPath: string };

type Section = 'docs' | 'blog' | 'pages';

const SCHEMAS = {
  docs: docFrontmatterSchema,
  blog: postFrontmatterSchema,
  pages: pageFrontmatterSchema,
};

/** Something that was taken out of a file so that it builds. */
type Taken = { group: Group; key: string; text: string; file: string; line?: number };

/**
 * Pages and category files without the unknown keys that would stop the build. All that was taken out comes back as
 * notes, one for each key, with the first place and how many there are.
 */
export function quietContent(
  texts: ReadonlyMap<string, string>,
  folders: Folders,
): { texts: Map<string, string>; notes: Note[] } {
  const taken: Taken[] = [];
  const changed = new Map<string, string>();
  for (const [path, text] of texts) {
    const group = groupOf(path, folders);
    const result = group === undefined ? { text, taken: [] } : quietFile(path, text, group);
    taken.push(...result.taken);
    changed.set(path, result.text);
  }
  return { texts: changed, notes: summarize(taken) };
}

/** Which section of the site a file is content of; translations count as their originals. */
function groupOf(path: string, { docsPath, blogPath, pagesPath }: Folders): Section | undefined {
  const original = path.replace(/^i18n\/[^/]+\//, '');
  if (docsPath !== undefined && original.startsWith(`${docsPath}/`)) return 'docs';
  if (blogPath !== undefined && original.startsWith(`${blogPath}/`)) return 'blog';
  return original.startsWith(`${pagesPath}/`) ? 'pages' : undefined;
}

function quietFile(path: string, text: string, group: Section): { text: string; taken: Taken[] } {
  if (posix.basename(path).startsWith('_category_.')) {
    const { text: kept, left } = quietCategory(path, text);
    const notes = left.map(({ key, why }) => {
      return { group, key: `_category_ "${key}"`, text: `${why} It was taken out`, file: path };
    });
    return { text: kept, taken: notes };
  }
  if (!PAGE.test(path)) return { text, taken: [] };
  const { text: kept, quiet } = quietFrontmatter(text, SCHEMAS[group]);
  return {
    text: kept,
    taken: quiet.map(({ key, line, reason = 'The engine has no such key.' }) => ({
      group,
      key: `frontmatter "${key}"`,
      text: `${reason} It is a comment now`,
      file: path,
      line,
    })),
  };
}

function summarize(taken: Taken[]): Note[] {
  const groups = Map.groupBy(taken, ({ group, key, text }) => `${group} ${key} ${text}`);
  return [...groups.values()].flatMap((same): Note[] => {
    const [first] = same;
    if (!first) return [];
    const count =
      same.length === 1 ? 'in this file' : `in ${same.length} files, of which this is the first`;
    return [{ ...first, fate: 'left', text: `${first.text}, ${count}.` }];
  });
}
