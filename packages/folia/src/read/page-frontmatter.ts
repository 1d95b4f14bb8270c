import { z } from 'zod';

/** YAML reads unquoted dates as strings here; numbers and dates are taken as text where text is meant. */
export const text = z.union([z.string(), z.number()]).transform(String);

/** A date, alone or with a time. */
export const date = text.refine(
  (value) => !Number.isNaN(Date.parse(value)),
  'a date such as 2024-05-06',
);

/** null says that there is none. */
export const textOrNull = z.union([z.string(), z.null()]);

const headingLevel = z.int().min(2).max(6);

/** Frontmatter that every page may have. */
export const pageFrontmatterSchema = z.strictObject({
  title: text.optional(),
  /** Title for the browser's tab and for previews. Default: the title. */
  title_meta: text.optional(),
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
  /** Class of the main area. */
  wrapperClassName: z.string().optional(),
});

export const lastUpdate = z.strictObject({ date: date.optional(), author: text.optional() });

export const tag = z.union([
  text,
  z.strictObject({ label: text, permalink: z.string(), description: text.optional() }),
]);

export type PageFrontmatter = z.output<typeof pageFrontmatterSchema>;
