import { z } from 'zod';

const file = z
  .string()
  .refine(
    (path) => !/^(?:[/\\]|[a-z][a-z\d+.-]*:)|(?:^|[/\\])\.\.(?:[/\\]|$)/i.test(path),
    'a file within the site\'s own folder, without a slash or ".." in front',
  );

/** A reference of an API, made of its OpenAPI description. */
const apiReferenceSchema = z.strictObject({
  /** Tells references apart; also the name of the sidebar. */
  id: z
    .string()
    .regex(/^[a-z][\w-]*$/i, 'a word of letters, digits and hyphens')
    .default('api'),
  /** The description, JSON or YAML, from the site's folder. Files that it refers to stand in its folder or below. */
  path: file,
  /** Where the reference stands on the site. */
  routeBasePath: z.string().default('docs/api'),
  /** What the reference is called. Default: the title of the description. */
  label: z.string().min(1).optional(),
  /** A Markdown file whose text stands on the first page in the place of the description's own words. */
  introduction: file.optional(),
  /** Where the files of the description can be edited: the address of the site's folder. */
  editUrl: z.url().optional(),
  /** When and by whom the file that a page was made of was changed last, from git. */
  showLastUpdateTime: z.boolean().default(false),
  showLastUpdateAuthor: z.boolean().default(false),
  /** The extensions that say of operations what OpenAPI has no word for. */
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
      const message = `a value that no other reference has`;
      context.addIssue({ code: 'custom', path: [index, key], message });
    }
  }
});

export type ApiConfig = z.output<typeof apiReferenceSchema>;
