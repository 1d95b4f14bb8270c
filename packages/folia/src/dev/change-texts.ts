import { isDeepStrictEqual } from 'node:util';
import { isWarning, type Problem, SiteError } from 'folia-problems';
import { getDescription, getTitle } from '../assemble/assemble-page.ts';
import { fillSlots } from '../assemble/fill-slots.ts';
import type { CompileServices } from '../compile/compile-input.ts';
import { parseDocs } from '../kinds/docs/parse-docs.ts';
import { parsePages } from '../kinds/pages/parse-pages.ts';
import { assembleLocale } from '../locale-sites.ts';
import type { CompiledPage } from '../model/compiled-page.ts';
import type { LocaleSite, Locales } from '../model/locale-site.ts';
import type { DocPage, SourcePage, TextPage } from '../model/source-page.ts';
import type { SourceFile } from '../read/frontmatter.ts';
import { readOptionalFile } from '../read/read-files.ts';
import { translatePage } from '../translate/translate-page.ts';

type Services = Pick<CompileServices, 'modules'>;

/** Frontmatter that only assembling reads, so changing it does not require reading the rest of the site. */
const ASSEMBLED_FIELDS = [
  'title',
  'title_meta',
  'description',
  'keywords',
  'image',
  'hide_title',
  'hide_table_of_contents',
  'toc_min_heading_level',
  'toc_max_heading_level',
  'wrapperClassName',
  'sidebar_label',
  'pagination_label',
];

/**
 * Updates pages if nothing in their files has changed but their text and frontmatter that decides nothing about other
 * pages, such as the title. Reads and compiles only these pages.
 *
 * @param files changed files, by path relative to the site's folder
 * @returns undefined if more has changed, so that the site must be read again
 */
export async function updateTexts(
  locales: Locales<LocaleSite>,
  files: string[],
  services: Services,
): Promise<Locales<LocaleSite> | undefined> {
  const [base, ...others] = locales;
  const first = await updateLocale(base, base, files, services);
  if (!first) return undefined;
  // Translations reuse the ids of their original's headings, and any frontmatter that they lack.
  if (others.length > 0 && !hasSameHeadings(base, first, files)) return undefined;
  const originals = files.filter((file) => others.some((other) => isTranslated(file, other)));
  if (!hasSameFrontmatter(base, first, originals)) return undefined;
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
    // These problems were found when the whole site was read, and may be corrected now.
    if (locale.sources.problems.some((problem) => problem.file === file)) return undefined;
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

/** The page with the current content of its file; undefined if more of its frontmatter has changed than the fields above. */
function readNewText(
  source: SourcePage,
  { sources }: LocaleSite,
  base: LocaleSite,
): SourcePage | undefined {
  // Lists and feeds show parts of a post.
  if (source.form !== 'text' || source.kind === 'blog') return undefined;
  const file = readOptionalFile(sources.siteDir, source.path);
  if (!file) return undefined;
  const changed =
    source.original === undefined
      ? parseAgain(source, file, base)
      : translateAgain(source.original, file, base);
  if (changed?.form !== 'text') return undefined;
  const { body, frontmatter, written } = changed;
  const isSame = isDeepStrictEqual(
    { ...changed, frontmatter: decidingFields(frontmatter) },
    { ...source, body, written, frontmatter: decidingFields(source.frontmatter) },
  );
  return isSame ? changed : undefined;
}

/** The fields of frontmatter that other pages or the place of the page in the site may depend on. */
function decidingFields(frontmatter: object): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(frontmatter).filter(([name]) => !ASSEMBLED_FIELDS.includes(name)),
  );
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
  const file = readOptionalFile(siteDir, original);
  if (!file) return undefined;
  const files = { original: file, translation };
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

/** Replaces pages, and assembles only these if no other page shows what has changed in them. */
export async function withPages(
  locale: LocaleSite,
  changed: ReadonlyMap<string, CompiledPage>,
  services: Services,
): Promise<LocaleSite> {
  const byRoute = new Map([...changed.values()].map((page) => [page.source.route, page]));
  const pages = locale.compiled.pages.map((page) => byRoute.get(page.source.route) ?? page);
  const sourcePages = locale.sources.pages.map((page) => byRoute.get(page.route)?.source ?? page);
  const sources = { ...locale.sources, pages: sourcePages };
  const compiled = { ...locale.compiled, pages };
  const isOwn = locale.compiled.pages.every((page) => {
    const after = byRoute.get(page.source.route);
    return !after || isOwnChange(page, after, locale);
  });
  if (!isOwn) return fillSlots(assembleLocale(sources, compiled, locale), services, locale);
  const site = {
    ...locale.site,
    pages: locale.site.pages.map((page) => {
      const changedPage = byRoute.get(page.route);
      return changedPage ? locale.assemblePage(changedPage) : page;
    }),
  };
  return { ...locale, sources, compiled, site };
}

/** Whether only the page itself shows what has changed in it: its text, its contents list. */
function isOwnChange(
  before: CompiledPage,
  after: CompiledPage,
  { sources: { config, theme } }: LocaleSite,
): boolean {
  // Lists and feeds show parts of a post.
  if (after.source.kind === 'blog') return false;
  const shown = (page: CompiledPage) => [
    page.heading,
    getTitle(page, config.title),
    getDescription(page),
    page.frontmatter,
    page.feed,
    // Parts of the theme show headings: of the page, and of those before and after it.
    theme.slots.size > 0 ? [page.firstParagraph, page.toc] : [],
    // Redirects may lead to sections.
    config.redirects.length > 0 ? page.anchors : [],
  ];
  return isDeepStrictEqual(shown(before), shown(after));
}

function hasSameHeadings(before: LocaleSite, after: LocaleSite, files: string[]): boolean {
  return files.every((file) =>
    isDeepStrictEqual(findPage(before, file)?.toc, findPage(after, file)?.toc),
  );
}

function isTranslated(file: string, { sources }: LocaleSite): boolean {
  return sources.pages.some((page) => 'original' in page && page.original === file);
}

function hasSameFrontmatter(before: LocaleSite, after: LocaleSite, files: string[]): boolean {
  const frontmatterOf = (locale: LocaleSite, file: string) => {
    const source = findPage(locale, file)?.source;
    return source?.form === 'text' ? source.frontmatter : undefined;
  };
  return files.every((file) =>
    isDeepStrictEqual(frontmatterOf(before, file), frontmatterOf(after, file)),
  );
}
