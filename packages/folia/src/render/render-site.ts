import { readSections } from 'folia-search';
import { clientModuleCode } from '../bundler/client-modules.ts';
import {
  routeToDocumentFile,
  routeToMarkdownFile,
  routeToPageFile,
  withBase,
} from '../contract/address.ts';
import { hashText, makeHashedFile, type OutputFile } from '../model/output-file.ts';
import type { WriteMarkdown } from '../model/page-markdown.ts';
import type { Site, SitePage } from '../model/site.ts';
import { getLocaleFile } from '../translate/locales.ts';
import { breakableSidebar } from './breakable-names.ts';
import { feedFiles } from './feeds.ts';
import { renderLicenses } from './licenses.ts';
import { LLMS_FILE, renderLlmsText } from './llms-text.ts';
import { makeNotFoundPage } from './not-found-page.ts';
import { once } from './once.ts';
import { containsScript, getBody, getSurroundings } from './page-body.ts';
import type { PreparedSite, RenderInput } from './prepared-site.ts';
import { redirectFiles, renderRedirect } from './redirect-page.ts';
import { makePageFile, renderPage } from './render-page.ts';
import { makeSearchOutput } from './search-output.ts';
import { type ShellScope, shellScopes } from './shell-scopes.ts';
import { withoutShellStyles } from './shell-styles.ts';
import { sidebarClassNames } from './sidebar-class-names.ts';
import { makeSidebarWindows } from './sidebar-windows.ts';
import { renderRobots, renderSitemap } from './sitemap.ts';

/** Computes what all pages of a locale share, separately for each version of the docs other than the default one. */
export function prepareSite(parts: RenderInput): [PreparedSite, ...PreparedSite[]] {
  const { site, config } = parts;
  const href = (file: OutputFile) => withBase(file.path, config.siteBaseUrl);
  const stylesFile = makeHashedFile('assets/styles', 'css', parts.styles.all);
  const pagesFile = makeHashedFile('assets/pages', 'json', JSON.stringify(listPageTitles(site)));
  const moduleCode = clientModuleCode(parts.client);
  const shared: SharedParts = {
    ...parts,
    hasUnknownCode: parts.client.modules !== undefined && moduleCode === '',
    moduleNames: parts.styles.namesIn(moduleCode),
    stylesFile,
    pagesFile,
    pagesHref: href(pagesFile),
    sidebarWindows: new Map(
      [...site.sidebars].map(([name, items]) => [
        name,
        makeSidebarWindows(withoutShellStyles(breakableSidebar(items)).value),
      ]),
    ),
    feedFiles: once(() => site.feeds.flatMap((feed) => feedFiles(feed, config))),
  };
  const [first, ...others] = shellScopes(site);
  return [prepareShell(first, shared), ...others.map((scope) => prepareShell(scope, shared))];
}

/** What the shells of a locale share. */
type SharedParts = RenderInput &
  Pick<PreparedSite, 'stylesFile' | 'pagesFile' | 'pagesHref' | 'sidebarWindows' | 'feedFiles'> & {
    /** Whether there are client modules whose code is not known. */
    hasUnknownCode: boolean;
    /** Class names in the code of client modules. */
    moduleNames: string[];
  };

function prepareShell(
  scope: ShellScope,
  { hasUnknownCode, moduleNames, ...shared }: SharedParts,
): PreparedSite {
  const { client, config, styles, stylesFile } = shared;
  const href = (file: OutputFile) => withBase(file.path, config.siteBaseUrl);
  const { value, rules: shellRules } = withoutShellStyles({
    draft: scope.shell,
    sidebars: scope.sidebars.map(([name, items]) => [name, breakableSidebar(items)] as const),
  });
  const sidebarFiles = new Map(
    value.sidebars.map(([name, items]) => [
      name,
      makeHashedFile(`assets/sidebar-${name}`, 'json', JSON.stringify(items)),
    ]),
  );
  const shellWithoutBuild = {
    ...value.draft,
    sidebars: Object.fromEntries([...sidebarFiles].map(([name, file]) => [name, href(file)])),
    styles: href(stylesFile),
    liveStyles: styles.live + shellRules,
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
  // Browsers have the footer already.
  const { footer: _, footerHtml: __, ...live } = shell;
  const shellFile = makeHashedFile('assets/shell', 'json', JSON.stringify(live));
  const surroundings = getSurroundings({ slots: shared.slots, shell });
  const hasScripts =
    hasUnknownCode || containsScript(surroundings + JSON.stringify([scope.shell, scope.sidebars]));
  const { pages, searched, isVersion, version } = scope;
  return {
    ...shared,
    pages,
    searched,
    isVersion,
    version,
    shell,
    surroundings,
    hasScripts,
    lateNames: [...sidebarClassNames(scope.sidebars.flatMap(([, items]) => items)), ...moduleNames],
    shellRules,
    shellFile,
    sidebarFiles,
    search,
  };
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
    const packages = [...first.client.packages, ...first.inline.packages];
    yield { path: 'licenses.txt', text: renderLicenses(packages), isFallback: true };
  }
  for (const prepared of locales) yield* renderShellScope(prepared);
}

function* renderShellScope(prepared: PreparedSite): Generator<OutputFile> {
  const { config, writeMarkdown } = prepared;
  yield* prepared.sidebarFiles.values();
  yield prepared.shellFile;
  if (!prepared.isVersion) yield* renderLocaleFiles(prepared);
  for (const page of prepared.pages) {
    if (writeMarkdown) yield markdownFile(page, prepared, writeMarkdown);
    const file = makePageFile(page, prepared);
    yield {
      path: getLocaleFile(routeToDocumentFile(page.route, config.trailingSlash), config),
      text: renderPage(page, prepared, file),
    };
    yield {
      path: getLocaleFile(routeToPageFile(page.route, config.trailingSlash), config),
      text: JSON.stringify(file),
    };
  }
  // Last, since all texts of a search are in memory at once.
  yield* prepared.search?.files() ?? [];
}

/** A page as Markdown. */
export function markdownFile(
  page: SitePage,
  prepared: PreparedSite,
  writeMarkdown: WriteMarkdown,
): OutputFile {
  const { config } = prepared;
  const html = getBody(page, prepared);
  return {
    path: getLocaleFile(routeToMarkdownFile(page.route, config.trailingSlash), config),
    text: writeMarkdown({ ...page, html }, new URL(page.data.href, config.url).href),
    // A static folder can have a better one.
    isFallback: true,
  };
}

/** The files of a locale other than its pages and their shells. */
function* renderLocaleFiles(prepared: PreparedSite): Generator<OutputFile> {
  const { config, site, shell } = prepared;
  yield prepared.pagesFile;
  yield* site.files;
  yield* prepared.feedFiles();
  if (prepared.writeMarkdown) yield llmsFile(prepared);
  for (const redirect of site.redirects) {
    const text = renderRedirect(redirect, shell, prepared.policy !== undefined);
    for (const file of redirectFiles(redirect, config)) {
      yield { path: getLocaleFile(file, config), text };
    }
  }
  yield {
    path: getLocaleFile('404.html', config),
    text: renderPage(makeNotFoundPage(prepared), prepared),
  };
}

/** The list of pages as Markdown. */
export function llmsFile({ config, pages, site, sidebarFiles }: PreparedSite): OutputFile {
  const sidebars = [...sidebarFiles.keys()].map((name) => site.sidebars.get(name) ?? []);
  const text = renderLlmsText({ config, pages, sidebars });
  return { path: getLocaleFile(LLMS_FILE, config), text, isFallback: true };
}
