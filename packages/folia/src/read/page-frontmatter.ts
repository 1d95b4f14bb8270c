import { z } from 'zod';

/** YAML reads unquoted dates as strings here; numbers and dates are taken as text where text is meant. */
export const text = z.union([z.string(), z.number()]).transform(String);

const date = text.refine((value) => !Number.isNaN(Date.parse(value)), 'a date such as 2024-05-06');

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

/** Frontmatter of a single Markdown page. */
export const textPageFrontmatterSchema = pageFrontmatterSchema.extend({
  /** Address from the root of the site, or from the folder of the file. */
  slug: z.string().optional(),
  /** Shown on docs pages only. */
  last_update: lastUpdate.optional(),
});

export const tag = z.union([
  text,
  z.strictObject({ label: text, permalink: z.string(), description: text.optional() }),
]);

/** Frontmatter of a docs page. */
export const docFrontmatterSchema = pageFrontmatterSchema.extend({
  id: z
    .string()
    .regex(/^[^/\\]+$/, 'a name without slashes')
    .optional(),
  slug: z.string().optional(),
  sidebar_label: text.optional(),
  sidebar_position: z.number().optional(),
  sidebar_class_name: z.string().optional(),
  /** For other themes, as the next: shown nowhere. */
  sidebar_custom_props: z.record(z.string(), z.unknown()).optional(),
  sidebar_key: z.string().optional(),
  /** false: numbers in front of the names of file and folders are part of them. */
  parse_number_prefixes: z.boolean().optional(),
  /** What links to the next and the previous page call this one. */
  pagination_label: text.optional(),
  /** Names of tags; what else there is to say of them stands in the file of tags. */
  tags: z.array(tag).optional(),
  hide_title: z.boolean().default(false),
  /** null: no link to the previous page; a doc id: this one instead. */
  pagination_prev: textOrNull.optional(),
  pagination_next: textOrNull.optional(),
  /** null: no edit link. */
  custom_edit_url: textOrNull.optional(),
  displayed_sidebar: textOrNull.optional(),
  last_update: lastUpdate.optional(),
});

/** A field that a site adds to the frontmatter of its docs. */
export const frontmatterFieldSchema = z.discriminatedUnion('type', [
  z.strictObject({
    type: z.enum(['string', 'number', 'boolean', 'date', 'list']),
    required: z.boolean().default(false),
  }),
  z.strictObject({
    type: z.literal('enum'),
    values: z.array(z.string()).min(1),
    required: z.boolean().default(false),
  }),
]);

export type FrontmatterField = z.output<typeof frontmatterFieldSchema>;

/** The schema of docs frontmatter with the fields that the site adds. */
export function docFrontmatterWith(
  fields: Record<string, FrontmatterField> = {},
): z.ZodType<DocFrontmatter> {
  const shape: Record<never, z.ZodType> = Object.fromEntries(
    Object.entries(fields).map(([name, field]) => {
      const value = fieldValue(field);
      return [name, field.required ? value : value.optional()];
    }),
  );
  return docFrontmatterSchema.extend(shape);
}

function fieldValue(field: FrontmatterField): z.ZodType {
  switch (field.type) {
    case 'enum':
      return z.enum(field.values);
    case 'number':
      return z.number();
    case 'boolean':
      return z.boolean();
    case 'date':
      return date;
    case 'list':
      return z.array(text);
    case 'string':
      return text;
  }
}

export type PageFrontmatter = z.output<typeof pageFrontmatterSchema>;
export type DocFrontmatter = z.output<typeof docFrontmatterSchema>;
