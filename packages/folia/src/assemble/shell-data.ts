import type { Problem } from 'folia-problems';
import { withBase } from '../contract/address.ts';
import { DEFAULT_DELIMITER } from '../contract/document-title.ts';
import { toPictureUrl } from '../contract/picture-address.ts';
import type { Logo, ShellData } from '../contract/shell-data.ts';
import type { ContentLink } from '../model/page-content.ts';
import type { ShellDraft } from '../model/site.ts';
import { rootedPath } from '../read/config/configured-files.ts';
import type { LogoConfig } from '../read/config/logo-schema.ts';
import type { FooterConfig, FooterItemConfig } from '../read/config/theme-schema.ts';
import { hasOwnShell, type LinkedVersion } from './linked-versions.ts';
import { readLogo } from './logo.ts';
import { resolveNavbarItems } from './navbar-items.ts';
import { logoWidth, placeNavbarItems } from './navbar-room.ts';
import { resolveLink, type ShellLinkContext, type ShellLinkInput } from './shell-links.ts';
import { pickShellTexts } from './shell-texts.ts';

/**
 * Makes the shell data from the config: resolves links of navbar and footer, and reports dead ones. Links to sections are
 * returned, to be checked with those of pages.
 */
export function makeShellDraft(input: ShellLinkInput): {
  shell: ShellDraft;
  problems: Problem[];
  sectionLinks: ContentLink[];
} {
  const links: ShellLinkContext = { ...input, problems: [], sectionLinks: [] };
  const { config } = input;
  const { navbar, footer, announcementBar, colorMode, docs, image } = config.themeConfig;
  const homeHref = findHomeHref(input);
  const title = navbar.title ?? config.title;
  const logo =
    navbar.logo && resolveLogo(namedLogo(navbar.logo, title, config.title), 'navbar', links);
  const shell: ShellDraft = {
    title: config.title,
    url: config.url,
    baseUrl: config.baseUrl,
    homeHref,
    trailingSlash: config.trailingSlash,
    titleDelimiter: config.titleDelimiter === DEFAULT_DELIMITER ? undefined : config.titleDelimiter,
    htmlLang: config.locale.htmlLang,
    image: image && toPictureUrl(rootedPath(image), config),
    locales: config.locales.map(({ direction: _, ...link }) => link),
    ...listBases(input),
    texts: pickShellTexts(config.texts),
    navbar: {
      title,
      href: logo?.href ?? homeHref,
      logo,
      items: placeNavbarItems({
        items: resolveNavbarItems(navbar.items, links),
        logo: navbar.logo && logoWidth(input.logoSizes.get(navbar.logo.src)),
        title,
        hasSearch: config.themeConfig.search !== false,
        hasSwitch: !colorMode.disableSwitch,
        language: config.locale.label,
        more: config.texts.moreItems,
      }),
      style: navbar.style,
      hideOnScroll: navbar.hideOnScroll,
    },
    footer: footer && {
      style: footer.style,
      logo: footer.logo && resolveLogo(footer.logo, 'footer', links),
      columns: makeFooterColumns(footer, links),
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
    hideableSidebar: docs.sidebar.hideable || undefined,
  };
  return { shell, problems: links.problems, sectionLinks: links.sectionLinks };
}

function makeFooterColumns(footer: FooterConfig, links: ShellLinkContext) {
  const looseItems: FooterItemConfig[] = [];
  const columns: { title?: string; items: FooterItemConfig[] }[] = [];
  for (const entry of footer.links) {
    if ('items' in entry) columns.push(entry);
    else looseItems.push(entry);
  }
  const all = looseItems.length > 0 ? [{ items: looseItems }, ...columns] : columns;
  return all.map(({ title, items }) => ({
    title,
    items: items
      .map((item) =>
        'html' in item
          ? item
          : resolveLink(item, `themeConfig.footer.links "${item.label}"`, links),
      )
      .filter((item) => item !== undefined),
  }));
}

/** A logo with no title beside it needs a name, since both are one link. */
function namedLogo(logo: LogoConfig, title: string, siteTitle: string): LogoConfig {
  return title === '' && logo.alt === '' ? { ...logo, alt: siteTitle } : logo;
}

function resolveLogo(logo: LogoConfig, place: 'navbar' | 'footer', links: ShellLinkContext): Logo {
  const { siteDir, config, problems, configSource, logoSizes: sizes } = links;
  const result = readLogo(logo, siteDir, config, { configSource, sizes });
  problems.push(...result.problems);
  const { to, href } = logo;
  if (to === undefined && href === undefined) return result.logo;
  const link = resolveLink({ label: logo.alt, to, href }, `themeConfig.${place}.logo`, links);
  return { ...result.logo, href: link?.href };
}

/** Returns the root of the site if it is a page, else the first page of a sidebar. */
function findHomeHref({ table, config, sidebarHrefs }: ShellLinkInput): string {
  const [firstDoc] = sidebarHrefs.values();
  return table.routes.has('/') ? config.baseUrl : (firstDoc ?? config.baseUrl);
}

/** The base paths of the pages of this shell, and of those within them that have a shell of their own. */
function listBases({
  config,
  versions,
  active,
}: ShellLinkInput): Pick<ShellData, 'ownBases' | 'otherBases'> {
  const locales = config.locales
    .filter((other) => other !== config.locale && other.baseUrl.startsWith(config.baseUrl))
    .map(({ baseUrl }) => baseUrl);
  const baseOf = ({ version }: LinkedVersion) =>
    `${withBase(version.options.routeBasePath, config.baseUrl)}/`.replace(/\/+$/, '/');
  const older = versions.filter(hasOwnShell);
  const isOwn = ({ version }: LinkedVersion) => version.key === active?.key;
  if (active) {
    const others = versions.filter((linked) => !isOwn(linked)).map(baseOf);
    return {
      ownBases: versions.filter(isOwn).map(baseOf),
      otherBases: [config.baseUrl, ...locales, ...others],
    };
  }
  const last = older.length > 0 ? versions.filter((linked) => !hasOwnShell(linked)) : [];
  return {
    ownBases: [config.baseUrl, ...last.map(baseOf)],
    otherBases: [...locales, ...older.map(baseOf)],
  };
}
