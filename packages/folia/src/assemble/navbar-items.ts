import { didYouMean } from 'folia-problems';
import { routeToHref, withBase } from '../contract/address.ts';
import type { NavbarHtml, NavbarItem, NavbarLink } from '../contract/shell-data.ts';
import { NAVBAR_ITEM_TYPES, type NavbarItemConfig } from '../read/config/navbar-schema.ts';
import { reportInConfig, resolveLink, type ShellLinks } from './shell-links.ts';

/** The items of the navigation bar with their links resolved; one that leads nowhere is left out and reported. */
export function navbarItems(items: NavbarItemConfig[], links: ShellLinks): NavbarItem[] {
  return items.flatMap((item, index) =>
    navbarItem(item, `themeConfig.navbar.items[${index}]`, links),
  );
}

function navbarItem(item: NavbarItemConfig, path: string, links: ShellLinks): NavbarItem[] {
  const { position } = item;
  switch (item.type) {
    case 'dropdown': {
      const items = item.items
        .flatMap((inner, index) => innerItem(inner, `${path}.items[${index}]`, links))
        .map((inner) => (inner.kind === 'link' ? { ...inner, activeBase: undefined } : inner));
      return [{ kind: 'dropdown', label: item.label, position, items }];
    }
    case 'docsVersionDropdown':
      return [
        { kind: 'versions', position, listOrigin: links.config.url, versions: item.versions },
      ];
    case 'localeDropdown':
      return [{ kind: 'locales', position }];
    case 'search':
      return [{ kind: 'search', position }];
    case 'custom':
      return customItem(item, path, links);
    default:
      return innerItem(item, path, links);
  }
}

type InnerItem = Extract<
  NavbarItemConfig,
  { type: 'link' | 'doc' | 'docSidebar' | 'docsVersion' | 'html' }
>;

/** What may stand in a dropdown as well. */
function innerItem(item: InnerItem, path: string, links: ShellLinks): (NavbarLink | NavbarHtml)[] {
  if (item.type === 'html') {
    return [{ kind: 'html', html: item.value, position: item.position }];
  }
  const target = linkTarget(item, path, links);
  const { position, className } = item;
  return target ? [{ kind: 'link', external: false, position, className, ...target }] : [];
}

type LinkTarget = { label: string; href: string; external?: boolean; activeBase?: string };

function linkTarget(
  item: Exclude<InnerItem, { type: 'html' }>,
  path: string,
  links: ShellLinks,
): LinkTarget | undefined {
  switch (item.type) {
    case 'link': {
      const base = item.activeBasePath ?? item.to;
      const activeBase = base && base !== '/' ? withBase(base, links.config.baseUrl) : undefined;
      const link = resolveLink(item, path, links);
      return link && { ...link, activeBase };
    }
    case 'doc':
      return docTarget(item, path, links);
    case 'docSidebar': {
      const { sidebarId, label } = item;
      const href = links.sidebarHrefs.get(sidebarId);
      if (href !== undefined) return { label, href, activeBase: docsBase(links) };
      const known = [...links.sidebarHrefs.keys()];
      const hint = `${didYouMean(sidebarId, known)}Sidebars: ${known.join(', ')}.`;
      const message = `${path}: the sidebar "${sidebarId}" has no page to lead to.`;
      reportInConfig(links, sidebarId, message, hint, {
        dependsOn: [`sidebars/${sidebarId}`, 'sources'],
      });
      return undefined;
    }
    case 'docsVersion':
      return versionTarget(item, path, links);
  }
}

function docTarget(
  { docId, label }: Extract<InnerItem, { type: 'doc' }>,
  path: string,
  links: ShellLinks,
): LinkTarget | undefined {
  const doc = links.docs.get(docId);
  if (!doc) {
    const hint = `${didYouMean(docId, links.docs.keys())}An id is the path from the docs folder without the extension.`;
    reportInConfig(links, docId, `${path}: no docs page has the id "${docId}".`, hint, {
      dependsOn: ['sources', 'ids'],
    });
    return undefined;
  }
  const { sidebar_label, title } = doc.frontmatter;
  return {
    label: label ?? sidebar_label ?? title ?? doc.id,
    href: routeToHref(doc.route, links.config),
    activeBase: docsBase(links),
  };
}

/** The version that is built leads to the first page of its docs. */
function versionTarget(
  { label, to }: Extract<InnerItem, { type: 'docsVersion' }>,
  path: string,
  links: ShellLinks,
): LinkTarget | undefined {
  const { docs } = links.config;
  const name = label ?? (docs ? docs.versions.current.label : '');
  if (to !== undefined) return resolveLink({ label: name, to }, path, links);
  const [href] = links.sidebarHrefs.values();
  if (href !== undefined) return { label: name, href };
  const message = `${path}: the docs have no page that the version could lead to.`;
  reportInConfig(links, 'docsVersion', message, 'Add "to" with a path from the root of the site.', {
    dependsOn: ['sidebars', 'sources'],
  });
  return undefined;
}

function customItem(
  { component, props, position }: Extract<NavbarItemConfig, { type: 'custom' }>,
  path: string,
  links: ShellLinks,
): NavbarItem[] {
  if (links.customItems.has(component)) {
    return [{ kind: 'custom', type: component, props, position }];
  }
  const known = [...NAVBAR_ITEM_TYPES, ...links.customItems];
  const hint = `${didYouMean(component, known)}Types: ${known.join(', ')}. The module navbar-items.tsx in the site's folder registers further ones.`;
  const message = `${path}: No NavbarItem component found for type "${component}".`;
  reportInConfig(links, component, message, hint, { dependsOn: ['navbarItems'] });
  return [];
}

function docsBase({ config }: ShellLinks): string | undefined {
  return config.docs ? `${withBase(config.docs.routeBasePath, config.baseUrl)}/` : undefined;
}
