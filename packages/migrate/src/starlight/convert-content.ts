import { posix } from 'node:path';
import { encodePath } from 'folia/format';
import { countOf } from '../count-of.ts';
import { asObject, asString, type Note } from '../note.ts';
import { makePageReports } from '../page-reports.ts';
import { templateFile } from '../template-file.ts';
import type { NewFile } from '../write-migration.ts';
import { noteBlog } from './blog-note.ts';
import { type ContentPage, contentRoute } from './content-files.ts';
import { type Collected, type ContentInput, textContext } from './content-input.ts';
import { convertPage, needsComponents, readText, type SourceText } from './convert-page.ts';
import { convertPartials, siteFiles } from './convert-partials.ts';
import type { SidebarPage } from './convert-sidebar.ts';
import type { SourceLocale } from './locales.ts';
import { COMPONENTS_FILE } from './mdx-imports.ts';
import { makeStubs } from './stubs.ts';

export type ConvertedContent = {
  files: NewFile[];
  /** The pages of the default language. */
  pages: SidebarPage[];
  usesComponents: boolean;
  notes: Note[];
};

/** Converts the pages of all languages, and lists the files that they need. */
export function convertContent(input: ContentInput): ConvertedContent {
  const { files, main } = input;
  const reports = makePageReports();
  const stubs = makeStubs();
  const collected: Collected = { report: reports.add, stubs };
  const sources = files.pages.map((page) => ({ page, source: readText(input.read(page.from)) }));
  const inMdx = pagesInMdx(sources);
  const originals = new Set(
    files.pages.filter(({ locale }) => locale === main).map(({ path }) => pathKey(path)),
  );
  const pages = sources.filter(({ page }) => page.locale === main && isPage(page)).map(sidebarPage);
  const listed = input.listed(pages);
  const byRoute = new Map(pages.map(({ route, id }) => [route, id]));
  const imported = new Set<string>();
  const dropped: { file: string; reason: string }[] = [];
  let usesComponents = false;
  const output = sources.flatMap(({ page, source }): NewFile[] => {
    const file = sourcePath(page, input);
    const reason = reasonDropped(page, main, originals);
    if (reason !== undefined) {
      dropped.push({ file, reason });
      return [];
    }
    const toOf = (format: string) =>
      posix.join(folderOf(page.locale, main), page.path.replace(/\.\w+$/, `.${format}`));
    const converted = convertPage(source, {
      ...textContext(file, page.locale.folder, { input, ...collected }),
      path: page.path,
      needsMdx: inMdx.has(pathKey(page.path)),
      writesIds: page.locale !== main,
      isListed: listed.size === 0 || listed.has(page.path.replace(/\.\w+$/, '')),
      editUrlOf: (format) => editUrlOf(file, toOf(format), input),
      idOf: (route) => byRoute.get(route),
    });
    usesComponents ||= converted.components.size > 0;
    for (const one of [...converted.files, ...siteFiles(converted.text)]) imported.add(one);
    return [{ to: toOf(converted.format), text: converted.text }];
  });
  const partials = convertPartials(imported, input, collected);
  usesComponents ||= partials.usesComponents || stubs.files().length > 0;
  return {
    files: [
      ...output,
      ...partials.files,
      ...files.others.map(({ from, to, locale }): NewFile => {
        return { from, to: posix.join(folderOf(locale, main), to) };
      }),
      ...(usesComponents ? componentFiles() : []),
      ...stubs.files(),
    ],
    pages,
    usesComponents,
    notes: [
      {
        group: 'docs',
        outcome: 'migrated',
        key: 'src/content/docs',
        text: `${countOf(output.length, 'pages')}.`,
      },
      ...stubs.notes(),
      // Files that pages import have moved all the same.
      ...dropped.filter(({ file }) => !imported.has(file)).map(noteDropped),
      ...reports.notes(),
      ...noteBlog(sources.filter(({ page }) => page.locale === main)),
      ...noteMissing(imported, input),
      ...files.leftOut.map(noteLeftOut),
    ],
  };
}

/** Pages that are MDX in any language, since a translation has the format of its original. */
function pagesInMdx(sources: { page: ContentPage; source: SourceText }[]): Set<string> {
  const found = sources.filter(
    ({ page, source }) => page.path.endsWith('.mdx') || needsComponents(source.frontmatter),
  );
  return new Set(found.map(({ page }) => pathKey(page.path)));
}

function noteDropped({ file, reason }: { file: string; reason: string }): Note {
  const key = file.replace(/^src\/content\/docs\//, '');
  return { group: 'docs', outcome: 'dropped', key, text: `${reason}.`, file };
}

function noteLeftOut(key: string): Note {
  const text = 'Starlight does not read it; the engine would.';
  return { group: 'docs', outcome: 'dropped', key, text };
}

function noteMissing(imported: Set<string>, { exists }: ContentInput): Note[] {
  const missing = [...imported].filter((file) => !exists(file));
  return missing.map((key) => {
    return { group: 'docs', outcome: 'dropped', key, text: 'The file does not exist.' };
  });
}

/** The address at which to edit a page whose path in the source differs from its path in the new site. */
function editUrlOf(file: string, to: string, { editUrl }: ContentInput): string | undefined {
  if (editUrl === undefined || file === `src/content/${to}`) return undefined;
  return editUrl + encodePath(file.slice('src/content/'.length));
}

function folderOf(locale: SourceLocale, main: SourceLocale): string {
  return locale === main ? 'docs' : `i18n/${locale.lang}/docs`;
}

function pathKey(path: string): string {
  return path.replace(/\.\w+$/, '').toLowerCase();
}

function sourcePath({ from }: ContentPage, { sourceDir }: ContentInput): string {
  return from.slice(sourceDir.length + 1).replaceAll('\\', '/');
}

function isPage({ path }: ContentPage): boolean {
  return !path.endsWith('.mdoc') && !/^404\.\w+$/.test(path) && !/(?:^|\/)_/.test(path);
}

/** Why a file is not a page of the new site; undefined if it is one. */
function reasonDropped(
  page: ContentPage,
  main: SourceLocale,
  originals: ReadonlySet<string>,
): string | undefined {
  if (page.path.endsWith('.mdoc')) return 'Markdoc is not supported; write the page in Markdown';
  if (page.path.startsWith('404.'))
    return 'The engine has a page for missing addresses; another one is written as theme/not-found.tsx';
  if (!isPage(page)) return 'Files that begin with an underscore are not pages';
  if (page.locale === main || originals.has(pathKey(page.path))) return undefined;
  return 'The page has no original in the default language';
}

function sidebarPage({ page, source }: { page: ContentPage; source: SourceText }): SidebarPage {
  const { order, hidden } = asObject(source.frontmatter['sidebar']);
  return {
    id: page.path.replace(/\.\w+$/, ''),
    route: contentRoute(page.path, asString(source.frontmatter['slug'])),
    ...(typeof order === 'number' ? { order } : {}),
    isHidden: hidden === true || source.frontmatter['draft'] === true,
  };
}

function componentFiles(): NewFile[] {
  return [
    { to: COMPONENTS_FILE, text: templateFile('starlight.jsx') },
    { to: COMPONENTS_FILE.replace(/\.tsx$/, '.css'), text: templateFile('starlight.css') },
  ];
}
