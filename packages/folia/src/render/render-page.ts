import { SiteError } from 'folia-problems';
import { hasImports } from '../bundler/style-imports.ts';
import { markdownHref, withBase } from '../contract/address.ts';
import { describeHead } from '../contract/head.ts';
import type { PageFile, PageMeta } from '../contract/page-data.ts';
import { toPictureHref, toPictureUrl } from '../contract/picture-address.ts';
import type { SitePage } from '../model/site.ts';
import { rootedPath } from '../read/config/configured-files.ts';
import type { SiteConfig } from '../read/config/site-schema.ts';
import { renderBaseWarning } from './base-warning.ts';
import { breakableToc } from './breakable-names.ts';
import { documentPolicy } from './content-security-policy.ts';
import { type DocumentParts, renderDocument } from './document.ts';
import { findHeadingAfterTable } from './early-table.ts';
import { feedLinks } from './feeds.ts';
import { makeInlineData } from './inline-data.ts';
import { withoutInlineStyles } from './inline-styles.ts';
import { integrityMap } from './integrity-map.ts';
import { renderIslandsFailed } from './islands-failed.ts';
import { findLaterContent } from './later-content.ts';
import { withLayoutSteps } from './layout-steps.ts';
import { containsScript, getBody, presentPage } from './page-body.ts';
import { pageScripts } from './page-script.ts';
import type { PreparedSite } from './prepared-site.ts';
import { findSearchWorker, listSearchParts } from './search-parts.ts';
import { showUpdate } from './shown-update.ts';
import { sidebarScript } from './sidebar-script.ts';
import { siteHead } from './site-head.ts';
import { speculationRules } from './speculation-rules.ts';

/** Makes the content of a page data file. */
export function makePageFile(page: SitePage, prepared: PreparedSite): PageFile {
  const { config } = prepared;
  const { build, htmlLang } = prepared.shell;
  const { data, html } = presentPage(page, prepared);
  const lastUpdate = data.lastUpdate && showUpdate(data.lastUpdate, htmlLang);
  const markdown =
    config.markdownPages && !data.isNotFound ? markdownHref(data.href, config) : undefined;
  const meta = makePageMeta(page, markdown, config);
  return { ...data, toc: breakableToc(data.toc), lastUpdate, markdown, build, meta, html };
}

/** Returns undefined if a page has no metadata, like most docs pages. @param markdown URL of the page as Markdown */
function makePageMeta(
  page: SitePage,
  markdown: string | undefined,
  config: SiteConfig,
): PageMeta | undefined {
  const { keywords, image, unlisted, noIndex, canonical, article, structuredData } = page;
  const feeds = (page.feeds ?? []).flatMap((feed) => feedLinks(feed, config));
  const alternates = [...(markdown ? [{ type: 'text/markdown', href: markdown }] : []), ...feeds];
  const meta: PageMeta = {
    ...(keywords.length > 0 && { keywords }),
    ...(image && { image: toPictureUrl(image, config) }),
    ...((unlisted || noIndex) && { unlisted: true }),
    ...(canonical !== undefined && { canonical }),
    ...(article && { article }),
    ...(structuredData && { structuredData }),
    ...(alternates.length > 0 && { alternates }),
  };
  return Object.keys(meta).length > 0 ? meta : undefined;
}

/**
 * Renders the document of a page.
 * @param file the content of its page data file
 * @throws SiteError if rendering its shell fails
 */
export function renderPage(
  page: SitePage,
  prepared: PreparedSite,
  file: PageFile = makePageFile(page, prepared),
): string {
  const { config, shell, client, inline, policy } = prepared;
  const { siteBaseUrl, locale, themeConfig } = config;
  const { html, ...data } = file;
  const sidebarFile = prepared.sidebarFiles.get(data.sidebar ?? '');
  const { colorMode } = themeConfig;
  const { parts, rules } = renderBody(page, file, prepared);
  const { baseWarning, bodyStart, shellHtml, searchHtml, bodyEnd } = parts;
  const shellUrl = withBase(prepared.shellFile.path, siteBaseUrl);
  const sidebarUrl = sidebarFile && withBase(sidebarFile.path, siteBaseUrl);
  const codeUrls = (paths: string[]) => paths.map((path) => withBase(path, siteBaseUrl));
  const pageStyles = (data.styles ?? '') + rules;
  const head = describeHead(data, shell);
  return renderDocument({
    ...parts,
    head: [...head, ...siteHead(config.headTags, head)],
    inlineData: makeInlineData(data),
    htmlLang: shell.htmlLang,
    direction: locale.direction,
    colorMode: colorMode.respectPrefersColorScheme ? undefined : colorMode.defaultMode,
    faviconHref: config.favicon && toPictureHref(rootedPath(config.favicon), config),
    styles: prepared.styles.forHtml(
      `<html dir="${locale.direction}">${baseWarning}${bodyStart}<div id="page-shell">${shellHtml}</div>${searchHtml}${bodyEnd}`,
      {
        others: pageStyles,
        lateNames: prepared.lateNames,
        hasScripts: prepared.hasScripts || containsScript(html + (data.byline ?? '')),
      },
    ),
    pageStyles,
    policyFor:
      policy &&
      ((styles) =>
        documentPolicy(policy, { styles, scripts: data.isNotFound ? [inline.suggestions] : [] })),
    boot: {
      code: inline.boot,
      attributes: makeBootSettings(prepared),
    },
    pageScripts: pageScripts(html + prepared.surroundings, data, inline, config),
    paintAfter: findHeadingAfterTable(html),
    // Counts the blocks of the text alone, like the policy: the message about failed islands would be one more.
    laterContent: { script: inline.laterContent, from: findLaterContent(getBody(page, prepared)) },
    importMap: integrityMap(client, siteBaseUrl),
    shellUrl,
    sidebarUrl,
    liveParts: [...codeUrls(client.parts), shellUrl, sidebarUrl ?? []].flat(),
    searchParts: listSearchParts(prepared),
    searchScript: shell.search?.code,
    searchWorker: findSearchWorker(prepared),
    speculationRules: speculationRules(siteBaseUrl),
    navigationScript: canReplacePages(prepared) ? inline.navigation : undefined,
    clientModules: client.modules && withBase(client.modules, siteBaseUrl),
    extraHead: prepared.extraHead,
  });
}

/**
 * Whether a document can be shown in place of another before the shell is live. In development, documents connect to the
 * server. Rules that are adopted cannot import others (https://drafts.csswg.org/cssom/#dom-cssstylesheet-replacesync).
 */
function canReplacePages({ extraHead, styles }: PreparedSite): boolean {
  return extraHead === undefined && !hasImports(styles.all);
}

type BodyParts = Pick<
  DocumentParts,
  'baseWarning' | 'bodyStart' | 'shellHtml' | 'searchHtml' | 'bodyEnd'
>;

/** Renders everything in the body of a document, and moves its inline styles to rules. */
function renderBody(
  { route }: SitePage,
  { html, ...page }: PageFile,
  prepared: PreparedSite,
): { parts: BodyParts; rules: string } {
  const { config, shell, shellRules, renderer, inline, sidebarWindows, slots } = prepared;
  const rules = new Set([shellRules]);
  const withoutStyles = (written: string) => {
    const parts = withoutInlineStyles(written);
    rules.add(parts.rules);
    return parts.html;
  };
  const shellHtml = renderOrReport(route, () =>
    renderer.renderShell({
      shell,
      page,
      html: withLayoutSteps(html, inline.layOutStep),
      sidebar: sidebarWindows.get(page.sidebar ?? '')?.(page.href),
      sidebarScript: sidebarScript(config.themeConfig, inline),
      stepScript: inline.layOutStep,
    }),
  );
  const parts = {
    baseWarning: page.isNotFound
      ? ''
      : renderBaseWarning(page.href, config.siteBaseUrl, shell.texts),
    bodyStart: withoutStyles(slots?.bodyStart ?? ''),
    shellHtml: withoutStyles(shellHtml),
    searchHtml: shell.search ? renderer.renderSearch({ shell, page }) : '',
    bodyEnd:
      withoutStyles(slots?.bodyEnd ?? '') + renderIslandsFailed(prepared.surroundings, prepared),
  };
  return { parts, rules: [...rules].join('') };
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
