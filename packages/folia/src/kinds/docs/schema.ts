import { z } from 'zod';
import { addressPath, normalAddress } from '../../read/config/base-path.ts';
import { excludedFiles, folderWithin, includedFiles } from '../../read/config/content-folder.ts';
import { linkTarget, linkUrl } from '../../read/config/link-schema.ts';
import {
  date,
  lastUpdate,
  pageFrontmatterSchema,
  slug,
  tag,
  text,
  textOrNull,
} from '../../read/page-frontmatter.ts';

/** Frontmatter of a docs page. */
export const docFrontmatterSchema = pageFrontmatterSchema.extend({
  id: text.refine((name) => /^[^/\\]+$/.test(name), 'a name without slashes').optional(),
  slug: slug.optional(),
  sidebar_label: text.optional(),
  sidebar_position: z.number().optional(),
  sidebar_class_name: z.string().optional(),
  /** Accepted for compatibility with other themes, like `sidebar_key`; not used. */
  sidebar_custom_props: z.record(z.string(), z.unknown()).optional(),
  sidebar_key: z.string().optional(),
  /** false: number prefixes are part of the names of the file and its folders. */
  parse_number_prefixes: z.boolean().optional(),
  /** Label in the previous and next links of other pages. */
  pagination_label: text.optional(),
  /** Tags by name; the tags file may define their labels, permalinks and descriptions. */
  tags: z.array(tag).optional(),
  hide_title: z.boolean().default(false),
  /** null hides the previous link; a doc id replaces its target. */
  pagination_prev: textOrNull.optional(),
  pagination_next: textOrNull.optional(),
  /** null hides the edit link. */
  custom_edit_url: linkTarget.nullable().optional(),
  displayed_sidebar: textOrNull.optional(),
  last_update: lastUpdate.optional(),
});

/** A custom frontmatter field of a site's docs. */
export const frontmatterFieldSchema = z.discriminatedUnion('type', [
  z.strictObject({
    /** `any` accepts every value, which components of the site read. */
    type: z.enum(['string', 'number', 'boolean', 'date', 'list', 'any']),
    required: z.boolean().default(false),
  }),
  z.strictObject({
    type: z.literal('enum'),
    values: z.array(z.string()).min(1),
    required: z.boolean().default(false),
  }),
]);

export type FrontmatterField = z.output<typeof frontmatterFieldSchema>;

/** The schema of docs frontmatter, extended with the site's custom fields. */
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
    case 'any':
      return z.unknown();
    case 'string':
      return text;
  }
}

export type DocFrontmatter = z.output<typeof docFrontmatterSchema>;

const siteFields = z
  .record(z.string(), frontmatterFieldSchema)
  .refine(
    (fields) => Object.keys(fields).every((name) => !(name in docFrontmatterSchema.shape)),
    'names other than the built-in frontmatter fields',
  );

const versionSettings = z.strictObject({
  /** Default: "Next" for the current version if there are others, else the name of the version. */
  label: z.string().min(1).optional(),
  /** Path of the version below the docs. Default: none for the last version, `next` for the current one, else the name. */
  path: addressPath.optional(),
  /** The notice about the version above the text. Default: by its place in the list of versions. */
  banner: z.enum(['none', 'unreleased', 'unmaintained']).optional(),
  /** Whether pages show the label of the version. Default: if there are several versions. */
  badge: z.boolean().optional(),
  /** true: search engines do not list the version. */
  noIndex: z.boolean().default(false),
  /** Class of the main area of its pages. */
  className: z.string().optional(),
});

export const docsSchema = z.strictObject({
  /** Tells several docs folders of one site apart. */
  id: z
    .string()
    .regex(/^[\w.-]+$/, 'a name of letters, digits, dots, hyphens and underscores')
    .default('default'),
  /** Folder of the Markdown files, relative to the site's folder. */
  path: folderWithin.default('docs'),
  include: includedFiles,
  exclude: excludedFiles,
  /** Base path of the docs within the site. */
  routeBasePath: addressPath.default('docs'),
  /** The sidebars file, relative to the site's folder. Without it, one sidebar is generated from the folders. */
  sidebarPath: z.string().min(1).optional(),
  /** Whether categories are collapsible and initially collapsed, unless the sidebar overrides it. */
  sidebarCollapsible: z.boolean().default(true),
  sidebarCollapsed: z.boolean().default(true),
  /** false: number prefixes are part of the names of files and folders. */
  numberPrefixParser: z.boolean().default(true),
  /** The tags file in the docs folder; without the file, tags are the names that pages use. false disables tag pages. */
  tags: z.union([z.literal(false), z.string().min(1)]).default('tags.yml'),
  /** Base path of the tag pages, below the docs. */
  tagsBasePath: addressPath.default('tags'),
  /** Custom fields that docs frontmatter may or must have. */
  frontmatter: siteFields.default({}),
  /** Base URL for edit links; the path of the page from the site's folder is appended. */
  editUrl: linkUrl.optional(),
  showLastUpdateTime: z.boolean().default(false),
  showLastUpdateAuthor: z.boolean().default(false),
  /** Whether pages show the path to them above their title. */
  breadcrumbs: z.boolean().default(true),
  /** Settings by name of the version; that of the docs folder is `current`. */
  versions: z.record(z.string(), versionSettings).default({}),
  /** The version at the root of the docs. Default: the first one in the versions file, else the current one. */
  lastVersion: z.string().optional(),
  /** false: the docs folder itself is not built, only the versions cut from it. */
  includeCurrentVersion: z.boolean().default(true),
  /** The versions to build, such as one or two while writing. Default: all. */
  onlyIncludeVersions: z.array(z.string()).min(1).optional(),
  /** true: only the docs folder is built, whatever the versions file lists. */
  disableVersioning: z.boolean().default(false),
  /** true: edit links of all versions lead to the file in the docs folder. */
  editCurrentVersion: z.boolean().default(false),
});

/** The docs of a site: one folder, or several, each at a base path of its own. */
export const docsOfSite = z.union([
  z.literal(false),
  docsSchema,
  z.array(docsSchema).min(1).superRefine(refineInstances),
]);

/** Checks that several docs folders have different ids, folders and base paths, with or without slashes around these. */
function refineInstances(
  instances: { id: string; path: string; routeBasePath: string }[],
  context: z.core.$RefinementCtx,
): void {
  for (const key of ['id', 'path', 'routeBasePath'] as const) {
    const seen = new Set<string>();
    instances.forEach((instance, index) => {
      const value = instance[key];
      const known = key === 'routeBasePath' ? normalAddress(value) : value;
      if (seen.has(known)) {
        const message = `a value other than that of another docs folder, "${value}"`;
        context.addIssue({ code: 'custom', path: [index, key], message, input: instances });
      }
      seen.add(known);
    });
  }
}
