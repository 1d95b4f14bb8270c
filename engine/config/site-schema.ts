import { z } from 'zod';
import { themeConfigSchema } from './theme-schema.ts';

const docsSchema = z.strictObject({
  /** Folder of the Markdown files, from the site's folder. */
  path: z.string().default('docs'),
  /** Where the docs stand on the site. */
  routeBasePath: z.string().default('docs'),
  /** File of the sidebars, from the site's folder. Without it one sidebar is made from the folders. */
  sidebarPath: z.string().optional(),
  /** Address under which a page's source can be edited; the path from the site's folder is added. */
  editUrl: z.url().optional(),
  showLastUpdateTime: z.boolean().default(false),
  showLastUpdateAuthor: z.boolean().default(false),
});

const pagesSchema = z.strictObject({
  /** Folder of the single pages, from the site's folder. */
  path: z.string().default('pages'),
});

const localeName = z
  .string()
  .regex(/^[a-z]{2,3}(-[A-Za-z0-9]+)*$/, 'a language tag such as "en" or "pt-BR"');

const i18nSchema = z.strictObject({
  defaultLocale: localeName.default('en'),
  localeConfigs: z
    .record(
      localeName,
      z.strictObject({
        htmlLang: z.string().optional(),
        direction: z.enum(['ltr', 'rtl']).default('ltr'),
      }),
    )
    .default({}),
});

/** What a base path looks like, in the config and on the command line. */
export const BASE_PATH = /^\/(?:[^/?#][^?#]*\/)?$/;

function isOrigin(url: string): boolean {
  return (
    URL.canParse(url) && /^https?:$/.test(new URL(url).protocol) && new URL(url).pathname === '/'
  );
}

/** The whole of `site.config.ts`. Types, defaults and validation all come from here. */
export const siteConfigSchema = z.strictObject({
  title: z.string().min(1),
  tagline: z.string().optional(),
  /** Origin of the production site, such as `https://example.org`. */
  url: z.string().refine(isOrigin, 'an origin without a path, such as "https://example.org"'),
  baseUrl: z.string().regex(BASE_PATH, 'a path that starts and ends with a slash').default('/'),
  /** true: `/a/`; false: `/a`, written as `a.html`; left out: `/a`, written as `a/index.html`. */
  trailingSlash: z.boolean().optional(),
  /** Path of the icon in a static folder. */
  favicon: z.string().optional(),
  i18n: i18nSchema.prefault({}),
  docs: z.union([z.literal(false), docsSchema]).prefault({}),
  pages: pagesSchema.prefault({}),
  /** Folders whose files are copied as they are. */
  staticDirectories: z.array(z.string()).default(['static']),
  /** Style sheets of the site, from its folder, added after the engine's. */
  customCss: z.array(z.string()).default([]),
  themeConfig: themeConfigSchema.prefault({}),
});

/** What an author writes. */
export type SiteConfigInput = z.input<typeof siteConfigSchema>;
/** What the engine works with: every default filled in. */
export type SiteConfig = z.output<typeof siteConfigSchema>;
export type DocsConfig = Exclude<SiteConfig['docs'], false>;
