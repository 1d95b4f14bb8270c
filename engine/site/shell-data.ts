import { CONFIG_FILE } from '../config/load-config.ts';
import type { LogoConfig } from '../config/logo-schema.ts';
import type { NavbarItemConfig } from '../config/navbar-schema.ts';
import { quotedLine } from '../config/quoted-line.ts';
import type { SiteConfig } from '../config/site-schema.ts';
import type { FooterConfig, FooterLinkConfig } from '../config/theme-schema.ts';
import { pathToRoute, routeToHref, splitSuffix, withBase } from '../contract/address.ts';
import type {
  FooterLink,
  Logo,
  NavbarItem,
  NavbarLink,
  ShellData,
} from '../contract/shell-data.ts';
import { englishTexts } from '../contract/texts.ts';
import { didYouMean } from '../nearest.ts';
import type { Problem } from '../problem.ts';
import type { DocPage } from '../sources/source-page.ts';
import { readLogo } from './logo.ts';
import type { RouteTable } from './route-table.ts';

type Links = {
  siteDir: string;
  config: SiteConfig;
  table: RouteTable;
  docs: Map<string, DocPage>;
  /** Address of the first page of each sidebar, by name. */
  sidebarHrefs: Map<string, string>;
  /** Source text of the config, to name lines. */
  configSource: string;
  problems: Problem[];
};

/** Shell data but for what is known only once everything is rendered. */
export type ShellDraft = Omit<ShellData, 'build' | 'sidebars' | 'styles' | 'liveStyles'>;

/** The parts of the config that the shell shows, with links resolved, and a problem for each that leads nowhere. */
export function makeShellDraft(input: Omit<Links, 'problems'>): {
  shell: ShellDraft;
  problems: Problem[];
} {
  const links: Links = { ...input, problems: [] };
  const { config } = input;
  const { navbar, footer, announcementBar, colorMode } = config.themeConfig;
  const { defaultLocale, localeConfigs } = config.i18n;
  const shell: ShellDraft = {
    title: config.title,
    baseUrl: config.baseUrl,
    homeHref: homeHref(input),
    trailingSlash: config.trailingSlash,
    htmlLang: localeConfigs[defaultLocale]?.htmlLang ?? defaultLocale,
    texts: englishTexts,
    navbar: {
      title: navbar.title ?? config.title,
      logo: navbar.logo && resolveLogo(navbar.logo, links),
      items: navbar.items.flatMap((item, index) => navbarItem(item, `[${index}]`, links)),
      style: navbar.style,
    },
    footer: footer && {
      style: footer.style,
      logo: footer.logo && resolveLogo(footer.logo, links),
      columns: footerColumns(footer, links),
      copyrightHtml: footer.copyright,
    },
    announcement: announcementBar && {
      id: announcementBar.id,
      html: announcementBar.content,
      closeable: announcementBar.isCloseable,
      backgroundColor: announcementBar.backgroundColor,
      textColor: announcementBar.textColor,
    },
    colorModeSwitch: !colorMode.disableSwitch,
  };
  return { shell, problems: links.problems };
}

function navbarItem(item: NavbarItemConfig, key: string, links: Links): NavbarItem[] {
  const path = `themeConfig.navbar.items${key}`;
  switch (item.type) {
    case 'html':
      return [{ kind: 'html', html: item.value, position: item.position }];
    case 'docSidebar': {
      const href = links.sidebarHrefs.get(item.sidebarId);
      if (href === undefined) {
        const hint = `${didYouMean(item.sidebarId, links.sidebarHrefs.keys())}Sidebars: ${[...links.sidebarHrefs.keys()].join(', ')}.`;
        const message = `${path}: the sidebar "${item.sidebarId}" has no page to lead to.`;
        report(links, item.sidebarId, message, hint);
        return [];
      }
      const { label, position } = item;
      return [
        { kind: 'link', label, href, position, external: false, activeBase: docsBase(links) },
      ];
    }
    case 'dropdown': {
      const items = item.items
        .flatMap((inner, index) => plainLink(inner, `${path}.items[${index}]`, links))
        .map((link) => ({ ...link, activeBase: undefined }));
      return [{ kind: 'dropdown', label: item.label, position: item.position, items }];
    }
    default:
      return plainLink(item, path, links);
  }
}

type PlainItem = Extract<NavbarItemConfig, { type: 'link' | 'doc' }>;

function plainLink(item: PlainItem, path: string, links: Links): NavbarLink[] {
  const { position } = item;
  if (item.type === 'link') {
    const link = resolveLink(item, path, links);
    const base = item.activeBasePath ?? item.to;
    const activeBase = base && base !== '/' ? withBase(base, links.config.baseUrl) : undefined;
    return link ? [{ kind: 'link', position, ...link, activeBase }] : [];
  }
  const doc = links.docs.get(item.docId);
  if (!doc) {
    const hint = `${didYouMean(item.docId, links.docs.keys())}An id is the path from the docs folder without ending.`;
    report(links, item.docId, `${path}: no docs page has the id "${item.docId}".`, hint);
    return [];
  }
  const label = item.label ?? doc.frontmatter.sidebar_label ?? doc.frontmatter.title ?? doc.id;
  const href = routeToHref(doc.route, links.config);
  return [{ kind: 'link', label, href, position, external: false, activeBase: docsBase(links) }];
}

function docsBase({ config }: Links): string | undefined {
  return config.docs ? `${withBase(config.docs.routeBasePath, config.baseUrl)}/` : undefined;
}

/** A link of the config with either a path of the site or an address of another. */
function resolveLink(
  { label, to, href }: FooterLinkConfig,
  path: string,
  links: Links,
): FooterLink | undefined {
  if (href !== undefined) return { label, href, external: true };
  const { pathname, suffix } = splitSuffix(to ?? '');
  const route = pathToRoute(pathname, '/');
  if (route === undefined || !links.table.routes.has(route)) {
    const message = `${path}: ${to === undefined ? 'the link has neither "to" nor "href".' : `the link "${to}" leads to no page.`}`;
    const hint = `${didYouMean(to ?? '', links.table.routes)}"to" is a path from the site's root, "href" an address on another site.`;
    report(links, to ?? label, message, hint);
    return undefined;
  }
  return { label, href: routeToHref(route, links.config) + suffix, external: false };
}

function footerColumns(footer: FooterConfig, links: Links) {
  const flat: FooterLinkConfig[] = [];
  const columns: { title?: string; items: FooterLinkConfig[] }[] = [];
  for (const entry of footer.links) {
    if ('items' in entry) columns.push(entry);
    else flat.push(entry);
  }
  const all = flat.length > 0 ? [{ items: flat }, ...columns] : columns;
  return all.map(({ title, items }) => ({
    title,
    items: items
      .map((item) => resolveLink(item, `themeConfig.footer.links "${item.label}"`, links))
      .filter((link) => link !== undefined),
  }));
}

function resolveLogo(logo: LogoConfig, { siteDir, config, problems, configSource }: Links): Logo {
  const result = readLogo(logo, siteDir, config, configSource);
  problems.push(...result.problems);
  return result.logo;
}

/** Adds a problem of the config, on the line where the value that is wrong stands. */
function report(links: Links, value: string, message: string, hint: string): void {
  const line = quotedLine(links.configSource, value);
  links.problems.push({ file: CONFIG_FILE, line, message, hint });
}

/** The root of the site, or where no page stands there the first page of a sidebar. */
function homeHref({ table, config, sidebarHrefs }: Omit<Links, 'problems'>): string {
  const [firstDoc] = sidebarHrefs.values();
  return table.routes.has('/') ? config.baseUrl : (firstDoc ?? config.baseUrl);
}
