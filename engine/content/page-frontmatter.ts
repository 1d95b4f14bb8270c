import { z } from 'zod';

/** YAML reads unquoted dates as strings here; numbers and dates are taken as text where text is meant. */
const text = z.union([z.string(), z.number()]).transform(String);

const date = text.refine((value) => !Number.isNaN(Date.parse(value)), 'a date such as 2024-05-06');

const headingLevel = z.int().min(2).max(6);

/** Frontmatter that every page may have. */
export const pageFrontmatterSchema = z.strictObject({
  title: text.optional(),
  description: text.optional(),
  keywords: z
    .union([z.array(text), text])
    .transform((value) => (Array.isArray(value) ? value : value.split(',').map((w) => w.trim())))
    .optional(),
  /** Picture for previews: a path from the site's root, or an address. */
  image: z.string().optional(),
  hide_table_of_contents: z.boolean().default(false),
  toc_min_heading_level: headingLevel.optional(),
  toc_max_heading_level: headingLevel.optional(),
  /** Left out of a production build. */
  draft: z.boolean().default(false),
  /** Reachable by its address only: no sidebar entry, not for search engines. */
  unlisted: z.boolean().default(false),
});

/** Frontmatter of a docs page. */
export const docFrontmatterSchema = pageFrontmatterSchema.extend({
  id: z
    .string()
    .regex(/^[^/\\]+$/, 'a name without slashes')
    .optional(),
  slug: z.string().optional(),
  sidebar_label: text.optional(),
  sidebar_position: z.number().optional(),
  hide_title: z.boolean().default(false),
  /** null: no link to the previous page; a doc id: this one instead. */
  pagination_prev: z.string().nullable().optional(),
  pagination_next: z.string().nullable().optional(),
  /** null: no edit link. */
  custom_edit_url: z.string().nullable().optional(),
  displayed_sidebar: z.string().nullable().optional(),
  last_update: z.strictObject({ date: date.optional(), author: text.optional() }).optional(),
});

export type PageFrontmatter = z.output<typeof pageFrontmatterSchema>;
export type DocFrontmatter = z.output<typeof docFrontmatterSchema>;
