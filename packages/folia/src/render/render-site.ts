import { SiteError } from 'folia-problems';
import { readSections } from 'folia-search';
import {
  routeToDocumentFile,
  routeToPageFile,
  withBase,
  withoutBase,
} from '../contract/address.ts';
import { describeHead } from '../contract/head.ts';
import type { PageData, PageFile, PageMeta } from '../contract/page-data.ts';
import type { Site, SitePage } from '../model/site.ts';
import { fillSlot } from '../model/theme.ts';
import type { SiteConfig } from '../read/config/site-schema.ts';
import { getLocaleFile } from '../translate/locales.ts';
import { renderBaseWarning } from './base-warning.ts';
import { renderDocument } from './document.ts';
import { findHeadingAfterTable } from './early-table.ts';
import { feedFiles, feedLinks } from './feeds.ts';
import { hashText, makeHashedFile, type OutputFile } from './hashed-file.ts';
import { makeInlineData } from './inline-data.ts';
import { findLaterContent } from './later-content.ts';
import { makeNotFoundPage } from './not-found-page.ts';
import { once } from './once.ts';
import { makePageScript } from './page-script.ts';
import type { PreparedSite, RenderInput } from './prepared-site.ts';
import { renderRedirect } from './redirect-page.ts';
import { makeSearchOutput } from './search-output.ts';
import { findSearchWorker, listSearchParts } from './search-parts.ts';
import { type ShellScope, shellScopes } from './shell-scopes.ts';
import { makeSidebarWindows } from './sidebar-windows.ts';
import { renderRobots, renderSitemap } from './sitemap.ts';
import { speculationRules } from './speculation-rules.ts';

/** Computes what all pages of a locale share; separately for each version of the docs that readers do not see first. */
export function prepareSite(parts: RenderInput): [PreparedSite, ...PreparedSite[]] {
  const { site, config } = parts;
  const href = (file: OutputFile) => withBase(file.path, config.siteBaseUrl);
  const stylesFile = makeHashedFile('assets/styles', 'css', parts.styles.all);
  const pagesFile = makeHashedFile('assets/pages', 'json', JSON.stringify(listPageTitles(site)));
  const shared = {
    ...parts,
    stylesFile,
    pagesFile,
    pagesHref: href(pagesFile),
    sidebarWindows: new Map(
      [...site.sidebars].map(([name, items]) => [name, makeSidebarWindows(items)]),
    ),
    feedFiles: once(() => site.feeds.flatMap((feed) => feedFiles(feed, config))),
  };
  const [first, ...others] = shellScopes(site);
  return [prepareShell(first, shared), ...others.map((scope) => prepareShell(scope, shared))];
}

function prepareShell(
  scope: ShellScope,
  shared: RenderInput &
    Pick<PreparedSite, 'stylesFile' | 'pagesFile' | 'pagesHref' | 'sidebarWindows' | 'feedFiles'>,
): PreparedSite {
  const { client, config, styles, stylesFile } = shared;
  const href = (file: OutputFile) => withBase(file.path, config.siteBaseUrl);
  const sidebarFiles = new Map(
    scope.sidebars.map(([name, items]) => [
      name,
      makeHashedFile(`assets/sidebar-${name}`, 'json', JSON.stringify(items)),
    ]),
  );
  const shellWithoutBuild = {
    ...scope.shell,
    sidebars: Object.fromEntries([...sidebarFiles].map(([name, file]) => [name, href(file)])),
    styles: href(stylesFile),
    liveStyles: styles.live,
  };
  // The id covers everything that a running shell has in memory: code, config and sidebars.
  const build = hashText(
    JSON.stringify(shellWithoutBuild) + client.files.map((file) => file.path).join(),
  );
  // It excludes the search: a change of text alone must not make running shells reload.
  const search = makeSearchOutput(scope.searched, config, {
    readSections: shared.readSections ?? readSections,
    version: scope.version,
    bodyOf: shared.isLive ? undefined : (page) => getBody(page, shared),
  });
  const code = withBase(client.search.entry, config.siteBaseUrl);
  const shell = { ...shellWithoutBuild, build, search: search && { ...search.addresses, code } };
  const shellFile = makeHashedFile('assets/shell', 'json', JSON.stringify(shell));
  const { pages, searched, isVersion, version } = scope;
  return { ...shared, pages, searched, isVersion, version, shell, shellFile, sidebarFiles, search };
}

/** Lists URL and title of each listed page. */
function listPageTitles({ pages }: Site): [string, string][] {
  return pages
    .filter(({ unlisted }) => !unlisted)
    .map(({ title, data: { href, heading } }) => [href, heading ?? title]);
}

/** Yields all generated files of a site in all locales and versions; scripts and styles are shared. */
export function* renderSite(locales: PreparedSite[]): Generator<OutputFile> {
  const [first] = locales;
  if (first) {
    yield* first.client.files;
    yield first.stylesFile;
    yield { path: 'sitemap.xml', text: renderSitemap(locales), isFallback: true };
    yield { path: 'robots.txt', text: renderRobots(first.config), isFallback: true };
  }
  for (const prepared of locales) yield* renderShellScope(prepared);
}

function* renderShellScope(prepared: PreparedSite): Generator<OutputFile> {
  const { config } = prepared;
  yield* prepared.sidebarFiles.values();
  yield prepared.shellFile;
  if (!prepared.isVersion) yield* renderLocaleFiles(prepared);
  for (const page of prepared.pages) {
    yield {
      path: getLocaleFile(routeToDocumentFile(page.route, config.trailingSlash), config),
      text: renderPage(page, prepared),
    };
    yield {
      path: getLocaleFile(routeToPageFile(page.route, config.trailingSlash), config),
      text: JSON.stringify(makePageFile(page, prepared)),
    };
  }
  // Last, since all texts of a search are in memory at once.
  yield* prepared.search?.files() ?? [];
}

/** The files of a locale other than its pages and their shells. */
function* renderLocaleFiles(prepared: PreparedSite): Generator<OutputFile> {
  const { config, site, shell } = prepared;
  yield prepared.pagesFile;
  yield* site.files;
  yield* prepared.feedFiles();
  for (const redirect of site.redirects) {
    yield {
      path: getLocaleFile(routeToDocumentFile(redirect.route, config.trailingSlash), config),
      text: renderRedirect(redirect, shell),
    };
  }
  yield {
    path: getLocaleFile('404.html', config),
    text: renderPage(makeNotFoundPage(prepared), prepared),
  };
}

/** Makes the content of a page data file. */
export function makePageFile(page: SitePage, prepared: PreparedSite): PageFile {
  return { ...makePageData(page, prepared), html: getBody(page, prepared) };
}

/** Returns the text of a page with what the theme adds around it. */
function getBody({ route, html, data }: SitePage, { slots }: Pick<RenderInput, 'slots'>): string {
  return fillSlot(data.isNotFound ? slots?.notFound : slots?.pages.get(route), html);
}

function makePageData(page: SitePage, { config, shell }: PreparedSite): PageData {
  return { ...page.data, build: shell.build, meta: makePageMeta(page, config) };
}

/** Returns undefined if a page has no metadata, like most docs pages. */
function makePageMeta(page: SitePage, config: SiteConfig): PageMeta | undefined {
  const { keywords, image, unlisted, noIndex, canonical, article, feeds } = page;
  const meta: PageMeta = {
    ...(keywords.length > 0 && { keywords }),
    ...(image && { image: new URL(toImageHref(image, config.siteBaseUrl), config.url).href }),
    ...((unlisted || noIndex) && { unlisted: true }),
    ...(canonical !== undefined && { canonical }),
    ...(article && { article }),
    ...(feeds && { feeds: feeds.flatMap((feed) => feedLinks(feed, config)) }),
  };
  return Object.keys(meta).length > 0 ? meta : undefined;
}

/** Renders the document of a page. @throws SiteError if rendering its shell fails */
export function renderPage(page: SitePage, prepared: PreparedSite): string {
  const { config, shell, renderer, client, inline } = prepared;
  const { siteBaseUrl, locale, themeConfig } = config;
  const data = makePageData(page, prepared);
  const { sidebar: sidebarName = '' } = data;
  const sidebarFile = prepared.sidebarFiles.get(sidebarName);
  const { colorMode } = themeConfig;
  const html = getBody(page, prepared);
  const { bodyStart = '', bodyEnd = '' } = prepared.slots ?? {};
  const shellHtml = renderOrReport(page.route, () =>
    renderer.renderShell({
      shell,
      page: data,
      html,
      sidebar: prepared.sidebarWindows.get(sidebarName)?.(data.href),
      sidebarScript: inline.sidebar,
    }),
  );
  const searchHtml = shell.search ? renderer.renderSearch({ shell, page: data }) : '';
  const shellUrl = withBase(prepared.shellFile.path, siteBaseUrl);
  const sidebarUrl = sidebarFile && withBase(sidebarFile.path, siteBaseUrl);
  const codeUrls = (paths: string[]) => paths.map((path) => withBase(path, siteBaseUrl));
  const baseWarning =
    page.route === '/404' ? '' : renderBaseWarning(data.href, siteBaseUrl, shell.texts);
  return renderDocument({
    head: describeHead(data, shell),
    inlineData: makeInlineData(data),
    htmlLang: shell.htmlLang,
    direction: locale.direction,
    colorMode: colorMode.respectPrefersColorScheme ? undefined : colorMode.defaultMode,
    faviconHref:
      config.favicon && toImageHref(config.favicon.replace(/^(?!\/|https?:)/, '/'), siteBaseUrl),
    styles: prepared.styles.forHtml(
      `<html dir="${locale.direction}">${baseWarning}${bodyStart}<div id="shell">${shellHtml}</div>${searchHtml}${bodyEnd}`,
      page.data.styles,
    ),
    pageStyles: page.data.styles,
    boot: {
      code: inline.boot,
      attributes: makeBootSettings(prepared),
    },
    shellHtml,
    baseWarning,
    pageScript: makePageScript(
      bodyStart + html + (shell.footerHtml ?? '') + bodyEnd,
      page.data,
      inline,
      config,
    ),
    paintAfter: findHeadingAfterTable(html),
    laterContent: { script: inline.laterContent, from: findLaterContent(html) },
    searchHtml,
    bodyStart,
    bodyEnd,
    shellUrl,
    sidebarUrl,
    liveParts: [...codeUrls(client.parts), shellUrl, sidebarUrl ?? []].flat(),
    searchParts: listSearchParts(prepared),
    searchScript: shell.search?.code,
    searchWorker: findSearchWorker(prepared),
    speculationRules: speculationRules(siteBaseUrl),
    // In development, documents connect to the server.
    navigationScript: prepared.extraHead === undefined ? inline.navigation : undefined,
    extraHead: prepared.extraHead,
  });
}

/** Returns the attributes that the boot script reads. */
function makeBootSettings({ config, shell, client }: PreparedSite) {
  const { colorMode } = config.themeConfig;
  const flag = (on: boolean) => (on ? '' : undefined);
  return {
    'data-app': withBase(client.entry, config.siteBaseUrl),
    'data-mode': colorMode.defaultMode,
    'data-switch': flag(!colorMode.disableSwitch),
    'data-system': flag(colorMode.respectPrefersColorScheme),
    'data-announcement': shell.announcement?.closeable ? shell.announcement.id : undefined,
  };
}

/** Adds the base path to a path from the site's root that does not begin with it; URLs are unchanged. */
function toImageHref(image: string, baseUrl: string): string {
  if (!image.startsWith('/')) return image;
  return withBase(
    withoutBase(image, { baseUrl }, () => false),
    baseUrl,
  );
}

/** @throws SiteError with the route of the page if rendering fails */
function renderOrReport(route: string, render: () => string): string {
  try {
    return render();
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    const problem = { message: `The page ${route} cannot be rendered: ${message}` };
    throw new SiteError([problem], { cause: error });
  }
}
