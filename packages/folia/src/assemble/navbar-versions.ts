import { didYouMean } from 'folia-problems';
import { routeToHref, withBase } from '../contract/address.ts';
import type {
  NavbarDocsVersions,
  NavbarLink,
  NavbarVersions,
  VersionLink,
} from '../contract/shell-data.ts';
import type { NavbarItemConfig } from '../read/config/navbar-schema.ts';
import { listDocs } from '../read/config/site-schema.ts';
import { type LinkedVersion, siblingVersions } from './linked-versions.ts';
import { reportInConfig, resolveLink, type ShellLinkContext } from './shell-links.ts';

/** The target of an item of the navbar, with its label. */
export type LinkTarget = {
  label: string;
  href: string;
  external?: boolean;
  activeBase?: string;
  sidebar?: string;
};

type ItemOf<Type extends NavbarItemConfig['type']> = Extract<NavbarItemConfig, { type: Type }>;

/**
 * The versions that an item may lead to, best first, as in Docusaurus: that of the shell, the default one,
 * and the others.
 */
function candidates({ docsPluginId }: { docsPluginId?: string }, links: ShellLinkContext) {
  const instance = docsPluginId ?? listDocs(links.config)[0]?.id;
  const rank = ({ version }: LinkedVersion) =>
    version.key === links.active?.key ? 0 : version.isLast ? 1 : 2;
  return links.versions
    .filter(({ version }) => version.instance === instance)
    .sort((one, other) => rank(one) - rank(other));
}

/** A link to the first page of a sidebar. */
export function resolveSidebar(
  item: ItemOf<'docSidebar'>,
  path: string,
  links: ShellLinkContext,
): LinkTarget | undefined {
  const { sidebarId, label } = item;
  const prefixes = candidates(item, links).map(({ version }) => version.sidebarPrefix);
  const names = [...prefixes, ''].map((prefix) => prefix + sidebarId);
  const sidebar = names.find((name) => links.sidebarHrefs.has(name)) ?? sidebarId;
  const href = links.sidebarHrefs.get(sidebar);
  if (href !== undefined) return { label, href, activeBase: getDocsBase(item, links), sidebar };
  const known = listSidebars(prefixes, links);
  const hint = `${didYouMean(sidebarId, known)}Sidebars: ${known.join(', ')}.`;
  reportInConfig(
    links,
    { path, value: sidebarId },
    `the sidebar "${sidebarId}" has no pages.`,
    hint,
    {
      dependsOn: [`sidebars/${sidebarId}`, 'sources'],
    },
  );
  return undefined;
}

/** The names of the sidebars of some versions, without their prefixes. */
function listSidebars(prefixes: string[], { sidebarHrefs, versions }: ShellLinkContext): string[] {
  const all = versions.map(({ version }) => version.sidebarPrefix).filter(Boolean);
  const names = [...sidebarHrefs.keys()].flatMap((name) => {
    const prefix = all.find((candidate) => name.startsWith(candidate)) ?? '';
    return prefix === '' || prefixes.includes(prefix) ? [name.slice(prefix.length)] : [];
  });
  return [...new Set(names)];
}

/** A link to a page of the docs. */
export function resolveDoc(
  item: ItemOf<'doc'>,
  path: string,
  links: ShellLinkContext,
): LinkTarget | undefined {
  const { docId, label } = item;
  const versions = candidates(item, links);
  const doc = versions.map(({ docs }) => docs.get(docId)).find((found) => found !== undefined);
  if (!doc) {
    const ids = new Set(versions.flatMap(({ docs }) => [...docs.keys()]));
    const hint = `${didYouMean(docId, ids)}An id is the path relative to the docs folder, without extension.`;
    reportInConfig(links, { path, value: docId }, `no docs page has the id "${docId}".`, hint, {
      dependsOn: ['sources', `ids/${docId}`],
    });
    return undefined;
  }
  const { sidebar_label, title } = doc.frontmatter;
  return {
    label: label ?? sidebar_label ?? title ?? doc.id,
    href: routeToHref(doc.route, links.config),
    activeBase: getDocsBase(item, links),
  };
}

/** The version of the shell links to its first page. */
export function resolveVersion(
  item: ItemOf<'docsVersion'>,
  path: string,
  links: ShellLinkContext,
): LinkTarget | undefined {
  const { label, to } = item;
  const [shown] = candidates(item, links);
  const name = label ?? shown?.version.label ?? '';
  if (to !== undefined) return resolveLink({ label: name, to }, path, links);
  if (shown?.href !== undefined) return { label: name, href: shown.href };
  const message = 'the docs have no pages to link to.';
  reportInConfig(
    links,
    { path, value: 'docsVersion' },
    message,
    'Add "to" with a path from the root of the site.',
    {
      dependsOn: ['sidebars', 'sources'],
    },
  );
  return undefined;
}

/**
 * The versions in this site. If there is only one and the item lists nothing else, the versions on other hosts: the
 * browser fetches their list from the production host.
 */
export function resolveVersionDropdown(
  item: ItemOf<'docsVersionDropdown'>,
  links: ShellLinkContext,
  { before, after = [] }: Pick<NavbarDocsVersions, 'before' | 'after'>,
): NavbarVersions | NavbarDocsVersions {
  const { position } = item;
  const { hosts, labels } = listedVersions(item);
  const [shown] = candidates(item, links);
  const siblings = siblingVersions(links.versions, shown?.version.instance ?? '').filter(
    ({ version }) => labels === undefined || labels.has(version.name),
  );
  if (siblings.length <= 1 && !before && after.length === 0) {
    return { kind: 'versions', position, listOrigin: links.config.url, versions: hosts };
  }
  return {
    kind: 'docsVersions',
    position,
    current: shown?.version.key ?? '',
    versions: siblings.map(({ version: { key, name, label }, href }) => ({
      key,
      label: labels?.get(name) ?? label,
      href,
    })),
    before,
    after: [...after, ...hosts.map(({ label, url }) => hostLink(label, url, position))],
  };
}

function hostLink(label: string, href: string, position: NavbarLink['position']): NavbarLink {
  return { kind: 'link', label, href, external: true, position };
}

/** The versions on other hosts, and the listed versions of this site with their labels; undefined for all. */
function listedVersions({ versions = [] }: ItemOf<'docsVersionDropdown'>): {
  hosts: VersionLink[];
  labels?: Map<string, string | undefined>;
} {
  if (!Array.isArray(versions)) {
    const entries = Object.entries(versions).map(([name, { label }]) => [name, label] as const);
    return { hosts: [], labels: new Map(entries) };
  }
  const hosts: VersionLink[] = [];
  const labels = new Map<string, undefined>();
  for (const version of versions) {
    if (typeof version === 'string') labels.set(version, undefined);
    else hosts.push(version);
  }
  return { hosts, labels: labels.size > 0 ? labels : undefined };
}

/** The base path of the docs; undefined if they are at the root of the site, where every page is below it. */
function getDocsBase(item: { docsPluginId?: string }, links: ShellLinkContext): string | undefined {
  const [shown] = candidates(item, links);
  const docs = listDocs(links.config).find(({ id }) => id === shown?.version.instance);
  const path = docs?.routeBasePath.replace(/^\/+|\/+$/g, '');
  return path ? `${withBase(path, links.config.baseUrl)}/` : undefined;
}
