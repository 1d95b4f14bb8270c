import { posix } from 'node:path';
import type { Fact, Problem } from 'folia-problems';
import { z } from 'zod';
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
    if (data) categories.set(posix.relative(docsPath, posix.dirname(file.path)), data);
  }
  return { categories, problems };
}
