import { routeToDocumentFile, routeToHref, splitSuffix, withBase } from '../contract/address.ts';
import type { ExactRule, ResponseHeader, ServerRules } from '../model/server-rules.ts';
import type { Redirect } from '../model/site.ts';
import { HIDDEN_PATH, WELL_KNOWN_PATH } from './address-patterns.ts';
import { percentEncode } from './percent-encode.ts';
import { isStamped } from './stamped-files.ts';

export type RulesInput = {
  config: {
    /** Origin of the site. */
    url: string;
    /** The base path of the whole site. */
    siteBaseUrl: string;
    trailingSlash?: boolean;
    /** Whether each page has its Markdown beside its document. */
    markdownPages?: boolean;
  };
  /** The addresses of each locale, the default one first. */
  locales: { baseUrl: string; routes: string[]; redirects: Redirect[] }[];
  /** Paths of the files from static folders, such as `demo/index.html`. */
  staticFiles: string[];
  headers: ResponseHeader[];
  precompressed: boolean;
};

/** Computes how a server answers requests for a site. */
export function makeServerRules(input: RulesInput): ServerRules {
  const { config, locales, headers, precompressed } = input;
  const { siteBaseUrl: baseUrl, trailingSlash = false } = config;
  const documents = new Set(locales.flatMap((locale) => listDocuments(locale, config)));
  const kept = input.staticFiles.filter((path) => !documents.has(path));
  const folders = locales.map((locale) => locale.baseUrl.slice(baseUrl.length, -1));
  const moved = locales.flatMap((locale) =>
    locale.redirects.map(({ route, href, hasOtherForm = false }) => ({
      from: routeToHref(route, { baseUrl: locale.baseUrl, trailingSlash }),
      to: encodeAddress(href),
      hasOtherForm,
    })),
  );
  const exact = new Map<string, ExactRule>([
    ...folders.flatMap((folder) => rootRules(folder, baseUrl)),
    ...kept.filter(isReadableDocument).flatMap((path) => keptRules(path, baseUrl)),
    ...folders.flatMap((folder) => notFoundRules(folder, baseUrl)),
    ...moved.flatMap(({ from, to }) => movedRules(from, to, baseUrl)),
  ]);
  return {
    ...{ baseUrl, trailingSlash, exact, moved, headers, precompressed },
    origin: config.url,
    documentEnding: documentEnding(config.trailingSlash),
    localeFolders: folders.filter((folder) => folder !== ''),
    unstamped: kept.map((path) => `/${path}`).filter(isStamped),
    hasMarkdown: config.markdownPages === true || kept.some((path) => path.endsWith('.md')),
  };
}

/** Whether a static file is a document that readers may see. */
function isReadableDocument(path: string): boolean {
  const isHidden = new RegExp(HIDDEN_PATH).test(`/${path}`);
  return path.endsWith('.html') && (!isHidden || new RegExp(WELL_KNOWN_PATH).test(`/${path}`));
}

/** The paths of the documents that the engine writes, in place of files from static folders. */
function listDocuments(
  { baseUrl, routes, redirects }: RulesInput['locales'][number],
  { siteBaseUrl, trailingSlash }: RulesInput['config'],
): string[] {
  const folder = baseUrl.slice(siteBaseUrl.length);
  return ['/404', ...routes, ...redirects.map(({ route }) => route)].map(
    (route) => folder + routeToDocumentFile(route, route === '/404' ? false : trailingSlash),
  );
}

/** What the path of a document adds to the address of its page. */
function documentEnding(trailingSlash: boolean | undefined): string {
  if (trailingSlash === undefined) return '/index.html';
  return trailingSlash ? 'index.html' : '.html';
}

/** The home page of a locale, whose address always ends with a slash. */
function rootRules(folder: string, baseUrl: string): [string, ExactRule][] {
  const home = folder === '' ? baseUrl : `${baseUrl}${folder}/`;
  const rules: [string, ExactRule][] = [
    [home, { kind: 'file', file: folder === '' ? '/index.html' : `/${folder}/index.html` }],
    [`${home}index.html`, redirectTo(encodeAddress(home))],
  ];
  const bare = home.slice(0, -1);
  return bare === '' ? rules : [[bare, redirectTo(encodeAddress(home))], ...rules];
}

/** A document from a static folder. It is not a page, and its relative links depend on its address. */
function keptRules(path: string, baseUrl: string): [string, ExactRule][] {
  const file: ExactRule = { kind: 'file', file: `/${path}` };
  const address = withBase(path, baseUrl);
  const rules: [string, ExactRule][] = [[address, file]];
  if (!path.endsWith('/index.html')) return rules;
  const folder = address.slice(0, -'index.html'.length);
  return [...rules, [folder, file], [folder.slice(0, -1), redirectTo(encodeAddress(folder))]];
}

/** The not-found page is not a page itself: its own address is answered with the status 404, too. */
function notFoundRules(folder: string, baseUrl: string): [string, ExactRule][] {
  const address = withBase(folder === '' ? '404' : `${folder}/404`, baseUrl);
  return ['', '.html', '/'].map((ending) => [address + ending, { kind: 'missing' }]);
}

/** A former address, in all spellings under which its document can be requested. */
function movedRules(from: string, to: string, baseUrl: string): [string, ExactRule][] {
  const stem = from.replace(/\/$/, '');
  const spellings =
    from === baseUrl
      ? [from, `${from}index.html`]
      : [stem, `${stem}/`, `${stem}.html`, `${stem}/index.html`];
  return spellings.map((spelling) => [spelling, redirectTo(to)]);
}

/** @param href percent-encoded */
function redirectTo(href: string): ExactRule {
  const cut = href.indexOf('#');
  const to = cut === -1 ? href : href.slice(0, cut);
  const fragment = cut === -1 ? '' : href.slice(cut);
  return { kind: 'redirect', to, fragment, keepsQuery: !to.includes('?') };
}

/**
 * Percent-encodes what is not allowed in an address (https://url.spec.whatwg.org/#url-parsing), and `$`, `{` and `}`, which
 * are placeholders in the configuration of servers.
 */
function encodeAddress(href: string): string {
  const { pathname, suffix } = splitSuffix(href);
  const url = new URL(pathname.replaceAll('\\', '%5C') + suffix, 'http://site.invalid');
  const encoded = url.host === 'site.invalid' ? url.href.slice(url.origin.length) : url.href;
  return percentEncode(encoded, /[${}"'\\]/g);
}
