import { posix } from 'node:path';
import { didYouMean, type Fact, type Problem } from 'folia-problems';
import { z } from 'zod';
import { keyLine } from '../../read/config/key-line.ts';
import type { SourceFile } from '../../read/frontmatter.ts';
import { parseDataFile } from '../../read/parse-data-file.ts';
import { categoryLinkSchema } from './category-link.ts';

const categoryFileSchema = z.strictObject({
  label: z.string().optional(),
  position: z.number().optional(),
  className: z.string().optional(),
  collapsible: z.boolean().optional(),
  collapsed: z.boolean().optional(),
  description: z.string().optional(),
  link: categoryLinkSchema.optional(),
  /** Accepted for compatibility with other themes; not used. */
  customProps: z.record(z.string(), z.unknown()).optional(),
});

export type CategoryFile = z.output<typeof categoryFileSchema>;

export const CATEGORY_FILE = /(?:^|\/)_category_\.(?:json|ya?ml)$/;

/** Almost the name of a category file. Without any `_`, it could be the data of a component. */
const ALMOST_CATEGORY_FILE =
  /(?:^|\/)(?=[^./]*_)_*categor(?:y|ies)_*\.(?:ya?ml|json[c5]?|toml|[jt]s)$/i;

/** Reports files with almost the name of a category file, such as `_category.json`. */
export function findMisnamedCategories(paths: string[]): Problem[] {
  const misnamed = paths.filter(
    (path) => ALMOST_CATEGORY_FILE.test(path) && !CATEGORY_FILE.test(path),
  );
  return misnamed.map((path) => ({
    severity: 'warning',
    file: path,
    message: 'The file is not read, because it does not have the name of a category file.',
    hint: `Rename it to "_category_.${/\.ya?ml$/i.test(path) ? 'yml' : 'json'}". Category files are JSON or YAML.`,
  }));
}

/** Reports category files without effect: there is no Markdown in their folder or below. @param paths all files */
export function findIdleCategories(paths: string[]): Problem[] {
  const filled = new Set<string>();
  for (const text of paths.filter((path) => /\.mdx?$/.test(path))) {
    let folder = posix.dirname(text);
    for (; !filled.has(folder); folder = posix.dirname(folder)) filled.add(folder);
  }
  const idle = paths.filter((path) => CATEGORY_FILE.test(path) && !filled.has(posix.dirname(path)));
  return idle.map((path) => ({
    severity: 'warning',
    file: path,
    message: 'The file has no effect, since no page is in its folder or below.',
    hint: 'Add a page, or delete the file.',
  }));
}

/**
 * Parses `_category_` files, by folder relative to the docs folder (empty for the docs folder itself).
 * @param unknownPages pages that may or may not exist while the link of a category is invalid
 */
export function parseCategoryFiles(
  files: SourceFile[],
  docsPath: string,
  unknownPages: Fact[] = [],
): { categories: Map<string, CategoryFile>; problems: Problem[] } {
  const categories = new Map<string, CategoryFile>();
  const problems: Problem[] = [];
  for (const file of files) {
    const { data, ...parsed } = parseDataFile(file, categoryFileSchema, (lost) =>
      lost.some(([key]) => key === undefined || key === 'link') ? unknownPages : [],
    );
    problems.push(...parsed.problems);
    const folder = posix.relative(docsPath, posix.dirname(file.path));
    if (categories.has(folder)) problems.push(secondFile(file));
    if (data) categories.set(folder, data);
  }
  return { categories, problems };
}

function secondFile({ path }: SourceFile): Problem {
  return {
    file: path,
    severity: 'warning',
    message: 'The folder has another category file, which has no effect.',
    hint: 'Keep one of them.',
  };
}

/**
 * Reports category files that link to a page that does not exist.
 * @param docs all pages. A category file names one by its id, or one in its own folder by the last part of the id
 */
export function unknownCategoryLinks(
  files: SourceFile[],
  categories: ReadonlyMap<string, CategoryFile>,
  docsPath: string,
  docs: readonly { id: string; path: string }[],
): Problem[] {
  const ids = docs.map(({ id }) => id);
  return files.flatMap((file): Problem[] => {
    const folder = posix.relative(docsPath, posix.dirname(file.path));
    const link = categories.get(folder)?.link;
    if (link?.type !== 'doc') return [];
    const { id } = link;
    // Folders may have number prefixes, which ids lack.
    const isLinked = (doc: { id: string; path: string }) =>
      doc.id === id ||
      (posix.dirname(doc.path) === posix.dirname(file.path) && doc.id.split('/').at(-1) === id);
    if (docs.some(isLinked)) return [];
    return [
      {
        file: file.path,
        line: keyLine(file.text, ['link', 'id']),
        message: `link.id: no docs page has the id "${id}".`,
        hint: `${didYouMean(id, ids)}An id is the path relative to the docs folder, without extension.`,
        dependsOn: ['sources', 'ids'],
      },
    ];
  });
}
