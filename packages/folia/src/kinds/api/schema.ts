import { z } from 'zod';

const file = z
  .string()
  .refine(
    (path) => !/^(?:[/\\]|[a-z][a-z\d+.-]*:)|(?:^|[/\\])\.\.(?:[/\\]|$)/i.test(path),
    'a file within the site\'s folder, without a leading slash or ".."',
  );

/** An API reference, generated from an OpenAPI description. */
const apiReferenceSchema = z.strictObject({
  /** Unique id; also the name of the sidebar. */
  id: z
    .string()
    .regex(/^[a-z][\w-]*$/i, 'a letter, then letters, digits, hyphens and underscores')
    .default('api'),
  /** The description (JSON or YAML), relative to the site's folder. Files it refers to must be in its folder or below. */
  path: file,
  /** Base path of the reference within the site. */
  routeBasePath: z.string().default('docs/api'),
  /** Title of the reference. Default: the title of the description. */
  label: z.string().min(1).optional(),
  /** A Markdown file whose text replaces the description's own introduction on the first page. */
  introduction: file.optional(),
  /** Base URL for edit links: the site's folder in the repository. */
  editUrl: z.url().optional(),
  /** Show when and by whom the source file of a page was last changed, from git. */
  showLastUpdateTime: z.boolean().default(false),
  showLastUpdateAuthor: z.boolean().default(false),
  /** Names of the extensions with facts about operations that OpenAPI has no field for. */
  extensions: z
    .strictObject({
      permission: z.string().default('x-permission'),
      adminOnly: z.string().default('x-admin-only'),
      since: z.string().default('x-since'),
    })
    .prefault({}),
});

export const apiSchema = z.array(apiReferenceSchema).superRefine((references, context) => {
  for (const key of ['id', 'routeBasePath'] as const) {
    for (const [index, reference] of references.entries()) {
      const first = references.findIndex((other) => other[key] === reference[key]);
      if (first === index) continue;
      const message = 'a value that no other reference uses';
      context.addIssue({ code: 'custom', path: [index, key], message });
    }
  }
});

export type ApiConfig = z.output<typeof apiReferenceSchema>;
