import { posix } from 'node:path';
import { asList, asObject, asString, type Note, type Values } from '../note.ts';
import { isExcluded } from './find-islands.ts';

/**
 * Excludes single pages whose address is inside the folder of a language, such as `src/pages/de/about.jsx`. Docusaurus builds
 * each language after the default one, so that the page `about` of that language overwrites them. The engine refuses to build
 * two pages at one address.
 *
 * @param i18n of the new config
 * @returns new names, which exclude the pages, by path
 */
export function pagesOfLocales(
  paths: Iterable<string>,
  pagesPath: string,
  i18n: unknown,
): { excluded: Map<string, string>; notes: Note[] } {
  const folders = localeFolders(asObject(i18n));
  const excluded = new Map<string, string>();
  const notes: Note[] = [];
  for (const path of paths) {
    if (!path.startsWith(`${pagesPath}/`) || isExcluded(path) || !/\.(?:mdx?|[jt]sx)$/.test(path)) {
      continue;
    }
    const inner = path.slice(pagesPath.length + 1);
    const address = inner.replace(/(?:^|\/)index\.\w+$|\.\w+$/, '');
    const locale = folders.find((folder) => `${address}/`.startsWith(`${folder}/`));
    if (locale === undefined) continue;
    const name = posix.join(posix.dirname(path), `_${posix.basename(path)}`);
    excluded.set(path, name);
    const text = `Renamed to "${name}" to exclude it: its address is inside the folder of the language "${locale}", where Docusaurus shows the page that has this address in that language. A translation of that page belongs to "i18n/${locale}/${pagesPath}".`;
    notes.push({ group: 'pages', outcome: 'dropped', key: path, text });
  }
  return { excluded, notes };
}

/** The folders of all languages but the default one, which has none. */
function localeFolders(i18n: Values): string[] {
  const configs = asObject(i18n['localeConfigs']);
  return asList(i18n['locales'])
    .map(String)
    .filter((name) => name !== i18n['defaultLocale'])
    .map((name) => asString(asObject(configs[name])['path']) ?? name);
}
