import { isOwnIsland } from '../bundler/islands.ts';
import { workerScript } from './document.ts';
import { integrityMap } from './integrity-map.ts';
import { findLaterContent } from './later-content.ts';
import { getBody } from './page-body.ts';
import { pageScripts } from './page-script.ts';
import { collectSources, type SourceCollector } from './policy-sources.ts';
import type { PreparedSite } from './prepared-site.ts';
import { REDIRECT_SCRIPT } from './redirect-page.ts';
import { findSearchWorker } from './search-parts.ts';
import { sidebarScript } from './sidebar-script.ts';
import { sourceHash } from './source-hash.ts';
import { speculationRules } from './speculation-rules.ts';
import { allowedPolicies } from './trusted-types.ts';

/** The servers that the request builder of an API reference may send requests to, including those that readers enter. */
const ANY_SERVER = ['https:', 'http:'];

/**
 * Gives a site one content security policy, from all that its pages load and run: a live shell shows any page under the
 * policy of the document that a reader has opened first.
 *
 * @param locales all shells of a site
 * @param islands those that their pages use
 */
export function withPolicy(
  locales: readonly PreparedSite[],
  islands: readonly string[],
): PreparedSite[] {
  const [first] = locales;
  if (!first || first.config.contentSecurityPolicy === false) return [...locales];
  const config = first.config.contentSecurityPolicy;
  const found = collectSources(sourceHash, config);
  for (const prepared of locales) addShell(prepared, found);
  // The build cannot see which fonts a style sheet of another host uses.
  const styleSources = found.sources()['style-src'] ?? [];
  if (!config['font-src'] && styleSources.some(isHost)) found.add('font-src', 'https:');
  const policy = {
    shared: found.sources(),
    ofSingleDocuments: [REDIRECT_SCRIPT, first.inline.suggestions].map(sourceHash),
    trustedTypes: allowedPolicies(config, {
      islands,
      isOwn:
        islands.some(isOwnIsland) ||
        locales.some(hasOwnItems) ||
        locales.some(({ client }) => client.modules !== undefined) ||
        found.hasScripts() ||
        config['script-src'] !== undefined,
    }),
  };
  return locales.map((prepared) => ({ ...prepared, policy }));
}

function addShell(prepared: PreparedSite, found: SourceCollector): void {
  const { inline, shell, shellRules, styles, slots, config, client, pages, site } = prepared;
  const { bodyStart = '', bodyEnd = '' } = slots ?? {};
  const worker = findSearchWorker(prepared);
  const rules = speculationRules(config.siteBaseUrl);
  const importMap = integrityMap(client, config.siteBaseUrl);
  const everywhere = [inline.boot, inline.layOutStep, importMap, inline.navigation, rules];
  for (const script of everywhere) found.addScript(script);
  if (worker !== undefined) found.addScript(workerScript(worker));
  if (pages.some(({ data }) => data.sidebar !== undefined)) {
    found.addScript(sidebarScript(config.themeConfig, inline));
  }
  found.addStyles(styles.all + shellRules);
  found.addHtml(bodyStart + bodyEnd);
  for (const html of textsIn([shell, [...site.sidebars.values()]])) found.addHtml(html);
  const { logo } = shell.navbar;
  const { logo: footerLogo } = shell.footer ?? {};
  const icons = config.headTags.flatMap(({ attributes: { rel, href } }) =>
    typeof href === 'string' && /\bicon\b/.test(String(rel)) ? [href] : [],
  );
  const logos = [logo?.src, logo?.srcDark, footerLogo?.src, footerLogo?.srcDark];
  const pictures = [config.favicon, ...icons, ...logos];
  for (const address of pictures) if (address !== undefined) found.addPicture(address);
  if (config.api.length > 0) {
    for (const source of ANY_SERVER) found.add('connect-src', source);
    // The request builder shows pictures in responses.
    found.add('img-src', 'blob:');
  } else {
    for (const item of shell.navbar.items) {
      if (item.kind === 'versions') found.add('connect-src', item.listOrigin);
    }
  }
  for (const page of pages) addPage(getBody(page, prepared), page, prepared, found);
}

function addPage(
  html: string,
  { data }: PreparedSite['pages'][number],
  { inline, config, surroundings }: PreparedSite,
  found: SourceCollector,
): void {
  for (const script of pageScripts(html + surroundings, data, inline, config))
    found.addScript(script);
  if (findLaterContent(html) !== undefined) found.addScript(inline.laterContent);
  found.addHtml(html + (data.byline ?? ''));
  if (data.styles) found.addStyles(data.styles);
}

/** Whether a source is a host, with or without a scheme: neither a keyword, a hash nor a scheme alone. */
function isHost(source: string): boolean {
  return !/^'|:$/.test(source);
}

/** Whether the bar has items whose code is that of the site. */
function hasOwnItems({ shell }: PreparedSite): boolean {
  return shell.navbar.items.some(({ kind }) => kind === 'custom');
}

/** All strings in data that may be HTML. */
function textsIn(data: unknown): string[] {
  const texts: string[] = [];
  JSON.stringify(data, (_, value: unknown) => {
    if (typeof value === 'string' && value.includes('<')) texts.push(value);
    return value;
  });
  return texts;
}
