import { decodePath } from 'folia/format';
import { addressBesidePage } from '../folder-page.ts';
import type { Note } from '../note.ts';
import { asString } from '../note.ts';
import { isDynamic } from './dynamic-routes.ts';
import { isInFolder } from './main-locale.ts';
import type { Source } from './read-source.ts';
import { addressOf, type SourcePage } from './source-pages.ts';
import { stubNote, stubOriginals, type Translation } from './stub-originals.ts';

/** A page and its place in the new folder. */
export type PlannedPage = SourcePage & {
  /** Path in the new folder. */
  to: string;
  /** `pages` are those without a sidebar: the home page and pages of the layout `page`. */
  kind: 'docs' | 'pages';
  /** Address in the default locale, such as `/guide/start`. */
  address: string;
  /** Folder of the locale in the source; undefined for the default locale. */
  localeKey?: string;
  /** Id that sidebars use; only for docs. */
  id?: string;
};

export type PagePlan = {
  pages: PlannedPage[];
  /** Pages of the default locale by address. */
  byAddress: Map<string, PlannedPage>;
  /** Pages by their path in the folder of the source, before and after rewrites. */
  byPath: Map<string, PlannedPage>;
  notes: Note[];
};

/** Decides where each page goes. @param localeNames the engine's locale by folder */
export function planPages(
  { pages, locales, mainFolder }: Pick<Source, 'pages' | 'locales' | 'mainFolder'>,
  docsPath: string,
  localeNames: ReadonlyMap<string, string>,
): PagePlan {
  const keys = locales.map(({ key }) => key);
  const notes: Note[] = [];
  const originals: PlannedPage[] = [];
  const translations: Translation[] = [];
  const paths = new Set(pages.map(({ path }) => path));
  const addressIn = (path: string) => addressBesidePage(path, paths) ?? addressOf(path);
  const planHere = (page: SourcePage) => planOriginal(page, docsPath, addressIn(page.path));
  const isMain = ({ sourcePath }: SourcePage) =>
    mainFolder !== undefined && isInFolder(sourcePath, mainFolder);
  const mainPaths = new Set(pages.filter(isMain).map(({ path }) => path));
  for (const page of pages) {
    const localeKey = localeKeyOf(page, keys);
    if (!isMain(page) && mainPaths.has(page.path)) notes.push(replacedNote(page, mainFolder));
    else if (isDynamic(page.path)) notes.push(dynamicRouteNote(page));
    else if (localeKey === undefined) originals.push(planHere(page));
    else translations.push({ page, localeKey, path: page.path.slice(localeKey.length + 1) });
  }
  const addresses = new Set(originals.map(({ address }) => address));
  const lost = translations.filter(({ path }) => !addresses.has(addressIn(path)));
  const labels = new Map(
    locales.map(({ key, values }) => [key, asString(values['label']) ?? key] as const),
  );
  originals.push(...stubOriginals(lost, labels).map(planHere));
  const byAddress = new Map(originals.map((page) => [page.address, page]));
  const planned = translations.flatMap(({ page, localeKey, path }): PlannedPage[] => {
    const original = byAddress.get(addressIn(path));
    if (!original) return [];
    const { to, kind, address, id } = original;
    const place = `i18n/${localeNames.get(localeKey)}/${to}`;
    return [{ ...page, to: place, kind, address, id, localeKey }];
  });
  notes.push(
    ...lost.map(({ page, path }) => stubNote(page, byAddress.get(addressIn(path))?.to ?? path)),
  );
  const all = [...originals, ...planned];
  return {
    pages: all,
    byAddress,
    byPath: new Map(
      all.flatMap((page) => [[page.sourcePath, page] as const, [page.path, page] as const]),
    ),
    notes,
  };
}

function planOriginal(page: SourcePage, docsPath: string, address: string): PlannedPage {
  const layout = page.frontmatter['layout'];
  const kind = layout === 'home' || layout === 'page' || layout === false ? 'pages' : 'docs';
  const folder = kind === 'docs' ? docsPath : 'pages';
  return {
    ...page,
    kind,
    to: `${folder}/${page.path}`,
    address,
    ...(kind === 'docs' ? { id: page.path.replace(/\.md$/, '') } : {}),
  };
}

function localeKeyOf({ path }: SourcePage, keys: string[]): string | undefined {
  return keys.find((key) => path.startsWith(`${key}/`));
}

function replacedNote({ sourcePath }: SourcePage, mainFolder: string | undefined): Note {
  const text = `The page in the folder "${mainFolder}" has its address, since that is the folder of the default language.`;
  return { group: 'pages', outcome: 'dropped', key: sourcePath, text, file: sourcePath };
}

function dynamicRouteNote({ sourcePath, frontmatter }: SourcePage): Note {
  const title = asString(frontmatter['title']);
  return {
    group: 'pages',
    outcome: 'dropped',
    key: title === undefined ? sourcePath : `${sourcePath} (${title})`,
    text: 'A module generates the pages of this route, and could not be run. Write them as files, or generate them before the build.',
    file: sourcePath,
  };
}

/** The page that a link leads to. @param link a path from the root of the site, in any form VitePress accepts */
export function findPage(link: string, { byAddress }: Pick<PagePlan, 'byAddress'>) {
  const [path = ''] = link.split(/[?#]/);
  const address = normalizeAddress(path);
  const isFolder = /\/(?:index(?:\.\w+)?)?$/.test(path);
  return (isFolder ? byAddress.get(`${address}/index`) : undefined) ?? byAddress.get(address);
}

/** @example normalizeAddress('/guide/index.html') // '/guide' */
export function normalizeAddress(path: string): string {
  return addressOf(
    decodePath(path)
      .replace(/^\.?\/+/, '')
      .replace(/\/$/, ''),
  );
}
