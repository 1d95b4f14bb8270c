import { z } from 'zod';
import { folderWithin } from '../../read/config/content-folder.ts';
import { lastUpdate, pageFrontmatterSchema, slug } from '../../read/page-frontmatter.ts';

/** Options of single pages. */
export const pagesSchema = z.strictObject({
  /** Folder of the pages, relative to the site's folder. */
  path: folderWithin.default('pages'),
});

/** Frontmatter of a single Markdown page. */
export const textPageFrontmatterSchema = pageFrontmatterSchema.extend({
  /** Path from the root of the site with a leading slash, else relative to the folder of the file. */
  slug: slug.optional(),
  hide_title: z.boolean().default(false),
  /** Shown on docs pages only. */
  last_update: lastUpdate.optional(),
});

export type TextPageFrontmatter = z.output<typeof textPageFrontmatterSchema>;
