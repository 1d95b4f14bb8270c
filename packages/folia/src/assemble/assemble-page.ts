import { routeToHref } from '../contract/address.ts';
import { documentTitle } from '../contract/document-title.ts';
import type { ContentLanguage, PageData } from '../contract/page-data.ts';
import { makePageFeed } from '../kinds/pages/page-feed.ts';
import type { CompiledPage } from '../model/compiled-page.ts';
import type { SitePage } from '../model/site.ts';
import type { SourcePage } from '../model/source-page.ts';
import type { SiteConfig } from '../read/config/site-schema.ts';
import { untranslatedLanguage } from '../translate/locales.ts';
import { unlistedBanner } from './unlisted-banner.ts';

const EXCERPT_LENGTH = 155;

/** The part of the page data that depends on the kind of content. */
type KindData = Pick<SitePage['data'], 'layout' | 'breadcrumbs'> & Partial<SitePage['data']>;

/** Assembles the page data that all kinds of content share. @param makeKindData makes the rest, given the title of the page */
export function assemblePage(
  page: CompiledPage,
  config: SiteConfig,
  makeKindData: (title: string) => KindData,
): SitePage {
  const { source, frontmatter } = page;
  const title = getTitle(page, config.title);
  const metaTitle = frontmatter.title_meta ?? title;
  const data = {
    href: routeToHref(source.route, config),
    documentTitle: page.documentTitle || documentTitle(metaTitle, config),
    className: frontmatter.wrapperClassName,
    description: getDescription(page),
    showsDescription: showsDescription(page, config),
    toc: filterToc(page, config.themeConfig.tableOfContents),
    styles: page.styles,
    language: getTextLanguage(source, config),
    ...makeKindData(title),
  };
  return {
    route: source.route,
    title: metaTitle,
    data,
    html: frontmatter.unlisted ? unlistedBanner(config, data.language) + page.html : page.html,
    keywords: frontmatter.keywords ?? [],
    image: page.image ?? frontmatter.image,
    unlisted: frontmatter.unlisted,
    ...(page.noIndex && { noIndex: true }),
    structuredData: page.structuredData,
    feeds: page.feed && [makePageFeed(page.feed, source.route, config)],
  };
}

/** Assembles a page without a sidebar that the title in its frontmatter heads, such as a list of tags. */
export function assembleSinglePage(page: CompiledPage, config: SiteConfig): SitePage {
  return assemblePage(page, config, (title) => ({
    layout: 'page',
    heading: title,
    breadcrumbs: [],
  }));
}

/** Returns the default language if the text of a page is not translated. */
function getTextLanguage(source: SourcePage, config: SiteConfig): ContentLanguage | undefined {
  const isTranslatable = source.form === 'text' || source.form === 'component';
  if (!isTranslatable || source.original !== undefined) return undefined;
  return untranslatedLanguage(config);
}

/** Returns the description in frontmatter, or the start of the first paragraph. */
export function getDescription({ frontmatter, firstParagraph }: CompiledPage): string | undefined {
  return frontmatter.description ?? excerpt(firstParagraph);
}

/** Whether a page shows its description below its title. A generated page has no other text. */
function showsDescription(page: CompiledPage, { themeConfig }: SiteConfig): boolean {
  if (page.frontmatter.description === undefined) return false;
  const isWritten = page.source.form === 'text' || page.source.form === 'component';
  return (themeConfig.showDescriptions || !isWritten) && !repeatsText(page);
}

/** Whether the first paragraph says what the description says, or begins with it, whatever the punctuation. */
function repeatsText({ frontmatter, firstParagraph }: CompiledPage): boolean {
  const wordsOf = (text = '') =>
    ` ${
      text
        .toLowerCase()
        .match(/[\p{L}\p{N}]+/gu)
        ?.join(' ') ?? ''
    } `;
  const [described, written] = [wordsOf(frontmatter.description), wordsOf(firstParagraph)];
  if (written.trim() === '') return false;
  return written.startsWith(described) || described.startsWith(written);
}

/**
 * Shortens text to the length that search engines show, at a word boundary. Scripts without spaces between words are cut
 * between two characters: their last space can be anywhere.
 */
function excerpt(text: string | undefined): string | undefined {
  if (text === undefined || text.length <= EXCERPT_LENGTH) return text;
  const start = text.slice(0, EXCERPT_LENGTH);
  return `${start.replace(/\s+\S{0,30}$|\p{Surrogate}$/u, '')} …`;
}

/** Returns the title in frontmatter, else the heading, else the last segment of the route. */
export function getTitle(
  { frontmatter, heading, source }: CompiledPage,
  siteTitle: string,
): string {
  // An empty title counts as missing, as in Docusaurus.
  return frontmatter.title || heading || source.route.split('/').at(-1) || siteTitle;
}

function filterToc(
  { frontmatter, toc }: CompiledPage,
  levels: { minHeadingLevel: number; maxHeadingLevel: number },
): PageData['toc'] {
  if (frontmatter.hide_table_of_contents) return [];
  const min = frontmatter.toc_min_heading_level ?? levels.minHeadingLevel;
  const max = frontmatter.toc_max_heading_level ?? levels.maxHeadingLevel;
  return toc.filter(({ level }) => level >= min && level <= max);
}
