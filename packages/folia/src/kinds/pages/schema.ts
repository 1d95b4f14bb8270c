import { z } from 'zod';
import { lastUpdate, pageFrontmatterSchema } from '../../read/page-frontmatter.ts';

/** Single pages. */
export const pagesSchema = z.strictObject({
  /** Folder of the single pages, from the site's folder. */
  path: z.string().default('pages'),
});

/** Frontmatter of a single Markdown page. */
export const textPageFrontmatterSchema = pageFrontmatterSchema.extend({
  /** Address from the root of the site, or from the folder of the file. */
  slug: z.string().optional(),
  /** Shown on docs pages only. */
  last_update: lastUpdate.optional(),
});
