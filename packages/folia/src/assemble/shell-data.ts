import type { Problem } from 'folia-problems';
import type { Logo } from '../contract/shell-data.ts';
import type { ShellDraft } from '../model/site.ts';
import type { LogoConfig } from '../read/config/logo-schema.ts';
import type { SiteConfig } from '../read/config/site-schema.ts';
import type { FooterConfig, FooterLinkConfig } from '../read/config/theme-schema.ts';
import { readLogo } from './logo.ts';
import { navbarItems } from './navbar-items.ts';
import { resolveLink, type ShellLinks } from './shell-links.ts';

/** The parts of the config that the shell shows, with links resolved, and a problem for each that leads nowhere. */
export function makeShellDraft(input: Omit<ShellLinks, 'problems'>): {
  shell: ShellDraft;
  problems: Problem[];
} {
  const links: ShellLinks = { ...input, problems: [] };
  const { config } = input;
  const { navbar, footer, announcementBar, colorMode } = config.themeConfig;
  const shell: ShellDraft = {
    title: config.title,
    url: config.url,
    baseUrl: config.baseUrl,
    homeHref: homeHref(input),
    trailingSlash: config.trailingSlash,
    htmlLang: config.locale.htmlLang,
    locales: config.locales.map(({ direction: _, ...link }) => link),
    otherBases: otherBases(config),
    texts: config.texts,
    navbar: {
      title: navbar.title ?? config.title,
      logo: navbar.logo && resolveLogo(navbar.logo, links),
      items: navbarItems(navbar.items, links),
      style: navbar.style,
      hideOnScroll: navbar.hideOnScroll,
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

function footerColumns(footer: FooterConfig, links: ShellLinks) {
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

function resolveLogo(
  logo: LogoConfig,
  { siteDir, config, problems, configSource }: ShellLinks,
): Logo {
  const result = readLogo(logo, siteDir, config, configSource);
  problems.push(...result.problems);
  return result.logo;
}

/** The root of the site, or where no page stands there the first page of a sidebar. */
function homeHref({ table, config, sidebarHrefs }: Omit<ShellLinks, 'problems'>): string {
  const [firstDoc] = sidebarHrefs.values();
  return table.routes.has('/') ? config.baseUrl : (firstDoc ?? config.baseUrl);
}

/** The base paths of other locales that lie within that of this one. */
function otherBases({ locale, locales }: SiteConfig): string[] {
  return locales
    .filter((other) => other !== locale && other.baseUrl.startsWith(locale.baseUrl))
    .map(({ baseUrl }) => baseUrl);
}
