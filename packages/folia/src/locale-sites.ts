import { type Problem, pagesAt } from 'folia-problems';
import { assembleSite } from './assemble/assemble-site.ts';
import { withoutConsequences } from './check/consequences.ts';
import { problemsOf } from './check/page-problems.ts';
import { makeAssetStore } from './compile/assets.ts';
import type { CompileServices } from './compile/compile-input.ts';
import { type CompileSiteOptions, compileSite, headingsOf } from './compile/compile-site.ts';
import { fileOf } from './compile/page-name.ts';
import type { ConvertPicture } from './compile/picture-formats.ts';
import { pathToRoute } from './contract/address.ts';
import type { ChangeableSite } from './model/compiled-site.ts';
import type { LocaleSite, Locales } from './model/locale-site.ts';
import type { SiteSources } from './model/site-sources.ts';

export type CompileLocalesOptions = Pick<CompileSiteOptions, 'compile'> & {
  /** Left out if pictures stay as they are. */
  convertPicture?: ConvertPicture;
  onProgress?: (done: number, total: number) => void;
};

/** Compiles and assembles a site in all its languages. */
export async function compileLocales(
  [base, ...others]: Locales<SiteSources>,
  services: Omit<CompileServices, 'assets'>,
  { compile, convertPicture, onProgress }: CompileLocalesOptions = {},
): Promise<Locales<LocaleSite>> {
  const { siteDir, config } = base;
  const { staticDirectories, siteBaseUrl: baseUrl } = config;
  // Files are published once for all languages.
  const assets = makeAssetStore({ siteDir, staticDirectories, baseUrl, convertPicture });
  await services.modules.openSite(assets, config.islands);
  const total = base.pages.length * (1 + others.length);
  let done = 0;
  const onPage = () => {
    done += 1;
    onProgress?.(done, total);
  };
  const compileLocale = async (sources: SiteSources, options: CompileSiteOptions) =>
    assembleLocale(
      sources,
      await compileSite(sources, { ...services, assets }, { ...options, compile, onPage }),
    );
  const first = await compileLocale(base, {});
  const locales: Locales<LocaleSite> = [first];
  const originalHeadings = headingsOf(first.compiled);
  for (const sources of others) locales.push(await compileLocale(sources, { originalHeadings }));
  return locales;
}

/** Puts the compiled pages of one language together. */
export function assembleLocale(sources: SiteSources, compiled: ChangeableSite): LocaleSite {
  return { sources, compiled, ...assembleSite(sources, compiled) };
}

/**
 * Gathers what is wrong with a site in all its languages; what is wrong with a file that several languages use is reported
 * once. What may only follow from another mistake is left out.
 */
export function checkLocales([first, ...others]: Locales<LocaleSite>): Problem[] {
  const found = ({ sources, compiled, problems }: LocaleSite) => [
    ...sources.problems,
    ...problemsOf(compiled),
    ...problems,
  ];
  const ofDefault = eachOnce([...found(first), ...pagesWithinLocales(first.sources)]);
  return withoutConsequences([...ofDefault, ...unlike(ofDefault, eachOnce(others.flatMap(found)))]);
}

/** A problem for each page of the default locale whose address belongs to another locale. */
function pagesWithinLocales({ pages, config }: SiteSources): Problem[] {
  return config.locales.slice(1).flatMap((locale) => {
    const root = pathToRoute(locale.baseUrl, config.baseUrl);
    return pages
      .filter(({ route }) => `${route}/`.startsWith(`${root}/`))
      .map((page) => ({ file: fileOf(page), route: page.route }))
      .map(({ file, route }) => ({
        file,
        message: `The address ${route} is inside the folder of the locale "${locale.name}".`,
        dependsOn: ['locales' as const, pagesAt(route)],
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
