import { z } from 'zod';
import { apiSchema } from '../../kinds/api/schema.ts';
import { blogSchema } from '../../kinds/blog/schema.ts';
import { docsSchema } from '../../kinds/docs/schema.ts';
import { pagesSchema } from '../../kinds/pages/schema.ts';
import type { LocaleView } from '../../model/locale.ts';
import { BASE_PATH } from './base-path.ts';
import { pathWithin } from './content-folder.ts';
import { refineLocales } from './refine-locales.ts';
import { themeConfigSchema } from './theme-schema.ts';

/** How a kind of mistake is taken, in the words of Docusaurus; `log` and `warn` are the same. */
const mistakePolicy = z.enum(['ignore', 'log', 'warn', 'throw']).default('throw');

/** https://www.rfc-editor.org/rfc/rfc5646#section-2.1, as far as browsers know what to do with it. */
function isLanguageTag(name: string): boolean {
  if (!/^[a-z]{2,3}(-[A-Za-z0-9]+)*$/.test(name)) return false;
  try {
    return Intl.getCanonicalLocales(name).length === 1;
  } catch {
    return false;
  }
}

const localeName = z.string().refine(isLanguageTag, 'a language tag such as "en" or "pt-BR"');

const localeConfig = z.strictObject({
  /** Default: what the language calls itself. */
  label: z.string().min(1).optional(),
  /** Language tag for browsers. Default: the locale's name. */
  htmlLang: localeName.optional(),
  /** Default: that of the language. */
  direction: z.enum(['ltr', 'rtl']).optional(),
  /** Folder of the locale below the base path; the default locale stands at the base path itself. */
  path: z
    .string()
    .regex(/^[\w~.-]+(?:\/[\w~.-]+)*$/, 'a path without slashes at its ends')
    .optional(),
});

const i18nSchema = z
  .strictObject({
    /** The language of the site's own files. */
    defaultLocale: localeName.default('en'),
    /** All languages. Default: the default locale alone. */
    locales: z.array(localeName).min(1).optional(),
    localeConfigs: z.record(localeName, localeConfig).default({}),
  })
  .superRefine(refineLocales);

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
  baseUrl: z
    .string()
    .regex(BASE_PATH, 'a path that starts and ends with a slash, such as "/docs/"')
    .default('/'),
  /** true: `/a/`; false: `/a`, written as `a.html`; left out: `/a`, written as `a/index.html`. */
  trailingSlash: z.boolean().optional(),
  /** Path of the icon in a static folder. */
  favicon: z.string().optional(),
  i18n: i18nSchema.prefault({}),
  docs: z.union([z.literal(false), docsSchema]).prefault({}),
  /** Left out or false: no blog. */
  blog: z.union([z.literal(false), blogSchema]).default(false),
  pages: pagesSchema.prefault({}),
  /** References of APIs, each made of an OpenAPI description. */
  api: apiSchema.default([]),
  /** Folders whose files are copied as they are. */
  staticDirectories: z.array(z.string()).default(['static']),
  /** Old addresses, and headings that have moved, with where they are now: paths from the root of the site. */
  redirects: z
    .array(z.strictObject({ from: z.union([z.string(), z.array(z.string())]), to: z.string() }))
    .default([]),
  /** Style sheets of the site, from its folder, added after the engine's. */
  customCss: z.array(z.string()).default([]),
  /** Kinds of boxes besides those of the engine: `:::name`, which have the look of a note and the name as a class. */
  admonitions: z
    .strictObject({
      keywords: z
        .array(z.string().regex(/^[A-Za-z][\w-]*$/, 'a word of letters, digits and hyphens'))
        .default([]),
    })
    .prefault({}),
  /** Modules whose default export is made live in the browser, as those are that are named `*.island.tsx`. */
  islands: z.array(pathWithin).default([]),
  /** Values for the site's own components, which read them by `useDocusaurusContext`. */
  customFields: z.record(z.string(), z.unknown()).default({}),
  /** What is only warned of stops a build as well. */
  strict: z.boolean().default(false),
  /** Links within the site that lead to no page or file. */
  onBrokenLinks: mistakePolicy,
  /** Links to sections that their page does not have. */
  onBrokenAnchors: mistakePolicy,
  /** Links to the Markdown file of no page. */
  onBrokenMarkdownLinks: mistakePolicy,
  /** Pictures whose file is missing. */
  onBrokenMarkdownImages: mistakePolicy,
  /** Two pages at one address; where that is allowed, the first one stands there. */
  onDuplicateRoutes: mistakePolicy,
  themeConfig: themeConfigSchema.prefault({}),
});

/** What an author writes. */
export type SiteConfigInput = z.input<typeof siteConfigSchema>;
/** The config with every default filled in, before a language is chosen. */
export type ParsedConfig = z.output<typeof siteConfigSchema>;
/** What the engine works with: the config in one of the site's languages. */
export type SiteConfig = ParsedConfig & LocaleView;
export type DocsConfig = Exclude<SiteConfig['docs'], false>;
