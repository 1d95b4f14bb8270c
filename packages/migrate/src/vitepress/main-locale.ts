import { asObject, asString, type Note, type Values } from '../note.ts';

/**
 * The folder of the main language of a site whose languages all have one
 * (https://vitepress.dev/guide/i18n#separate-directory-for-each-locale); undefined if the main language has none.
 *
 * @param hasFolder whether a folder has pages
 */
export function findMainFolder(
  config: Values,
  hasFolder: (key: string) => boolean,
): string | undefined {
  const locales = asObject(config['locales']);
  if ('root' in locales) return undefined;
  const keys = Object.keys(locales).filter(hasFolder);
  const lang = asString(config['lang']);
  const named = keys.find((key) => lang !== undefined && asObject(locales[key])['lang'] === lang);
  return named ?? keys[0];
}

/** The config with the main language at the root of the site: its settings become the site's. */
export function moveMainToRoot(config: Values, folder: string): Values {
  const { [folder]: main, ...locales } = asObject(config['locales']);
  const { label, link: _link, themeConfig, ...settings } = asObject(main);
  const theme = { ...asObject(config['themeConfig']), ...asObject(themeConfig) };
  return {
    ...config,
    ...settings,
    themeConfig: withoutFolder(theme, folder),
    locales: { root: { label, ...settings }, ...locales },
  };
}

/** Values with addresses such as `/guide` in place of `/en/guide`, also as keys. */
function withoutFolder(value: unknown, folder: string): unknown {
  if (typeof value === 'string') return cutFolder(value, folder);
  if (Array.isArray(value)) return value.map((entry) => withoutFolder(entry, folder));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, entry]) => [
      cutFolder(key, folder),
      withoutFolder(entry, folder),
    ]),
  );
}

function cutFolder(address: string, folder: string): string {
  if (address === `/${folder}`) return '/';
  return address.startsWith(`/${folder}/`) ? address.slice(folder.length + 1) : address;
}

/** Redirects from the former addresses of the main language. */
export function mainRedirects(
  pages: { sourcePath: string; address: string; localeKey?: string }[],
  folder: string | undefined,
): { from: string; to: string }[] {
  if (folder === undefined) return [];
  return pages
    .filter(
      ({ sourcePath, localeKey }) => localeKey === undefined && isInFolder(sourcePath, folder),
    )
    .map(({ address }) => ({ from: `/${folder}${address === '/' ? '' : address}`, to: address }));
}

/** Whether a page is in a folder of the source. */
export function isInFolder(sourcePath: string, folder: string): boolean {
  return sourcePath.startsWith(`${folder}/`);
}

export function mainFolderNote(folder: string): Note {
  const text = `It is the default language, whose addresses have no folder: "/${folder}/…" is a redirect to "/…".`;
  return { group: 'i18n', outcome: 'changed', key: `locales.${folder}`, text };
}
