import { didYouMean, type Problem, pagesAt } from 'folia-problems';
import { pathToRoute, routeToHref, splitSuffix, withBase } from '../contract/address.ts';
import type { FooterLink } from '../contract/shell-data.ts';
import type { RouteTable } from '../model/route-table.ts';
import type { DocPage } from '../model/source-page.ts';
import { CONFIG_FILE } from '../read/config/load-config.ts';
import { quotedLine } from '../read/config/quoted-line.ts';
import type { SiteConfig } from '../read/config/site-schema.ts';
import type { FooterLinkConfig } from '../read/config/theme-schema.ts';

/** What the links of the shell may lead to, and where their mistakes are gathered. */
export type ShellLinks = {
  siteDir: string;
  config: SiteConfig;
  table: RouteTable;
  docs: ReadonlyMap<string, DocPage>;
  /** Address of the first page of each sidebar, by name. */
  sidebarHrefs: Map<string, string>;
  /** The kinds of navbar items that the site has registered. */
  customItems: ReadonlySet<string>;
  /** Source text of the config, to name lines. */
  configSource: string;
  problems: Problem[];
};

/**
 * A link of the config with either a path of the site or an address of another; undefined where it has neither. One that
 * leads to no page is reported, and stays for sites that allow it.
 */
export function resolveLink(
  { label, to, href }: FooterLinkConfig,
  path: string,
  links: ShellLinks,
): FooterLink | undefined {
  if (href !== undefined) return { label, href, external: true };
  const known = '"to" is a path from the site\'s root, "href" an address on another site.';
  if (to === undefined) {
    reportInConfig(links, label, `${path}: the link has neither "to" nor "href".`, known);
    return undefined;
  }
  const { pathname, suffix } = splitSuffix(to);
  const route = pathToRoute(pathname, '/') ?? pathname;
  if (links.table.files.has(route)) {
    return { label, href: withBase(route, links.config.baseUrl) + suffix, external: false };
  }
  if (!links.table.routes.has(route)) {
    const message = `${path}: the link "${to}" leads to no page.`;
    const hint = didYouMean(to, links.table.routes) + known;
    reportInConfig(links, to, message, hint, { subject: 'link', dependsOn: [pagesAt(route)] });
  }
  return { label, href: routeToHref(route, links.config) + suffix, external: false };
}

/** Adds a problem of the config, on the line where the value that is wrong stands. */
export function reportInConfig(
  { configSource, problems }: ShellLinks,
  value: string,
  message: string,
  hint: string,
  further: Pick<Problem, 'subject' | 'dependsOn'> = {},
): void {
  const line = quotedLine(configSource, value);
  problems.push({ ...further, file: CONFIG_FILE, line, message, hint });
}
