import { type Problem, SiteError, withConsequence } from 'folia-problems';
import { toHtml } from 'hast-util-to-html';
import { h } from 'hastscript';
import type { Card } from '../markup/cards.ts';
import { cardList } from '../markup/cards.ts';
import type { CompiledPage } from '../model/compiled-page.ts';
import type { SiteSources } from '../model/site-sources.ts';
import type { ComponentPage, MarkdownPage, SourcePage } from '../model/source-page.ts';
import { pageFrontmatterSchema } from '../read/page-frontmatter.ts';
import { compileMarkup } from './compile-markup.ts';
import type { LocaleCompiler } from './compile-page.ts';
import { firstDocs } from './first-docs.ts';
import { makeLookups } from './lookups.ts';
import { type ReducedPage, reducePage } from './reduced-page.ts';

const STYLE_SHEET = /\.(?:css|less|s[ac]ss)$/;

/** A page that could not be compiled, and why. */
export type BrokenPage = { source: MarkdownPage | ComponentPage; error: SiteError };

/** Whether something else is built in place of a page that cannot be compiled, instead of failing the build. */
export function isReplaceable(
  source: SourcePage,
  { onBrokenPages }: SiteSources['config'],
): source is BrokenPage['source'] {
  return onBrokenPages !== 'throw' && (source.form === 'text' || source.form === 'component');
}

/**
 * Compiles the replacement for a page that could not be compiled: the page without the parts that fail, such as a style sheet;
 * else, for the home page, its title and the first page of each sidebar; for all others, a short notice.
 *
 * @param compiled the pages that were compiled, for their titles
 */
export async function replaceBroken(
  { source, error }: BrokenPage,
  compiled: CompiledPage[],
  sources: SiteSources,
  locale: LocaleCompiler,
): Promise<CompiledPage> {
  const reduced =
    (await withoutSheets({ source, error }, locale)) ??
    (source.form === 'text' ? await reducePage(source, error, locale) : undefined);
  const page = reduced?.page ?? (await standIn(source, compiled, sources, locale));
  const own = reduced?.problems ?? withConsequence(error.problems, describeStandIn(source));
  const known = new Set(own.map(placeOf));
  const others = page.problems.filter((problem) => !known.has(placeOf(problem)));
  return { ...page, lacksParts: true, problems: [...own, ...others] };
}

/** The page without style sheets that have mistakes; undefined if it cannot be compiled that way either. */
async function withoutSheets(
  { source, error }: BrokenPage,
  { compile, services }: LocaleCompiler,
): Promise<ReducedPage | undefined> {
  if (!error.problems.some(({ file = '' }) => STYLE_SHEET.test(file))) return undefined;
  const omitted = services.modules.omitBrokenSheets();
  const count = omitted.length;
  try {
    const page = await compile(source);
    const found = [...error.problems, ...omitted.slice(count)];
    const problems = new Map(found.map((problem) => [placeOf(problem), problem]));
    const what = 'The page is built without this style sheet.';
    return { page, problems: withConsequence([...problems.values()], what) };
  } catch (other) {
    if (other instanceof SiteError) return undefined;
    throw other;
  }
}

function placeOf({ file, line, message }: Problem): string {
  return JSON.stringify([file, line, message]);
}

function describeStandIn({ route }: BrokenPage['source']): string {
  return route === '/'
    ? 'A list of links is built in its place.'
    : 'A notice is built in its place.';
}

async function standIn(
  source: BrokenPage['source'],
  compiled: CompiledPage[],
  sources: SiteSources,
  { input, services }: LocaleCompiler,
): Promise<CompiledPage> {
  const { config } = sources;
  const isHome = source.route === '/';
  const notice = h('p', config.texts.brokenPage);
  const name = source.route.split('/').at(-1) ?? '';
  const title = isHome ? config.title : name;
  const elements = isHome
    ? homeElements(config, firstDocs(sources, compiled))
    : source.form === 'text'
      ? [notice]
      : [h('div.container', [h('h1', title), notice])];
  const lookups = makeLookups(input, services.assets);
  const { html, collected } = await compileMarkup(
    elements.map((element) => toHtml(element)).join(''),
    source,
    input,
    services,
    lookups,
  );
  const frontmatter =
    source.form === 'text' ? source.frontmatter : pageFrontmatterSchema.parse({ title });
  return { ...collected, source, html, frontmatter };
}

/** The title and tagline of the site, and the pages where its sidebars start. */
function homeElements({ title, tagline }: SiteSources['config'], cards: Card[]) {
  return [
    h('header.hero.hero--primary', [
      h('div.container', [
        h('h1.hero__title', title),
        tagline ? h('p.hero__subtitle', tagline) : undefined,
      ]),
    ]),
    ...(cards.length > 0
      ? [h('section.padding--lg', [h('div.container', [cardList(cards)])])]
      : []),
  ];
}
