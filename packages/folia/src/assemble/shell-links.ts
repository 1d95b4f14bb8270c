import { didYouMean, type Problem, pagesAt } from 'folia-problems';
import type { LogoSizes } from '../compile/logo-sizes.ts';
import { uncheckedHref } from '../contract/address.ts';
import type { FooterLink } from '../contract/shell-data.ts';
import type { DocsVersion } from '../model/docs-version.ts';
import type { ContentLink } from '../model/page-content.ts';
import type { RouteTable } from '../model/route-table.ts';
import { CONFIG_FILE } from '../read/config/config-file.ts';
import { quotedLine } from '../read/config/quoted-line.ts';
import type { SiteConfig } from '../read/config/site-schema.ts';
import type { FooterLinkConfig } from '../read/config/theme-schema.ts';
import type { LinkedVersion } from './linked-versions.ts';
import { makeIsStaticFile, resolveSitePath, sectionLink } from './site-path.ts';

/** Input for resolving the links of the shell. Problems are added to `problems`, links to sections to `sectionLinks`. */
export type ShellLinkContext = {
  siteDir: string;
  config: SiteConfig;
  table: RouteTable;
  /** All versions of the docs. */
  versions: LinkedVersion[];
  /** The version that the shell belongs to; undefined for the shell of the default version. */
  active?: DocsVersion;
  /** URL of the first page of each sidebar, by name. */
  sidebarHrefs: Map<string, string>;
  logoSizes: LogoSizes;
  /** Navbar item types that the site registers. */
  customItems: ReadonlySet<string>;
  /** Source text of the config, to find lines for messages. */
  configSource: string;
  problems: Problem[];
  sectionLinks: ContentLink[];
};

/** Input for resolving the links of the shell, without what is found on the way. */
export type ShellLinkInput = Omit<ShellLinkContext, 'problems' | 'sectionLinks'>;

/**
 * Resolves a link of the config: `to` (path within the site) or `href` (URL of another site); undefined if it has neither.
 * A link to a missing page is reported but kept, since sites can allow broken links.
 */
export function resolveLink(
  { label, to, href }: FooterLinkConfig,
  path: string,
  links: ShellLinkContext,
): FooterLink | undefined {
  const { config } = links;
  const unchecked = uncheckedHref(href ?? to ?? '', config);
  if (unchecked !== undefined) return { label, href: unchecked, external: false };
  if (href !== undefined) return { label, href, external: true };
  if (to === undefined) {
    reportInConfig(links, { path, value: label }, 'the link has neither "to" nor "href".', USAGE);
    return undefined;
  }
  return { label, href: resolvePath(to, path, links), external: false };
}

const USAGE = '"to" is a path from the site\'s root, "href" a URL of another site.';

/** Resolves a path within the site. Its section is checked later, when those of all pages are known. */
function resolvePath(to: string, path: string, links: ShellLinkContext): string {
  const { config, table, siteDir, sectionLinks } = links;
  const isStaticFile = makeIsStaticFile(siteDir, config.staticDirectories);
  const target = resolveSitePath(to, { address: config, table, isStaticFile });
  const { route, href, leadsTo } = target;
  const section = sectionLink(to, target);
  if (section) sectionLinks.push({ ...section, line: lineOf({ path, value: to }, links) });
  if (leadsTo !== 'nothing') return href;
  // Like the brand, leads to the docs if the site has no home page.
  const [firstDoc] = links.sidebarHrefs.values();
  if (route === '/' && firstDoc !== undefined) return firstDoc;
  const message = `the link "${to}" does not lead to a page.`;
  const hint = didYouMean(to, table.routes) + USAGE;
  reportInConfig(links, { path, value: to }, message, hint, {
    subject: 'link',
    dependsOn: [pagesAt(route)],
  });
  return href;
}

/**
 * Reports a problem in the config, on the line of the invalid value.
 * @param place.path such as `themeConfig.navbar.items[0]`, perhaps with a name after it
 */
export function reportInConfig(
  links: ShellLinkContext,
  place: { path: string; value: string },
  message: string,
  hint: string,
  details: Pick<Problem, 'subject' | 'dependsOn'> = {},
): void {
  const line = lineOf(place, links);
  const problem = { file: CONFIG_FILE, line, message: `${place.path}: ${message}`, hint };
  links.problems.push({ ...details, ...problem });
}

/** The line of a value in the config. */
function lineOf(
  { path, value }: { path: string; value: string },
  { configSource }: ShellLinkContext,
): number | undefined {
  const [keys = ''] = path.split(' ');
  const parts = keys.match(/[^.[\]]+/g) ?? [];
  return quotedLine(
    configSource,
    value,
    parts.map((part) => (/^\d+$/.test(part) ? Number(part) : part)),
  );
}
