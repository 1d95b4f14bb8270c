import { posix } from 'node:path';
import { z } from 'zod';
import { addressPath, normalAddress } from '../../read/config/base-path.ts';
import { sitePath } from '../../read/config/content-folder.ts';
import { linkUrl } from '../../read/config/link-schema.ts';

const file = z
  .string()
  .refine(
    (path) => !/^(?:[/\\]|[a-z][a-z\d+.-]*:)|(?:^|[/\\])\.\.(?:[/\\]|$)/i.test(path),
    'a file within the site\'s folder, without a leading slash or ".."',
  )
  .pipe(sitePath);

const folder = z
  .string()
  .refine(
    (path) => !/^(?:[/\\]|[a-z][a-z\d+.-]*:)/i.test(path),
    'a folder relative to the site\'s folder, such as "." or ".."',
  );

/** An API reference, generated from an OpenAPI description. */
const apiReferenceSchema = z.strictObject({
  /** Unique id; also the name of the sidebar. */
  id: z
    .string()
    .regex(/^[a-z][\w-]*$/i, 'a letter, then letters, digits, hyphens and underscores')
    .default('api'),
  /** The description (JSON or YAML), relative to the site's folder. */
  path: file,
  /**
   * The folder that its references may not leave, relative to the site's folder: one that contains the description, such
   * as `.`, or `..` for files beside the site's folder. Default: the folder of the description.
   */
  root: folder.optional(),
  /** Base path of the reference within the site. */
  routeBasePath: addressPath.default('docs/api'),
  /** Earlier descriptions, the latest first. For each, a page lists what changed since. */
  changes: z
    .array(
      z.strictObject({
        /** The earlier description, relative to the site's folder. */
        from: file,
        /** Its name on the pages. Default: the version in it. */
        label: z.string().min(1).optional(),
      }),
    )
    .default([]),
  /** Title of the reference. Default: the title of the description. */
  label: z.string().min(1).optional(),
  /** A Markdown file whose text replaces the description's own introduction on the first page. */
  introduction: file.optional(),
  /** Whether to show what is marked with `x-internal: true`. */
  showInternal: z.boolean().default(false),
  /** Base URL for edit links: the site's folder in the repository. */
  editUrl: linkUrl.optional(),
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

/** Whether a folder is above a file; the file is in the site's folder, to which both are relative. */
function isAbove(folderPath: string, path: string): boolean {
  const outer = posix.normalize(folderPath).replace(/\/$/, '');
  return /^\.$|^\.\.(?:\/\.\.)*$/.test(outer) || posix.normalize(path).startsWith(`${outer}/`);
}

export const apiSchema = z.array(apiReferenceSchema).superRefine((references, context) => {
  for (const [index, { root, path }] of references.entries()) {
    if (root === undefined || isAbove(root, path)) continue;
    const message = `a folder that contains "${path}", such as "${posix.dirname(path)}" or "."`;
    context.addIssue({ code: 'custom', path: [index, 'root'], message });
  }
  const ids = references.map(({ id }) => id);
  const addresses = references.map(({ routeBasePath }) => normalAddress(routeBasePath));
  for (const [key, values] of [['id', ids] as const, ['routeBasePath', addresses] as const]) {
    for (const [index, value] of values.entries()) {
      if (values.indexOf(value) === index) continue;
      const message = 'a value that no other reference uses';
      context.addIssue({ code: 'custom', path: [index, key], message });
    }
  }
});

export type ApiConfig = z.output<typeof apiReferenceSchema>;
