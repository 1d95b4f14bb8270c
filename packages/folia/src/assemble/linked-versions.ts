import { routeToHref } from '../contract/address.ts';
import { firstHref } from '../contract/sidebar-window.ts';
import type { AssembledVersion } from '../kinds/docs/assemble-sidebars.ts';
import { docsRoute } from '../kinds/docs/doc-address.ts';
import type { DocsVersion } from '../model/docs-version.ts';
import type { DocPage } from '../model/source-page.ts';
import type { SiteConfig } from '../read/config/site-schema.ts';

/** A version of the docs as the links of the shell and of other versions need it. */
export type LinkedVersion = {
  version: DocsVersion;
  docs: ReadonlyMap<string, DocPage>;
  /** URL of its root or of its first page; undefined if it has no pages. */
  href: string | undefined;
};

/** Finds the main page of each version. */
export function linkVersions(
  versions: Pick<AssembledVersion, 'version' | 'context' | 'sidebars'>[],
  config: SiteConfig,
): LinkedVersion[] {
  return versions.map(({ version, context, sidebars }) => {
    const root = docsRoute('/', version.options.routeBasePath);
    const docs = [...context.docs.values()];
    const hasRoot = docs.some(({ route }) => route === root);
    const [first] = docs;
    const hrefs = [...sidebars.values()].flat().map(firstHref);
    return {
      version,
      docs: context.docs,
      href: hasRoot
        ? routeToHref(root, config)
        : (hrefs.find((href) => href !== undefined) ?? (first && routeToHref(first.route, config))),
    };
  });
}

/** The versions of the same docs folder, newest first; those without pages are left out. */
export function siblingVersions(
  versions: LinkedVersion[],
  instance: string,
): (LinkedVersion & { href: string })[] {
  return versions.flatMap((linked) =>
    linked.version.instance === instance && linked.href !== undefined
      ? [{ ...linked, href: linked.href }]
      : [],
  );
}

/** Whether a version has a shell of its own: it is not the default one. */
export function hasOwnShell({ version }: LinkedVersion): boolean {
  return !version.isLast;
}
