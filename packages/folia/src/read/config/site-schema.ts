import { z } from 'zod';
import { DEFAULT_DELIMITER } from '../../contract/document-title.ts';
import { apiSchema } from '../../kinds/api/schema.ts';
import { blogSchema } from '../../kinds/blog/schema.ts';
import { docsOfSite } from '../../kinds/docs/schema.ts';
import { pagesSchema } from '../../kinds/pages/schema.ts';
import type { LocaleView } from '../../model/locale.ts';
import { BASE_PATH, isPlainPath } from './base-path.ts';
import { fileWithin, sitePath } from './content-folder.ts';
import { headTagsSchema } from './head-tags-schema.ts';
import { markdownSchema } from './markdown-schema.ts';
import { policySchema } from './policy-schema.ts';
import { refineLocales } from './refine-locales.ts';
import { themeConfigSchema } from './theme-schema.ts';

/** What to do about a kind of problem, as in Docusaurus; `log` and `warn` are the same. */
const problemPolicy = z.enum(['ignore', 'log', 'warn', 'throw']).default('throw');

/** Whether a name is a language tag (https://www.rfc-editor.org/rfc/rfc5646#section-2.1) that `Intl` supports. */
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
  /** Default: the name of the language in that language. */
  label: z.string().min(1).optional(),
  /** Language tag for browsers. Default: the locale's name. */
  htmlLang: localeName.optional(),
  /** Default: the direction of the language. */
  direction: z.enum(['ltr', 'rtl']).optional(),
  /** Path of the locale below the base path; the default locale is at the base path itself. */
  path: z
    .string()
    .regex(/^[\w~.-]+(?:\/[\w~.-]+)*$/, 'a path without leading or trailing slash')
    .refine(isPlainPath, 'a path within the site, without "." and ".." as names')
    .optional(),
});

const i18nSchema = z
  .strictObject({
    /** The language of the site's own files. */
    defaultLocale: localeName.default('en'),
    /** All locales. Default: only the default locale. */
    locales: z.array(localeName).min(1).optional(),
    localeConfigs: z.record(localeName, localeConfig).default({}),
  })
  .superRefine(refineLocales);

/** An object limits the millions of pixels that are converted; false converts nothing. */
const imagesSchema = z
  .union(
    [z.boolean(), z.strictObject({ megapixels: z.number().positive() })],
    'true, false, or an object with the number of "megapixels"',
  )
  .default(true);

/** Whether a URL has a scheme of the web and a host, and nothing else but a slash. */
function isOrigin(url: string): boolean {
  if (!URL.canParse(url)) return false;
  const { protocol, origin, href } = new URL(url);
  return /^https?:$/.test(protocol) && href === `${origin}/` && !/[?#]/.test(url);
}

const ORIGIN = 'an origin without a path, such as "https://example.org"';

/** Schema of `site.config.ts`: the source of its types, defaults and validation. */
export const siteConfigSchema = z.strictObject({
  title: z.string().min(1),
  tagline: z.string().optional(),
  /** What separates the title of a page from that of the site, in the title of a document. */
  titleDelimiter: z.string().trim().min(1).default(DEFAULT_DELIMITER),
  /** Origin of the production site, such as `https://example.org`. */
  url: z
    .string(ORIGIN)
    .refine(isOrigin, ORIGIN)
    .transform((url) => new URL(url).origin),
  baseUrl: z
    .string()
    .regex(BASE_PATH, 'a path that starts and ends with a slash, such as "/docs/"')
    .default('/'),
  /** true: `/a/`; false: `/a`, written as `a.html`; undefined: `/a`, written as `a/index.html`. */
  trailingSlash: z.boolean().optional(),
  /** Path of the icon in a static folder. */
  favicon: z.string().optional(),
  headTags: headTagsSchema,
  i18n: i18nSchema.prefault({}),
  /** A list if there are several docs folders, each with an `id`. */
  docs: docsOfSite.prefault({}),
  /** false: no blog. */
  blog: z.union([z.literal(false), blogSchema]).default(false),
  pages: pagesSchema.prefault({}),
  /** API references, each generated from an OpenAPI description. */
  api: apiSchema.default([]),
  /** Folders whose files are copied unchanged. */
  staticDirectories: z.array(sitePath).default(['static']),
  /** Whether pictures are offered in a smaller format, and how much of it a build may convert. */
  images: imagesSchema,
  /** Redirects from former URLs and headings (paths from the root of the site) to current ones. */
  redirects: z
    .array(z.strictObject({ from: z.union([z.string(), z.array(z.string())]), to: z.string() }))
    .default([]),
  /** Sources that pages may load from, besides those that the build finds in them; false: no content security policy. */
  contentSecurityPolicy: policySchema,
  /** Style sheets, relative to the site's folder, loaded after the engine's. */
  customCss: z.array(z.string()).default([]),
  /** Custom admonitions: `:::name` looks like a note and has its name as a class. */
  admonitions: z
    .strictObject({
      keywords: z
        .array(z.string().regex(/^[A-Za-z][\w-]*$/, 'a word of letters, digits and hyphens'))
        .default([]),
    })
    .prefault({}),
  /** Plugins of remark and rehype for the Markdown and MDX of docs, posts and pages. */
  markdown: markdownSchema.prefault({}),
  /** Whether the build writes each page as Markdown, too, for readers that are programs: `/docs/a.md`. */
  markdownPages: z.boolean().default(false),
  /** Modules whose default export, or the one named after `#`, is hydrated in the browser, like those named `*.island.tsx`. */
  islands: z.array(fileWithin).default([]),
  /** Modules that run in the browser with every document. */
  clientModules: z.array(fileWithin).default([]),
  /** Values for the site's own components, which read them with `useDocusaurusContext`. */
  customFields: z.record(z.string(), z.unknown()).default({}),
  /** Warnings fail the build, too. */
  strict: z.boolean().default(false),
  /** Links within the site to a missing page or file. */
  onBrokenLinks: problemPolicy,
  /** Links to missing sections. */
  onBrokenAnchors: problemPolicy,
  /** Links to Markdown files that are not pages. */
  onBrokenMarkdownLinks: problemPolicy,
  /** Pictures whose file is missing. */
  onBrokenMarkdownImages: problemPolicy,
  /** Pages with the same route; if allowed, the first one is built. */
  onDuplicateRoutes: problemPolicy,
  /** Redirects that cannot work, such as those to missing pages or from existing ones; unless an error, they are left out. */
  onBrokenRedirects: problemPolicy,
  /** Pages that cannot be compiled or rendered; unless an error, they are built with their code as text, without it, or replaced. */
  onBrokenPages: problemPolicy,
  themeConfig: themeConfigSchema.prefault({}),
});

/** The config as written. */
export type SiteConfigInput = z.input<typeof siteConfigSchema>;
/** The config with all defaults, without a locale. */
export type ParsedConfig = z.output<typeof siteConfigSchema>;
/** The config of one locale, as used in the engine. */
export type SiteConfig = ParsedConfig & LocaleView;
export type DocsConfig = Exclude<SiteConfig['docs'], false | unknown[]>;

/** The settings of each docs folder; none if the site has no docs. */
export function listDocs({ docs }: Pick<SiteConfig, 'docs'>): DocsConfig[] {
  return docs === false ? [] : [docs].flat();
}
