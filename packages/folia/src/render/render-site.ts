import { SiteError } from 'folia-problems';
import { readSections } from 'folia-search';
import type { InlineScripts } from '../bundler/inline-scripts.ts';
import { routeToDocumentFile, routeToPageFile, withBase } from '../contract/address.ts';
import { describeHead } from '../contract/head.ts';
import type { InlinePageData, PageData, PageFile, PageMeta } from '../contract/page-data.ts';
import { sidebarWindow } from '../contract/sidebar-window.ts';
import type { Site, SitePage } from '../model/site.ts';
import type { SiteConfig } from '../read/config/site-schema.ts';
import { localeFile } from '../translate/locales.ts';
import { baseWarning } from './base-warning.ts';
import { renderDocument } from './document.ts';
import { headingBehindEarlyTable } from './early-table.ts';
import { feedFiles, feedLinks } from './feeds.ts';
import { hashedFile, hashOf, type OutputFile } from './hashed-file.ts';
import { notFoundPage } from './not-found-page.ts';
import { once } from './once.ts';
import type { PreparedSite, RenderParts } from './prepared-site.ts';
import { redirectPage } from './redirect-page.ts';
import { makeSearchOutput } from './search-output.ts';
import { robots, sitemap } from './sitemap.ts';

export function prepareSite(parts: RenderParts): PreparedSite {
  const { site, client, config } = parts;
  const sidebarFiles = new Map(
    [...site.sidebars].map(([name, items]) => [
      name,
      hashedFile(`assets/sidebar-${name}`, 'json', JSON.stringify(items)),
    ]),
  );
  const href = (file: OutputFile) => withBase(file.path, config.siteBaseUrl);
  const sidebars = Object.fromEntries([...sidebarFiles].map(([name, file]) => [name, href(file)]));
  const stylesFile = hashedFile('assets/styles', 'css', parts.styles.all);
  const pagesFile = hashedFile('assets/pages', 'json', JSON.stringify(knownPages(site)));
  const draft = {
    ...site.shell,
    sidebars,
    styles: href(stylesFile),
    liveStyles: parts.styles.live,
  };
  // Whatever a running shell holds in memory is part of the id: code, config and sidebars.
  const build = hashOf(JSON.stringify(draft) + client.files.map((file) => file.path).join());
  // Not the search: a change of text alone must not make running shells load documents.
  const search = makeSearchOutput(site.pages, config, parts.readSections ?? readSections);
  const code = withBase(client.search.entry, config.siteBaseUrl);
  const shell = { ...draft, build, search: search && { ...search.addresses, code } };
  const shellFile = hashedFile('assets/shell', 'json', JSON.stringify(shell));
  return {
    ...parts,
    shell,
    shellFile,
    stylesFile,
    sidebarFiles,
    search,
    pagesFile,
    pagesHref: href(pagesFile),
    feedFiles: once(() => site.feeds.flatMap((feed) => feedFiles(feed, config))),
  };
}

/** The address and the title of each listed page. */
function knownPages({ pages }: Site): [string, string][] {
  return pages
    .filter(({ unlisted }) => !unlisted)
    .map(({ title, data: { href, heading } }) => [href, heading ?? title]);
}

/** All files of a site in its locales but those that are copied, one by one; code and styles are the same for all. */
export function* renderSite(locales: PreparedSite[]): Generator<OutputFile> {
  const [first] = locales;
  if (first) {
    yield* first.client.files;
    yield first.stylesFile;
    yield { path: 'sitemap.xml', text: sitemap(locales), givesWay: true };
    yield { path: 'robots.txt', text: robots(first.config), givesWay: true };
  }
  for (const prepared of locales) yield* renderLocale(prepared);
}

function* renderLocale(prepared: PreparedSite): Generator<OutputFile> {
  const { config, site, shell } = prepared;
  yield* prepared.sidebarFiles.values();
  yield prepared.shellFile;
  yield prepared.pagesFile;
  yield* prepared.search?.files() ?? [];
  yield* site.files;
  yield* prepared.feedFiles();
  for (const page of site.pages) {
    yield {
      path: localeFile(routeToDocumentFile(page.route, config.trailingSlash), config),
      text: renderPage(page, prepared),
    };
    yield {
      path: localeFile(routeToPageFile(page.route, config.trailingSlash), config),
      text: JSON.stringify(pageFile(page, prepared)),
    };
  }
  for (const redirect of site.redirects) {
    yield {
      path: localeFile(routeToDocumentFile(redirect.route, config.trailingSlash), config),
      text: redirectPage(redirect, shell),
    };
  }
  yield {
    path: localeFile('404.html', config),
    text: renderPage(notFoundPage(prepared), prepared),
  };
}

/** What a page data file holds. */
export function pageFile(page: SitePage, prepared: PreparedSite): PageFile {
  return { ...pageData(page, prepared), html: page.html };
}

function pageData(page: SitePage, { config, shell }: PreparedSite): PageData {
  return { ...page.data, build: shell.build, meta: metaOf(page, config) };
}

/** Undefined where there is nothing to say, as on most pages of documentation. */
function metaOf(page: SitePage, config: SiteConfig): PageMeta | undefined {
  const { keywords, image, unlisted, article, feeds } = page;
  const meta: PageMeta = {
    ...(keywords.length > 0 && { keywords }),
    ...(image && { image: new URL(imagePath(image, config.siteBaseUrl), config.url).href }),
    ...(unlisted && { unlisted }),
    ...(article && { article }),
    ...(feeds && { feeds: feeds.flatMap((feed) => feedLinks(feed, config)) }),
  };
  return Object.keys(meta).length > 0 ? meta : undefined;
}

/** The document of one page. */
export function renderPage(page: SitePage, prepared: PreparedSite): string {
  const { config, shell, renderer, client, inline } = prepared;
  const { siteBaseUrl, locale, themeConfig } = config;
  const data = pageData(page, prepared);
  const sidebar = data.sidebar === undefined ? undefined : prepared.site.sidebars.get(data.sidebar);
  const sidebarFile =
    data.sidebar === undefined ? undefined : prepared.sidebarFiles.get(data.sidebar);
  const { colorMode } = themeConfig;
  const flag = (on: boolean) => (on ? '' : undefined);
  const shellHtml = namingPage(page.route, () =>
    renderer.renderShell({
      shell,
      page: data,
      html: page.html,
      sidebar: sidebar && sidebarWindow(sidebar, data.href),
      sidebarScript: inline.sidebar,
    }),
  );
  const searchHtml = shell.search ? renderer.renderSearch({ shell, page: data }) : '';
  const shellUrl = withBase(prepared.shellFile.path, siteBaseUrl);
  const sidebarUrl = sidebarFile && withBase(sidebarFile.path, siteBaseUrl);
  const codeUrls = (paths: string[]) => paths.map((path) => withBase(path, siteBaseUrl));
  return renderDocument({
    head: describeHead(data, shell),
    inlineData: withoutHead(data),
    htmlLang: shell.htmlLang,
    direction: locale.direction,
    colorMode: colorMode.respectPrefersColorScheme ? undefined : colorMode.defaultMode,
    faviconHref: config.favicon && withBase(config.favicon, siteBaseUrl),
    styles: prepared.styles.forHtml(`<html dir="${locale.direction}">${shellHtml}${searchHtml}`),
    pageStyles: page.data.styles,
    boot: {
      code: inline.boot,
      attributes: {
        'data-app': withBase(client.entry, siteBaseUrl),
        'data-mode': colorMode.defaultMode,
        'data-switch': flag(!colorMode.disableSwitch),
        'data-system': flag(colorMode.respectPrefersColorScheme),
        'data-announcement': shell.announcement?.closeable ? shell.announcement.id : undefined,
      },
    },
    shellHtml,
    baseWarning: page.route === '/404' ? '' : baseWarning(data.href, siteBaseUrl, shell.texts),
    pageScript: pageScript(page, inline, config),
    paintAfter: headingBehindEarlyTable(page.html),
    searchHtml,
    shellUrl,
    sidebarUrl,
    liveParts: [...codeUrls(client.parts), shellUrl, sidebarUrl ?? []].flat(),
    searchParts: shell.search
      ? [
          ...codeUrls([client.search.entry, ...client.search.parts]),
          shell.search.index,
          shell.search.documents ?? [],
        ].flat()
      : [],
    extraHead: prepared.extraHead,
  });
}

/** What only this page needs: its code can be copied, its tabs remember their choice, its days are the reader's, its islands come alive, its moved headings lead on. */
function pageScript(
  { html, data }: SitePage,
  inline: InlineScripts,
  { locales }: SiteConfig,
): string | undefined {
  const scripts = [
    html.includes('data-copy') ? inline.copying : '',
    html.includes('tab-panel') ? inline.tabs : '',
    (html + (data.byline ?? '')).includes(' data-date=') ? inline.dates : '',
    html.includes('<docs-island') ? inline.islands : '',
    locales.length > 1 ? inline.languages : '',
    html.includes(' data-pages=') ? inline.suggestions : '',
    data.movedAnchors ? inline.movedHeadings : '',
  ];
  return scripts.join('') || undefined;
}

/** A path from the site's root gets the base path; an address stays. */
function imagePath(image: string, baseUrl: string): string {
  return image.startsWith('/') ? withBase(image, baseUrl) : image;
}

/** @throws SiteError naming the page whose shell failed to render */
function namingPage(route: string, render: () => string): string {
  try {
    return render();
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    const problem = { message: `The page ${route} cannot be rendered: ${message}` };
    throw new SiteError([problem], { cause: error });
  }
}

/** What a document's own copy of the page data leaves out, since its head holds it. */
function withoutHead({
  styles: _,
  documentTitle: __,
  meta: ___,
  description,
  ...page
}: PageData): InlinePageData {
  return page.showsDescription ? { ...page, description } : page;
}
