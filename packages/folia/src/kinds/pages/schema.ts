import { z } from 'zod';
import { filePatterns, folderWithin } from '../../read/config/content-folder.ts';
import { lastUpdate, pageFrontmatterSchema, slug } from '../../read/page-frontmatter.ts';

/** Options of single pages. */
export const pagesSchema = z.strictObject({
  /** Folder of the pages, relative to the site's folder. */
  path: folderWithin.default('pages'),
  /** Which files are pages. */
  include: filePatterns.default(['**/*.{md,mdx,jsx,tsx}']),
  /** Files to exclude, besides tests, islands and names with a leading underscore or dot. */
  exclude: filePatterns.default([]),
});

export type PagesConfig = z.output<typeof pagesSchema>;

/** Frontmatter of a single Markdown page. */
export const textPageFrontmatterSchema = pageFrontmatterSchema.extend({
  /** Path from the root of the site with a leading slash, else relative to the folder of the file. */
  slug: slug.optional(),
  hide_title: z.boolean().default(false),
  /** Shown on docs pages only. */
  last_update: lastUpdate.optional(),
});

export type TextPageFrontmatter = z.output<typeof textPageFrontmatterSchema>;
