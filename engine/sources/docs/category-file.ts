import { posix } from 'node:path';
import { z } from 'zod';
import type { SourceFile } from '../../content/frontmatter.ts';
import type { Problem } from '../../problem.ts';
import { parseDataFile } from '../parse-data-file.ts';
import { categoryLinkSchema } from './category-link.ts';

const categoryFileSchema = z.strictObject({
  label: z.string().optional(),
  position: z.number().optional(),
  className: z.string().optional(),
  collapsible: z.boolean().optional(),
  collapsed: z.boolean().optional(),
  description: z.string().optional(),
  link: categoryLinkSchema.optional(),
  /** For other themes; shown nowhere. */
  customProps: z.record(z.string(), z.unknown()).optional(),
});

export type CategoryFile = z.output<typeof categoryFileSchema>;

export const CATEGORY_FILE = /(?:^|\/)_category_\.(?:json|ya?ml)$/;

/** The `_category_` files by their folder (from the docs folder, `` for its root), and what is wrong with them. */
export function parseCategoryFiles(
  files: SourceFile[],
  docsPath: string,
): { categories: Map<string, CategoryFile>; problems: Problem[] } {
  const categories = new Map<string, CategoryFile>();
  const problems: Problem[] = [];
  for (const file of files) {
    const parsed = parseDataFile(file, categoryFileSchema);
    if ('problems' in parsed) problems.push(...parsed.problems);
    else categories.set(posix.relative(docsPath, posix.dirname(file.path)), parsed.data);
  }
  return { categories, problems };
}
