import { routeToHref } from '../contract/address.ts';
import type { ContentLanguage, PageData } from '../contract/page-data.ts';
import { makePageFeed } from '../kinds/pages/page-feed.ts';
import type { CompiledPage } from '../model/compiled-page.ts';
import type { SitePage } from '../model/site.ts';
import type { SourcePage } from '../model/source-page.ts';
import type { SiteConfig } from '../read/config/site-schema.ts';
import { isDefaultLocale } from '../translate/locales.ts';
import { unlistedBanner } from './unlisted-banner.ts';

const EXCERPT_LENGTH = 155;

/** What the kinds of content add to the data of a page. */
type OwnData = Pick<SitePage['data'], 'layout' | 'breadcrumbs'> & Partial<SitePage['data']>;

/** A page with what all kinds of content have in common. @param ownData adds the rest, given the title of the page */
export function assemblePage(
  page: CompiledPage,
  config: SiteConfig,
  ownData: (title: string) => OwnData,
): SitePage {
  const { source, frontmatter } = page;
  const title = getTitle(page, config.title);
  const metaTitle = frontmatter.title_meta ?? title;
  const data = {
    href: routeToHref(source.route, config),
    documentTitle: metaTitle === config.title ? metaTitle : `${metaTitle} | ${config.title}`,
    className: frontmatter.wrapperClassName,
    description: getDescription(page),
    showsDescription: frontmatter.description !== undefined,
    toc: tocOf(page, config.themeConfig.tableOfContents),
    styles: page.styles,
    language: textLanguage(source, config),
    ...ownData(title),
  };
  return {
    route: source.route,
    title: metaTitle,
    data,
    html: frontmatter.unlisted ? unlistedBanner(config, data.language) + page.html : page.html,
    keywords: frontmatter.keywords ?? [],
    image: frontmatter.image,
    unlisted: frontmatter.unlisted,
    feeds: page.feed && [makePageFeed(page.feed, source.route, config)],
  };
}

/** A page without a sidebar, such as a single page in Markdown. */
export function assembleSinglePage(page: CompiledPage, config: SiteConfig): SitePage {
  return assemblePage(page, config, (title) => ({
    layout: 'page',
    heading: title,
    breadcrumbs: [],
  }));
}

/** The default language, if the text of a page has not been translated. */
function textLanguage(source: SourcePage, config: SiteConfig): ContentLanguage | undefined {
  const [own] = config.locales;
  const isTranslatable = source.form === 'text' || source.form === 'component';
  if (!isTranslatable || source.original !== undefined || isDefaultLocale(config) || !own) {
    return undefined;
  }
  return { lang: own.htmlLang, dir: own.direction };
}

/** The description of a page, or the beginning of its first paragraph. */
export function getDescription({ frontmatter, firstParagraph }: CompiledPage): string | undefined {
  return frontmatter.description ?? excerpt(firstParagraph);
}

/** Enough of a text for a search engine, cut between words. */
function excerpt(text: string | undefined): string | undefined {
  if (text === undefined || text.length <= EXCERPT_LENGTH) return text;
  return `${text.slice(0, EXCERPT_LENGTH).replace(/\s+\S*$/, '')} …`;
}

/** The title of a page: of its frontmatter, its heading, or the end of its address. */
export function getTitle(
  { frontmatter, heading, source }: CompiledPage,
  siteTitle: string,
): string {
  return frontmatter.title ?? heading ?? (source.route.split('/').at(-1) || siteTitle);
}

function tocOf(
  { frontmatter, toc }: CompiledPage,
  levels: { minHeadingLevel: number; maxHeadingLevel: number },
): PageData['toc'] {
  if (frontmatter.hide_table_of_contents) return [];
  const min = frontmatter.toc_min_heading_level ?? levels.minHeadingLevel;
  const max = frontmatter.toc_max_heading_level ?? levels.maxHeadingLevel;
  return toc.filter(({ level }) => level >= min && level <= max);
}
