import type { SidebarItem } from '../contract/shell-data.ts';
import type { ShellDraft, Site, SitePage } from '../model/site.ts';

/** The part of a site that shares one shell. */
export type ShellScope = {
  shell: ShellDraft;
  pages: SitePage[];
  sidebars: [name: string, items: SidebarItem[]][];
  /** The pages that the search finds from here. */
  searched: SitePage[];
  /** Whether the shell belongs to a version of the docs other than the default one. */
  isVersion: boolean;
  /** The key of that version. */
  version?: string;
};

/**
 * Divides a site into the parts that have a shell of their own: everything with the default version of the docs, and each
 * other version. From within a version, the search finds its pages instead of those of the default one.
 */
export function shellScopes(site: Site): [ShellScope, ...ShellScope[]] {
  const { pages, sidebars, versions } = site;
  const hasOwnShell = ({ version }: SitePage) => version !== undefined && versions.has(version);
  const prefixes = [...versions.values()].map(({ sidebarPrefix }) => sidebarPrefix);
  const firstPages = pages.filter((page) => !hasOwnShell(page));
  const others = [...versions].map(([key, { shell, sidebarPrefix, replaces }]): ShellScope => {
    const versionPages = pages.filter(({ version }) => version === key);
    const shared = firstPages.filter(
      ({ version }) => version === undefined || version !== replaces,
    );
    return {
      shell,
      pages: versionPages,
      sidebars: [...sidebars].filter(([name]) => name.startsWith(sidebarPrefix)),
      searched: [...versionPages, ...shared],
      isVersion: true,
      version: key,
    };
  });
  const first: ShellScope = {
    shell: site.shell,
    pages: firstPages,
    sidebars: [...sidebars].filter(([name]) => !prefixes.some((prefix) => name.startsWith(prefix))),
    searched: firstPages,
    isVersion: false,
  };
  return [first, ...others];
}
