import { pathToRoute, routeToPageFile } from '../contract/address.ts';
import { isFeedPath } from '../contract/feed-address.ts';
import type { SitePage } from '../model/site.ts';
import { makeNotFoundPage } from '../render/not-found-page.ts';
import { renderRedirect } from '../render/redirect-page.ts';
import { makePageFile, renderPage } from '../render/render-page.ts';
import type { LiveLocale } from './prepare-live.ts';

export type DevelopmentResponse = { status: number; type: string; body: string };

/**
 * The response of a site during development, if the site itself has one for the path.
 *
 * @param locales those with the longest base paths first, so that the first match is the right one
 */
export function respond(locales: LiveLocale[], pathname: string): DevelopmentResponse | undefined {
  const shared = locales.map((prepared) => respondWithSharedFile(prepared, pathname)).find(Boolean);
  if (shared) return shared;
  const prepared = localeAt(locales, pathname);
  return prepared && respondWithPage(prepared, pathname);
}

/** The page that is shown at a path, or whose data is there, with its locale. */
export function pageAt(
  locales: LiveLocale[],
  pathname: string,
): { prepared: LiveLocale; page: SitePage } | undefined {
  const prepared = localeAt(locales, pathname);
  const found = prepared && findPage(prepared, pathname);
  return found && { prepared, page: found.page };
}

/** Whether a response contains the texts of all pages: a file of the search, or a feed. */
export function needsAllTexts(locales: LiveLocale[], pathname: string): boolean {
  return locales.some(
    ({ isSearchFile, config }) =>
      isSearchFile(pathname) || isFeedPath(pathname.slice(config.siteBaseUrl.length)),
  );
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

/** The page whose document or page data is at a path. */
function findPage(
  { config, pages }: LiveLocale,
  pathname: string,
): { page: SitePage; isData: boolean } | undefined {
  const path = pathname.slice(config.baseUrl.length);
  const ofData = pages.find(({ route }) => routeToPageFile(route, config.trailingSlash) === path);
  if (ofData) return { page: ofData, isData: true };
  const route = pathToRoute(pathname, config.baseUrl);
  const page = pages.find((candidate) => candidate.route === route);
  return page && { page, isData: false };
}

function respondWithPage(prepared: LiveLocale, pathname: string): DevelopmentResponse | undefined {
  const { config, shell, site } = prepared;
  const found = findPage(prepared, pathname);
  if (found?.isData) return json(JSON.stringify(makePageFile(found.page, prepared)));
  const page = found?.page;
  const route = pathToRoute(pathname, config.baseUrl);
  if (!page && /\.(?!html$)\w+$/.test(pathname.slice(config.baseUrl.length))) return undefined;
  const redirect = site.redirects.find((candidate) => candidate.route === route);
  if (!page && redirect) {
    const body = renderRedirect(redirect, shell);
    return { status: 200, type: 'text/html; charset=utf-8', body };
  }
  const body = renderPage(page ?? makeNotFoundPage(prepared), prepared);
  return { status: page ? 200 : 404, type: 'text/html; charset=utf-8', body };
}

function json(body: string): DevelopmentResponse {
  return { status: 200, type: 'application/json; charset=utf-8', body };
}
