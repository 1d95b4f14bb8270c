import { relative, sep } from 'node:path';
import { type Problem, pagesAt } from 'folia-problems';
import { fileOf } from '../compile/page-name.ts';
import { foldedName } from '../compile/route-table.ts';
import { routeToDocumentFile, routeToPageFile } from '../contract/address.ts';
import type { Asset } from '../model/asset.ts';
import type { LocaleSite, Locales } from '../model/locale-site.ts';
import { CONFIG_FILE } from '../read/config/config-file.ts';

/** What the build writes at an address, as messages name it, and the route that it belongs to. */
type Owner = { name: string; route: string };

/**
 * Reports static files at the address of a page, of a redirect or of the not-found page: the build would write over the
 * file, or a server would have two documents for one address. Names that differ only in case count as one, as on macOS and
 * Windows.
 */
export function checkStaticFiles(files: Asset[], locales: Locales<LocaleSite>): Problem[] {
  const { siteDir } = locales[0].sources;
  const owners = new Map(locales.flatMap(listOwners));
  return files.flatMap(({ source, output }) => {
    const owner = owners.get(foldedName(output));
    if (owner === undefined) return [];
    return [
      {
        file: relative(siteDir, source).split(sep).join('/'),
        message: `"${output}" is published at the address of ${owner.name}.`,
        hint: 'Rename, move or remove the file, or change the address of the other.',
        dependsOn: [pagesAt(owner.route)],
      },
    ];
  });
}

function listOwners({ sources: { config }, site, compiled }: LocaleSite): [string, Owner][] {
  const { locale, siteBaseUrl, trailingSlash } = config;
  const folder = locale.baseUrl.slice(siteBaseUrl.length);
  const pathOf = (path: string) => foldedName(folder + path);
  const files = new Map(compiled.pages.map(({ source }) => [source.route, fileOf(source)]));
  const documentsOf = (route: string, owner: Owner) =>
    // Servers look for both forms.
    [true, false].map((form): [string, Owner] => [pathOf(routeToDocumentFile(route, form)), owner]);
  return [
    ...site.redirects.flatMap(({ route }) =>
      documentsOf(route, { name: `the redirect from "${route}" in ${CONFIG_FILE}`, route }),
    ),
    ...site.pages.flatMap(({ route }) => {
      const owner = { name: `the page ${files.get(route) ?? route}`, route };
      const data: [string, Owner] = [pathOf(routeToPageFile(route, trailingSlash)), owner];
      return [...documentsOf(route, owner), data];
    }),
    [pathOf('404.html'), { name: 'the not-found page', route: '/404' }],
  ];
}
