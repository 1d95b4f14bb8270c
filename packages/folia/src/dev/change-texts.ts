import { isDeepStrictEqual } from 'node:util';
import { isWarning, type Problem, SiteError } from 'folia-problems';
import { fillSlots } from '../assemble/fill-slots.ts';
import type { CompileServices } from '../compile/compile-input.ts';
import { CARD_LIST } from '../components/names.ts';
import { parseDocs } from '../kinds/docs/parse-docs.ts';
import { parsePages } from '../kinds/pages/parse-pages.ts';
import { assembleLocale } from '../locale-sites.ts';
import type { CompiledPage } from '../model/compiled-page.ts';
import type { LocaleSite, Locales } from '../model/locale-site.ts';
import type { DocPage, SourcePage, TextPage } from '../model/source-page.ts';
import type { SourceFile } from '../read/frontmatter.ts';
import { readSourceFile } from '../read/read-files.ts';
import { translatePage } from '../translate/translate-page.ts';

type Services = Pick<CompileServices, 'modules'>;

/**
 * Updates the text of some pages, if nothing else in their files has changed. Reads and compiles
 * only these pages.
 *
 * @param files changed files, by path relative to the site's folder
 * @returns undefined if more than the text has changed, so that the site must be read again
 */
export async function updateTexts(
  locales: Locales<LocaleSite>,
  files: string[],
  services: Services,
): Promise<Locales<LocaleSite> | undefined> {
  const [base, ...others] = locales;
  const first = await updateLocale(base, base, files, services);
  if (!first || (others.length > 0 && !hasSameHeadings(base, first, files))) return undefined;
  const changed: Locales<LocaleSite> = [first];
  for (const locale of others) {
    const other = await updateLocale(locale, first, files, services);
    if (!other) return undefined;
    changed.push(other);
  }
  const isKnown = (file: string) => locales.some((locale) => findPage(locale, file) !== undefined);
  return files.every(isKnown) ? changed : undefined;
}

async function updateLocale(
  locale: LocaleSite,
  base: LocaleSite,
  files: string[],
  services: Services,
): Promise<LocaleSite | undefined> {
  const compiled = new Map<string, CompiledPage>();
  for (const file of files) {
    const known = findPage(locale, file);
    if (!known) continue;
    const source = readNewText(known.source, locale, base);
    const page = source && (await compileOrUndefined(locale, source));
    if (!page) return undefined;
    compiled.set(file, page);
  }
  return compiled.size === 0 ? locale : withPages(locale, compiled, services);
}

function findPage({ compiled }: LocaleSite, path: string): CompiledPage | undefined {
  return compiled.pages.find(({ source }) => 'path' in source && source.path === path);
}

/** The page with the current content of its file; undefined if its frontmatter has changed, too. */
function readNewText(
  source: SourcePage,
  { sources }: LocaleSite,
  base: LocaleSite,
): SourcePage | undefined {
  // Lists and feeds show parts of a post.
  if (source.form !== 'text' || source.kind === 'blog') return undefined;
  const file = readSourceFile(sources.siteDir, source.path);
  const changed =
    source.original === undefined
      ? parseAgain(source, file, base)
      : translateAgain(source.original, file, base);
  if (changed?.form !== 'text') return undefined;
  const { body } = changed;
  return isDeepStrictEqual(changed, { ...source, body }) ? { ...source, body } : undefined;
}

function parseAgain(
  source: DocPage | TextPage,
  file: SourceFile,
  { sources: { config, content } }: LocaleSite,
): SourcePage | undefined {
  if (source.kind === 'pages') {
    const { pages, problems } = parsePages([file], config.pages.path);
    return withoutErrors(pages[0], problems);
  }
  const version = content.docs.find((one) => one.version.key === source.version)?.version;
  if (!version) return undefined;
  const { docs, problems } = parseDocs([file], version.options, version.key);
  return withoutErrors(docs[0], problems);
}

/** Mistakes in the frontmatter are found when the whole site is read. */
function withoutErrors<T>(page: T, problems: Problem[]): T | undefined {
  return problems.every(isWarning) ? page : undefined;
}

function translateAgain(
  original: string,
  translation: SourceFile,
  base: LocaleSite,
): SourcePage | undefined {
  const untranslated = findPage(base, original)?.source;
  if (!untranslated) return undefined;
  const { siteDir, content } = base.sources;
  const files = { original: readSourceFile(siteDir, original), translation };
  const options = { docs: content.docs, includeDrafts: true };
  const { page, problems } = translatePage(untranslated, files, options);
  return problems.length === 0 ? page : undefined;
}

/** Undefined if the text has mistakes, which are found and reported when the whole site is read. */
async function compileOrUndefined(
  { compiled }: LocaleSite,
  source: SourcePage,
): Promise<CompiledPage | undefined> {
  try {
    return await compiled.recompile(source);
  } catch (error) {
    if (error instanceof SiteError) return undefined;
    throw error;
  }
}

/**
 * Other pages depend only on a page's headings and URL. If these are unchanged, so are the other
 * pages.
 */
async function withPages(
  locale: LocaleSite,
  changed: Map<string, CompiledPage>,
  services: Services,
): Promise<LocaleSite> {
  const byRoute = new Map([...changed.values()].map((page) => [page.source.route, page]));
  const pages = locale.compiled.pages.map((page) => byRoute.get(page.source.route) ?? page);
  const sourcePages = locale.sources.pages.map((page) => byRoute.get(page.route)?.source ?? page);
  const sources = { ...locale.sources, pages: sourcePages };
  const compiled = { ...locale.compiled, pages };
  const before = locale.compiled.pages.filter(({ source }) => byRoute.has(source.route));
  const isBodyOnly = before.every((page) => isSameButBody(page, byRoute.get(page.source.route)));
  // Parts of the theme show headings: of the page, and of those before and after it.
  if (!isBodyOnly) return fillSlots(assembleLocale(sources, compiled), services, locale);
  const bodies = new Map([...changed.values()].map(({ source, html }) => [source.route, html]));
  const site = {
    ...locale.site,
    pages: locale.site.pages.map((page) => ({
      ...page,
      html: bodies.get(page.route) ?? page.html,
    })),
  };
  return { ...locale, sources, compiled, site };
}

function isSameButBody(before: CompiledPage, after: CompiledPage | undefined): boolean {
  const outside = ({
    heading,
    firstParagraph,
    toc,
    anchors,
    styles,
    frontmatter,
  }: CompiledPage) => [heading, firstParagraph, toc, anchors, styles, frontmatter];
  if (!after || !isDeepStrictEqual(outside(before), outside(after))) return false;
  // Cards are added to a body when the site is assembled.
  if (after.html.includes(CARD_LIST)) return false;
  // The notice of an unlisted page is above its text.
  return !after.frontmatter.unlisted;
}

/** Translations reuse the ids of their original's headings. */
function hasSameHeadings(before: LocaleSite, after: LocaleSite, files: string[]): boolean {
  return files.every((file) =>
    isDeepStrictEqual(findPage(before, file)?.toc, findPage(after, file)?.toc),
  );
}
