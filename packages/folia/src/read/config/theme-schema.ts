import { z } from 'zod';
import { linkTarget, linkUrl } from './link-schema.ts';
import { logoSchema } from './logo-schema.ts';
import { navbarSchema } from './navbar-schema.ts';

const footerLink = z.strictObject({
  label: z.string(),
  /** A path within the site, from its root. */
  to: linkTarget.optional(),
  /** A URL of another site. */
  href: linkUrl.optional(),
});

const footerHtml = z.strictObject({
  /** Shown instead of a link, such as a badge or a postal address. */
  html: z.string().min(1),
});

const footerItem = z.union([footerLink, footerHtml]);

const footerColumn = z.strictObject({ title: z.string().optional(), items: z.array(footerItem) });

export const footerSchema = z.strictObject({
  style: z.enum(['light', 'dark']).default('light'),
  logo: logoSchema.optional(),
  /** Columns (`title` and `items`), and links or HTML without a column. */
  links: z.array(z.union([footerColumn, footerLink, footerHtml])).default([]),
  /** HTML. */
  copyright: z.string().optional(),
});

export const announcementBarSchema = z.strictObject({
  /** A new id shows the bar again to readers who closed it. */
  id: z.string().default('announcement-bar'),
  /** HTML. */
  content: z.string(),
  backgroundColor: z.string().optional(),
  textColor: z.string().optional(),
  isCloseable: z.boolean().default(true),
});

export const colorModeSchema = z.strictObject({
  defaultMode: z.enum(['light', 'dark']).default('light'),
  disableSwitch: z.boolean().default(false),
  respectPrefersColorScheme: z.boolean().default(false),
});

const headingLevel = z.int().min(2).max(6);

export const tableOfContentsSchema = z
  .strictObject({
    minHeadingLevel: headingLevel.default(2),
    maxHeadingLevel: headingLevel.default(3),
  })
  .refine(
    ({ minHeadingLevel, maxHeadingLevel }) => minHeadingLevel <= maxHeadingLevel,
    'a "minHeadingLevel" that is not above "maxHeadingLevel"',
  );

export const searchSchema = z.strictObject({
  maxHits: z.int().min(1).max(50).default(8),
  /** Whether the page that a hit links to highlights the words. */
  highlightResult: z.boolean().default(true),
  /** Fetches the index as soon as the shell is live, instead of when the reader approaches the search box. */
  loadOnMount: z.boolean().default(false),
  /** Groups of synonymous words and phrases: a query with one of them finds the others too. */
  synonyms: z.array(z.array(z.string().trim().min(1)).min(2)).default([]),
});

const docsThemeSchema = z.strictObject({
  sidebar: z
    .strictObject({
      /** Whether readers can hide it on wide screens. */
      hideable: z.boolean().default(false),
      /** Whether opening a category closes those beside it. */
      autoCollapseCategories: z.boolean().default(false),
    })
    .prefault({}),
});

export const themeConfigSchema = z.strictObject({
  navbar: navbarSchema.prefault({}),
  docs: docsThemeSchema.prefault({}),
  footer: footerSchema.optional(),
  announcementBar: announcementBarSchema.optional(),
  colorMode: colorModeSchema.prefault({}),
  tableOfContents: tableOfContentsSchema.prefault({}),
  /** false: no search. */
  search: z.union([z.literal(false), searchSchema]).prefault({}),
  /** Whether a page shows the description in its frontmatter below its title. */
  showDescriptions: z.boolean().default(true),
  /** Picture for previews of pages without their own: a path in a static folder, or a URL. */
  image: z.string().min(1).optional(),
});

export type FooterConfig = z.output<typeof footerSchema>;
export type FooterLinkConfig = z.output<typeof footerLink>;
export type FooterItemConfig = z.output<typeof footerItem>;
