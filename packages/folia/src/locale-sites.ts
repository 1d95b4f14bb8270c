import { type Problem, pagesAt } from 'folia-problems';
import { assembleSite } from './assemble/assemble-site.ts';
import { fillSlots } from './assemble/fill-slots.ts';
import { dropConsequences } from './check/consequences.ts';
import { explainDrafts } from './check/draft-targets.ts';
import { problemsOf } from './check/page-problems.ts';
import { makeAssetStore } from './compile/assets.ts';
import type { CompileServices } from './compile/compile-input.ts';
import { type CompileSiteOptions, compileSite, headingsOf } from './compile/compile-site.ts';
import { fileOf } from './compile/page-name.ts';
import type { PictureConversion } from './compile/picture-conversion.ts';
import { pathToRoute } from './contract/address.ts';
import type { RecompilableSite } from './model/compiled-site.ts';
import type { LocaleSite, Locales } from './model/locale-site.ts';
import type { SiteSources } from './model/site-sources.ts';
import type { SpoolText } from './model/spool-text.ts';

export type CompileLocalesOptions = Pick<
  CompileSiteOptions,
  'compile' | 'recall' | 'release' | 'spool'
> & {
  /** Undefined if pictures are not converted. */
  conversion?: PictureConversion;
  /** Called once modules that import files can be loaded. */
  onOpen?: () => void;
  onProgress?: (done: number, total: number) => void;
};

/** Compiles and assembles a site in all its locales. */
export async function compileLocales(
  [base, ...others]: Locales<SiteSources>,
  services: Omit<CompileServices, 'assets'>,
  { conversion, onOpen, onProgress, ...ofPages }: CompileLocalesOptions = {},
): Promise<Locales<LocaleSite>> {
  const { siteDir, config } = base;
  const { staticDirectories, siteBaseUrl: baseUrl } = config;
  // Files are copied once for all locales.
  const assets = makeAssetStore({ siteDir, staticDirectories, baseUrl, conversion });
  await services.modules.openSite(assets, base);
  onOpen?.();
  const total = base.pages.length * (1 + others.length);
  let done = 0;
  const onPage = () => {
    done += 1;
    onProgress?.(done, total);
  };
  const compileLocale = async (sources: SiteSources, options: CompileSiteOptions) => {
    const compileOptions = { ...options, ...ofPages, onPage };
    const compiled = await compileSite(sources, { ...services, assets }, compileOptions);
    return fillSlots(assembleLocale(sources, compiled, undefined, ofPages.spool), services);
  };
  const first = await compileLocale(base, {});
  const locales: Locales<LocaleSite> = [first];
  const originalHeadings = headingsOf(first.compiled);
  for (const sources of others) locales.push(await compileLocale(sources, { originalHeadings }));
  return locales;
}

/**
 * Assembles the compiled pages of one locale.
 * @param former an earlier state of the same locale, from which pages are reused
 * @param spool puts the HTML of pages aside; by default, it stays in memory
 */
export function assembleLocale(
  sources: SiteSources,
  compiled: RecompilableSite,
  former?: LocaleSite,
  spool?: SpoolText,
): LocaleSite {
  return { sources, compiled, ...assembleSite(sources, compiled, former, spool) };
}

/**
 * Collects the problems of a site in all its locales. Problems of files that locales share are reported once, and possible
 * consequences of other mistakes are omitted.
 */
export function checkLocales([first, ...others]: Locales<LocaleSite>): Problem[] {
  const originals = new Map(
    first.compiled.pages.map(({ source, anchors }) => [source.route, anchors]),
  );
  const collectProblems = ({ sources, compiled, problems, linked, slots }: LocaleSite) => [
    ...sources.problems,
    ...problemsOf(compiled, [...linked, ...(slots?.linked ?? [])], originals),
    ...problems,
  ];
  const defaultProblems = withoutDuplicates([
    ...collectProblems(first),
    ...findPagesInLocaleFolders(first.sources),
  ]);
  const problems = dropConsequences([
    ...defaultProblems,
    ...withoutKnown(defaultProblems, withoutDuplicates(others.flatMap(collectProblems))),
  ]);
  return explainDrafts(problems, first.sources.drafts);
}

/** Reports pages of the default locale whose route is inside the folder of another locale. */
function findPagesInLocaleFolders({ pages, config }: SiteSources): Problem[] {
  return config.locales.slice(1).flatMap((locale) => {
    const root = pathToRoute(locale.baseUrl, config.baseUrl);
    return pages
      .filter(({ route }) => `${route}/`.startsWith(`${root}/`))
      .map((page) => ({ file: fileOf(page), route: page.route }))
      .map(({ file, route }) => ({
        file,
        message: `The address ${route} is inside the folder of the locale "${locale.name}".`,
        dependsOn: ['locales' as const, pagesAt(route)],
        hint: `Change the slug of the page, or the "path" of the locale in i18n.localeConfigs.`,
      }));
  });
}

/** Removes problems at positions where the default locale has one. */
function withoutKnown(defaultProblems: Problem[], problems: Problem[]): Problem[] {
  const known = new Set(defaultProblems.map(getPositionKey));
  return problems.filter((problem) => !known.has(getPositionKey(problem)));
}

/** Merges reports of the same mistake, in a file that several pages use, into one report that names all these pages. */
function withoutDuplicates(problems: Problem[]): Problem[] {
  const groups = Map.groupBy(
    problems,
    (problem) => `${getPositionKey(problem)} ${problem.message}`,
  );
  return [...groups.values()].flatMap(([first, ...others]) => {
    if (!first) return [];
    const pages = [first, ...others].flatMap(({ partOf = [] }) => partOf);
    return [pages.length > 0 ? { ...first, partOf: [...new Set(pages)] } : first];
  });
}

/** Identifies the position of a problem: file, line and column, or the message if it has no line. */
function getPositionKey({ file, line, column, message }: Problem): string {
  return JSON.stringify([file, line ?? message, column]);
}
