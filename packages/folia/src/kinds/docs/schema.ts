import { z } from 'zod';
import { excludedFiles, includedFiles, pathWithin } from '../../read/config/content-folder.ts';
import {
  date,
  lastUpdate,
  pageFrontmatterSchema,
  tag,
  text,
  textOrNull,
} from '../../read/page-frontmatter.ts';

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

export type DocFrontmatter = z.output<typeof docFrontmatterSchema>;

const ownFields = z
  .record(z.string(), frontmatterFieldSchema)
  .refine(
    (fields) => Object.keys(fields).every((name) => !(name in docFrontmatterSchema.shape)),
    'names that the frontmatter of docs does not have already',
  );

export const docsSchema = z.strictObject({
  /** Folder of the Markdown files, from the site's folder. */
  path: pathWithin.default('docs'),
  include: includedFiles,
  exclude: excludedFiles,
  /** Where the docs stand on the site. */
  routeBasePath: z.string().default('docs'),
  /** File of the sidebars, from the site's folder. Without it one sidebar is made from the folders. */
  sidebarPath: z.string().optional(),
  /** Whether categories can be closed, and whether they are, where the sidebar does not say so itself. */
  sidebarCollapsible: z.boolean().default(true),
  sidebarCollapsed: z.boolean().default(true),
  /** false: numbers in front of the names of files and folders are part of them. */
  numberPrefixParser: z.boolean().default(true),
  /** File in the docs folder that lists the tags; without it, they are what pages name. false: no pages are made of tags. */
  tags: z.union([z.literal(false), z.string()]).default('tags.yml'),
  /** Where the pages of tags stand, below the docs. */
  tagsBasePath: z.string().default('tags'),
  /** Fields of the site's own that the frontmatter of its docs may or must have. */
  frontmatter: ownFields.default({}),
  /** Address under which a page's source can be edited; the path from the site's folder is added. */
  editUrl: z.url().optional(),
  showLastUpdateTime: z.boolean().default(false),
  showLastUpdateAuthor: z.boolean().default(false),
  versions: z
    .strictObject({
      /** The version that the docs folder holds. */
      current: z.strictObject({ label: z.string().default('Next') }).prefault({}),
    })
    .prefault({}),
});
