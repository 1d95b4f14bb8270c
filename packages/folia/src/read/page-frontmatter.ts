import { z } from 'zod';
import { isUsablePath } from './config/base-path.ts';
import { readInstant } from './instant.ts';

/** Text in YAML; numbers are converted. Unquoted dates are strings already. */
export const text = z.union([z.string(), z.number()]).transform(String);

/** A date, optionally with a time. */
export const date = text.refine(
  (value) => readInstant(value) !== undefined,
  'a date such as 2024-05-06',
);

/** Text, or null for none. */
export const textOrNull = z.union([z.string(), z.null()]);

/** Another address of a page. */
export const slug = text
  .transform((path) => path.trim())
  .refine((path) => !/:\/\/|\\/.test(path), 'a path, such as "install" or "/start/install"');

/** The address of a generated page, below that of its list. */
export const permalink = z
  .string()
  .min(1)
  .refine(isUsablePath, 'a path without "?", "#", "%" and "\\", such as "/start"');

const headingLevel = z.int().min(2).max(6);

/** Frontmatter of all pages. */
export const pageFrontmatterSchema = z.strictObject({
  title: text.optional(),
  /** Title in the browser tab and in link previews. Default: the title. */
  title_meta: text.optional(),
  description: text.optional(),
  keywords: z
    .union([z.array(text), text])
    .transform((value) => (Array.isArray(value) ? value : value.split(',').map((w) => w.trim())))
    .optional(),
  /** Picture for link previews: a path from the site's root, or a URL. */
  image: z.string().optional(),
  hide_table_of_contents: z.boolean().default(false),
  toc_min_heading_level: headingLevel.optional(),
  toc_max_heading_level: headingLevel.optional(),
  /** Omitted in production builds. */
  draft: z.boolean().default(false),
  /** Only reachable by URL: not in sidebars, and hidden from search engines. */
  unlisted: z.boolean().default(false),
  /** CSS class of the main area. */
  wrapperClassName: z.string().optional(),
});

export const lastUpdate = z.strictObject({ date: date.optional(), author: text.optional() });

/** Text that is not empty, as a label is. */
const label = text.refine((value) => value.trim() !== '', 'text that is not empty');

export const tag = z.union([
  label,
  z.strictObject({ label, permalink, description: text.optional() }),
]);

export type PageFrontmatter = z.output<typeof pageFrontmatterSchema>;
