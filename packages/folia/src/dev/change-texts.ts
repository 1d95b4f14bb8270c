import { isDeepStrictEqual } from 'node:util';
import { isWarning, type Problem, SiteError } from 'folia-problems';
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

/**
 * The site with other texts in some of its pages, where nothing else has changed in their files. Only these pages are
 * read and compiled.
 * @param files changed files, by path from the site's folder
 * @returns undefined where more than texts has changed, so that the site must be read anew
 */
export async function changeTexts(
  locales: Locales<LocaleSite>,
  files: string[],
): Promise<Locales<LocaleSite> | undefined> {
  const [base, ...others] = locales;
  const first = await changeLocale(base, base, files);
  if (!first || (others.length > 0 && !hasSameHeadings(base, first, files))) return undefined;
  const changed: Locales<LocaleSite> = [first];
  for (const locale of others) {
    const other = await changeLocale(locale, first, files);
    if (!other) return undefined;
    changed.push(other);
  }
  const isKnown = (file: string) => locales.some((locale) => pageAt(locale, file) !== undefined);
  return files.every(isKnown) ? changed : undefined;
}

async function changeLocale(
  locale: LocaleSite,
  base: LocaleSite,
  files: string[],
): Promise<LocaleSite | undefined> {
  const compiled = new Map<string, CompiledPage>();
  for (const file of files) {
    const known = pageAt(locale, file);
    if (!known) continue;
    const source = withNewText(known.source, locale, base);
    const page = source && (await compiledOrUndefined(locale, source));
    if (!page) return undefined;
    compiled.set(file, page);
  }
  return compiled.size === 0 ? locale : withPages(locale, compiled);
}

function pageAt({ compiled }: LocaleSite, path: string): CompiledPage | undefined {
  return compiled.pages.find(({ source }) => 'path' in source && source.path === path);
}

/** The page as its file is now; undefined where its frontmatter is another, too. */
function withNewText(
  source: SourcePage,
  { sources }: LocaleSite,
  base: LocaleSite,
): SourcePage | undefined {
  // Lists and feeds show parts of a post.
  if (source.form !== 'text' || source.kind === 'blog') return undefined;
  const file = readSourceFile(sources.siteDir, source.path);
  const changed =
    source.original === undefined
      ? parsedAgain(source, file, base)
      : translatedAgain(source.original, file, base);
  if (changed?.form !== 'text') return undefined;
  const { body } = changed;
  return isDeepStrictEqual(changed, { ...source, body }) ? { ...source, body } : undefined;
}

function parsedAgain(
  source: DocPage | TextPage,
  file: SourceFile,
  { sources: { config } }: LocaleSite,
): SourcePage | undefined {
  if (source.kind === 'pages') {
    const { pages, problems } = parsePages([file], config.pages.path);
    return withoutErrors(pages[0], problems);
  }
  if (!config.docs) return undefined;
  const { docs, problems } = parseDocs([file], config.docs);
  return withoutErrors(docs[0], problems);
}

/** A mistake in the frontmatter is found as the whole site is read. */
function withoutErrors<T>(page: T, problems: Problem[]): T | undefined {
  return problems.every(isWarning) ? page : undefined;
}

function translatedAgain(
  original: string,
  translation: SourceFile,
  base: LocaleSite,
): SourcePage | undefined {
  const untranslated = pageAt(base, original)?.source;
  if (!untranslated) return undefined;
  const { siteDir, config } = base.sources;
  const files = { original: readSourceFile(siteDir, original), translation };
  const options = { config, includeDrafts: true };
  const { page, problems } = translatePage(untranslated, files, options);
  return problems.length === 0 ? page : undefined;
}

/** Undefined where the text is wrong: that is found anew, and told, as the whole site is read. */
async function compiledOrUndefined(
  { compiled }: LocaleSite,
  source: SourcePage,
): Promise<CompiledPage | undefined> {
  try {
    return await compiled.compileAgain(source);
  } catch (error) {
    if (error instanceof SiteError) return undefined;
    throw error;
  }
}

/** Other pages show no more of a page than its headings and its address; where these stay, so do the other pages. */
function withPages(locale: LocaleSite, changed: Map<string, CompiledPage>): LocaleSite {
  const byRoute = new Map([...changed.values()].map((page) => [page.source.route, page]));
  const pages = locale.compiled.pages.map((page) => byRoute.get(page.source.route) ?? page);
  const sourcePages = locale.sources.pages.map((page) => byRoute.get(page.route)?.source ?? page);
  const sources = { ...locale.sources, pages: sourcePages };
  const compiled = { ...locale.compiled, pages };
  const before = locale.compiled.pages.filter(({ source }) => byRoute.has(source.route));
  const isBodyOnly = before.every((page) => isSameButBody(page, byRoute.get(page.source.route)));
  if (!isBodyOnly) return assembleLocale(sources, compiled);
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
  // Cards are put into a body as the site is put together.
  if (after.html.includes(CARD_LIST)) return false;
  // What such a page says of itself stands above its text.
  return !after.frontmatter.unlisted;
}

/** Translations take over the ids of their original's headings. */
function hasSameHeadings(before: LocaleSite, after: LocaleSite, files: string[]): boolean {
  return files.every((file) =>
    isDeepStrictEqual(pageAt(before, file)?.toc, pageAt(after, file)?.toc),
  );
}
