import { didYouMean, type Problem, pagesAt } from 'folia-problems';
import { pathToRoute, routeToHref, splitSuffix, withBase } from '../contract/address.ts';
import type { FooterLink } from '../contract/shell-data.ts';
import type { DocsVersion } from '../model/docs-version.ts';
import type { RouteTable } from '../model/route-table.ts';
import { CONFIG_FILE } from '../read/config/load-config.ts';
import { quotedLine } from '../read/config/quoted-line.ts';
import type { SiteConfig } from '../read/config/site-schema.ts';
import type { FooterLinkConfig } from '../read/config/theme-schema.ts';
import type { LinkedVersion } from './linked-versions.ts';

/** Input for resolving the links of the shell. Problems are added to `problems`. */
export type ShellLinkContext = {
  siteDir: string;
  config: SiteConfig;
  table: RouteTable;
  /** All versions of the docs. */
  versions: LinkedVersion[];
  /** The version that the shell belongs to; undefined for the shell that readers see first. */
  active?: DocsVersion;
  /** URL of the first page of each sidebar, by name. */
  sidebarHrefs: Map<string, string>;
  /** Navbar item types that the site registers. */
  customItems: ReadonlySet<string>;
  /** Source text of the config, to find lines for messages. */
  configSource: string;
  problems: Problem[];
};

/**
 * Resolves a link of the config: `to` (path within the site) or `href` (URL of another site); undefined if it has neither.
 * A link to a missing page is reported but kept, since sites can allow broken links.
 */
export function resolveLink(
  { label, to, href }: FooterLinkConfig,
  path: string,
  links: ShellLinkContext,
): FooterLink | undefined {
  if (href !== undefined) return { label, href, external: true };
  const usage = '"to" is a path from the site\'s root, "href" a URL of another site.';
  if (to === undefined) {
    reportInConfig(links, label, `${path}: the link has neither "to" nor "href".`, usage);
    return undefined;
  }
  const { pathname, suffix } = splitSuffix(to);
  const route = pathToRoute(pathname, '/') ?? pathname;
  if (links.table.files.has(route)) {
    return { label, href: withBase(route, links.config.baseUrl) + suffix, external: false };
  }
  if (!links.table.routes.has(route)) {
    const message = `${path}: the link "${to}" does not lead to a page.`;
    const hint = didYouMean(to, links.table.routes) + usage;
    reportInConfig(links, to, message, hint, { subject: 'link', dependsOn: [pagesAt(route)] });
  }
  return { label, href: routeToHref(route, links.config) + suffix, external: false };
}

/** Reports a problem in the config, on the line of the invalid value. */
export function reportInConfig(
  { configSource, problems }: ShellLinkContext,
  value: string,
  message: string,
  hint: string,
  details: Pick<Problem, 'subject' | 'dependsOn'> = {},
): void {
  const line = quotedLine(configSource, value);
  problems.push({ ...details, file: CONFIG_FILE, line, message, hint });
}
