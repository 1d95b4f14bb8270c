import { join } from 'node:path';
import { didYouMean, type Problem, pagesAt } from 'folia-problems';
import type { LogoSizes } from '../compile/logo-sizes.ts';
import { knownRoute } from '../compile/route-table.ts';
import {
  decodePath,
  pathToRoute,
  routeToHref,
  splitSuffix,
  uncheckedHref,
  withBase,
  withoutBase,
} from '../contract/address.ts';
import type { FooterLink } from '../contract/shell-data.ts';
import type { DocsVersion } from '../model/docs-version.ts';
import type { RouteTable } from '../model/route-table.ts';
import { CONFIG_FILE } from '../read/config/config-file.ts';
import { quotedLine } from '../read/config/quoted-line.ts';
import type { SiteConfig } from '../read/config/site-schema.ts';
import type { FooterLinkConfig } from '../read/config/theme-schema.ts';
import { isFile } from '../read/read-files.ts';
import type { LinkedVersion } from './linked-versions.ts';

/** Input for resolving the links of the shell. Problems are added to `problems`. */
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

/** Resolves a path within the site, which may already begin with the base path. */
function resolvePath(to: string, path: string, links: ShellLinkContext): string {
  const { config, table, siteDir } = links;
  const routeOf = (pathname: string) => pathToRoute(pathname, '/') ?? pathname;
  const pathInSite = withoutBase(to, config, (pathname) => table.routes.has(routeOf(pathname)));
  const { pathname, suffix } = splitSuffix(pathInSite);
  const route = knownRoute(routeOf(pathname), table);
  if (table.files.has(route)) return withBase(route, config.baseUrl) + suffix;
  if (!table.routes.has(route)) {
    // Like the brand, leads to the docs if the site has no home page.
    const [firstDoc] = links.sidebarHrefs.values();
    if (route === '/' && firstDoc !== undefined) return firstDoc;
    if (isStaticFile(pathname, siteDir, config)) {
      return withBase(pathname, config.siteBaseUrl) + suffix;
    }
    const message = `the link "${to}" does not lead to a page.`;
    const hint = didYouMean(to, table.routes) + USAGE;
    reportInConfig(links, { path, value: to }, message, hint, {
      subject: 'link',
      dependsOn: [pagesAt(route)],
    });
  }
  return routeToHref(route, config) + suffix;
}

/** Whether a path leads to a file in a static folder, or to a folder there with an index. */
function isStaticFile(
  pathname: string,
  siteDir: string,
  { staticDirectories }: Pick<SiteConfig, 'staticDirectories'>,
): boolean {
  return staticDirectories.some((folder) =>
    [pathname, join(pathname, 'index.html')]
      .map((file) => join(siteDir, folder, decodePath(file)))
      .some(isFile),
  );
}

/**
 * Reports a problem in the config, on the line of the invalid value.
 * @param place.path such as `themeConfig.navbar.items[0]`, perhaps with a name after it
 */
export function reportInConfig(
  { configSource, problems }: ShellLinkContext,
  { path, value }: { path: string; value: string },
  message: string,
  hint: string,
  details: Pick<Problem, 'subject' | 'dependsOn'> = {},
): void {
  const [keys = ''] = path.split(' ');
  const parts = keys.match(/[^.[\]]+/g) ?? [];
  const line = quotedLine(
    configSource,
    value,
    parts.map((part) => (/^\d+$/.test(part) ? Number(part) : part)),
  );
  problems.push({ ...details, file: CONFIG_FILE, line, message: `${path}: ${message}`, hint });
}
