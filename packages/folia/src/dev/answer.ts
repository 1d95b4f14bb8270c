import {
  decodePath,
  pathToRoute,
  routeToMarkdownFile,
  routeToPageFile,
  withBase,
} from '../contract/address.ts';
import { isFeedPath } from '../contract/feed-address.ts';
import type { SitePage } from '../model/site.ts';
import { LLMS_FILE } from '../render/llms-text.ts';
import { makeNotFoundPage } from '../render/not-found-page.ts';
import { renderRedirect } from '../render/redirect-page.ts';
import { makePageFile, renderPage } from '../render/render-page.ts';
import { getLocaleFile } from '../translate/locales.ts';
import type { LiveLocale } from './prepare-live.ts';

/** The form in which a file shows a page: as its document, as data for the live shell, or as Markdown. */
type PageForm = 'document' | 'data' | 'markdown';

/** A page in the form that a path asks for, with its locale. */
export type FoundPage = { prepared: LiveLocale; page: SitePage; form: PageForm };

export type DevelopmentResponse = {
  status: number;
  type: string;
  body: string;
  /** Whether a file of the same name in a static folder wins. */
  isFallback?: boolean;
};

/**
 * The response of a site during development, if the site itself has one for the path.
 *
 * @param locales those with the longest base paths first, so that the first match is the right one
 * @param found the page at the path
 */
export function respond(
  locales: LiveLocale[],
  pathname: string,
  found: FoundPage | undefined,
): DevelopmentResponse | undefined {
  const shared = locales.map((prepared) => respondWithSharedFile(prepared, pathname)).find(Boolean);
  if (shared) return shared;
  if (found?.form === 'data') return json(JSON.stringify(makePageFile(found.page, found.prepared)));
  if (found?.form === 'document') return html(200, renderPage(found.page, found.prepared));
  const prepared = localeAt(locales, pathname);
  return prepared && respondWithoutPage(prepared, pathname);
}

/** The page that a path shows in one of its forms. */
export function pageAt(locales: LiveLocale[], pathname: string): FoundPage | undefined {
  const prepared = localeAt(locales, pathname);
  const found = prepared && findPage(prepared, pathname);
  return found && { prepared, ...found };
}

/** Whether a response contains the texts of all pages: a file of the search, a feed, or `llms.txt`. */
export function needsAllTexts(locales: LiveLocale[], pathname: string): boolean {
  return locales.some(
    (prepared) =>
      prepared.isSearchFile(pathname) ||
      isFeedPath(pathname.slice(prepared.config.siteBaseUrl.length)) ||
      isMarkdownList(prepared, pathname),
  );
}

/** Whether a path is that of the locale's `llms.txt`, which lists the pages as Markdown. */
export function isMarkdownList({ config, isVersion }: LiveLocale, pathname: string): boolean {
  const href = withBase(getLocaleFile(LLMS_FILE, config), config.siteBaseUrl);
  return config.markdownPages && !isVersion && pathname === href;
}

function localeAt(locales: LiveLocale[], pathname: string): LiveLocale | undefined {
  const isWithin = ({ shell }: LiveLocale) => `${pathname}/`.startsWith(shell.baseUrl);
  const main = locales.filter(({ isVersion }) => !isVersion);
  const version = locales.find(
    (other) => other.isVersion && isWithin(other) && findPage(other, pathname),
  );
  return version ?? main.find(isWithin) ?? main.at(-1);
}

/** Files at the base path of the whole site, regardless of locale. */
function respondWithSharedFile(
  {
    config,
    site,
    sidebarFiles,
    shellFile,
    stylesFile,
    searchFile,
    pagesFile,
    feedFiles,
  }: LiveLocale,
  pathname: string,
): DevelopmentResponse | undefined {
  const found = searchFile(pathname);
  if (found !== undefined) return json(found);
  const path = pathname.slice(config.siteBaseUrl.length);
  const files = [shellFile, pagesFile, ...sidebarFiles.values()];
  const file = files.find((candidate) => candidate.path === path);
  if (file) return json(file.text);
  const generated = site.files.find((candidate) => candidate.path === path);
  if (generated) return { status: 200, type: 'text/plain; charset=utf-8', body: generated.text };
  if (isFeedPath(path)) {
    const feed = feedFiles().find((candidate) => candidate.path === path);
    return feed && feedResponse(feed.path, feed.text);
  }
  return stylesFile.path === path
    ? { status: 200, type: 'text/css', body: stylesFile.text }
    : undefined;
}

function feedResponse(path: string, body: string): DevelopmentResponse {
  return path.endsWith('.json')
    ? json(body)
    : { status: 200, type: 'application/xml; charset=utf-8', body };
}

/** The page at a path, and the form that the path asks for. */
function findPage(
  { config, pages }: LiveLocale,
  pathname: string,
): { page: SitePage; form: PageForm } | undefined {
  const path = decodePath(pathname.slice(config.baseUrl.length));
  const fileOf = (toFile: typeof routeToPageFile) =>
    pages.find(({ route }) => toFile(route, config.trailingSlash) === path);
  const ofData = fileOf(routeToPageFile);
  if (ofData) return { page: ofData, form: 'data' };
  const route = pathToRoute(pathname, config.baseUrl);
  const page = pages.find((candidate) => candidate.route === route);
  if (page) return { page, form: 'document' };
  const ofMarkdown = config.markdownPages ? fileOf(routeToMarkdownFile) : undefined;
  return ofMarkdown && { page: ofMarkdown, form: 'markdown' };
}

/** The redirect at a path, or the not-found page; undefined for the path of a file. */
function respondWithoutPage(
  prepared: LiveLocale,
  pathname: string,
): DevelopmentResponse | undefined {
  const { config, shell, site } = prepared;
  if (/\.(?!html$)\w+$/.test(pathname.slice(config.baseUrl.length))) return undefined;
  const route = pathToRoute(pathname, config.baseUrl);
  const redirect = site.redirects.find((candidate) => candidate.route === route);
  if (redirect) return html(200, renderRedirect(redirect, shell));
  return { ...html(404, renderPage(makeNotFoundPage(prepared), prepared)), isFallback: true };
}

function html(status: number, body: string): DevelopmentResponse {
  return { status, type: 'text/html; charset=utf-8', body };
}

function json(body: string): DevelopmentResponse {
  return { status: 200, type: 'application/json; charset=utf-8', body };
}
