import { pathToRoute } from '../contract/address.ts';
import type { Problem } from '../problem.ts';
import { assembleSite, type Site } from './assemble-site.ts';
import type { compilePage } from './compile-page.ts';
import {
  type CompiledSite,
  type CompileSiteTools,
  compileSite,
  headingsOf,
} from './compile-site.ts';
import type { SiteSources } from './read-site.ts';

/** A site in one of its languages, ready to be rendered. */
export type LocaleSite = { sources: SiteSources; compiled: CompiledSite; site: Site };

/** At least one, that of the default locale first. */
export type Locales<T> = [T, ...T[]];

/**
 * Compiles and assembles a site in all its languages, and gathers what is wrong with them; what is wrong with a file
 * that several languages use is told once.
 * @param compileWith how a page of these sources is compiled, where not anew
 */
export async function compileLocales(
  [base, ...others]: Locales<SiteSources>,
  tools: CompileSiteTools,
  onProgress: (done: number, total: number) => void,
  compileWith?: (sources: SiteSources) => typeof compilePage,
): Promise<{ locales: Locales<LocaleSite>; problems: Problem[] }> {
  const total = base.pages.length * (1 + others.length);
  let done = 0;
  async function compile(sources: SiteSources, ownTools: CompileSiteTools) {
    const report = () => {
      done += 1;
      onProgress(done, total);
    };
    const compiled = await compileSite(sources, ownTools, report, compileWith?.(sources));
    const { site, problems: found } = assembleSite(sources, compiled);
    const problems = [...sources.problems, ...compiled.problems, ...found];
    return { locale: { sources, compiled, site }, problems };
  }
  const first = await compile(base, tools);
  const locales: Locales<LocaleSite> = [first.locale];
  const ofOthers: Problem[] = [];
  const originalHeadings = headingsOf(first.locale.compiled);
  for (const sources of others) {
    const { locale, problems } = await compile(sources, { ...tools, originalHeadings });
    locales.push(locale);
    ofOthers.push(...problems);
  }
  const ofDefault = [...first.problems, ...pagesWithinLocales(base)];
  return { locales, problems: [...ofDefault, ...unlike(ofDefault, eachOnce(ofOthers))] };
}

/** A problem for each page of the default locale whose address belongs to another locale. */
function pagesWithinLocales({ pages, config }: SiteSources): Problem[] {
  return config.locales.slice(1).flatMap((locale) => {
    const root = pathToRoute(locale.baseUrl, config.baseUrl);
    return pages
      .filter(({ route }) => `${route}/`.startsWith(`${root}/`))
      .map(({ path, route }) => ({
        file: path,
        message: `The address ${route} lies where the locale "${locale.name}" stands.`,
        hint: `Give the page another address, or the locale another "path" in i18n.localeConfigs.`,
      }));
  });
}

/** The problems that the default locale does not have: what is wrong at one place of a file is told of that one. */
function unlike(ofDefault: Problem[], problems: Problem[]): Problem[] {
  const known = new Set(ofDefault.map(placeOf));
  return problems.filter((problem) => !known.has(placeOf(problem)));
}

function eachOnce(problems: Problem[]): Problem[] {
  const told = new Set<string>();
  return problems.filter((problem) => {
    const key = `${placeOf(problem)} ${problem.message}`;
    if (told.has(key)) return false;
    told.add(key);
    return true;
  });
}

/** File, line and column; where no line is known, the message tells two problems of a file apart. */
function placeOf({ file, line, column, message }: Problem): string {
  return JSON.stringify([file, line ?? message, column]);
}
