import { type Problem, SiteError, withConsequence } from 'folia-problems';
import type { CompiledPage } from '../model/compiled-page.ts';
import type { MarkdownPage } from '../model/source-page.ts';
import type { LocaleCompiler } from './compile-page.ts';
import { compileTextWithout } from './compile-text.ts';
import { makeLookups } from './lookups.ts';
import { type TextWithLiterals, textWithLiterals } from './mdx/code-as-text.ts';
import { isSyntaxProblem } from './mdx/syntax-error.ts';
import type { Omissions } from './page-context.ts';
import { PluginError } from './run-plugin.ts';

/** A page without the parts that fail, and its problems. */
export type ReducedPage = { page: CompiledPage; problems: Problem[] };

type Compile = (source: MarkdownPage, omissions: Omissions) => Promise<CompiledPage | SiteError>;

/** What to leave out of a page besides failing plugins, the least first, with the words that messages use for it. */
const REDUCTIONS: [omissions: Omissions, what: string][] = [
  [{ omitsPlugins: 'all' }, 'The page is built without the plugins of the site.'],
  [{ omitsCode: true }, 'The page is built without its components and expressions.'],
  [
    { omitsCode: true, omitsPlugins: 'all' },
    'The page is built without its components, its expressions and the plugins of the site.',
  ],
  [
    { omitsCode: true, omitsPartials: true },
    'The page is built without its components, its expressions and the files that it includes.',
  ],
];

/** Number of syntax errors after which no more code of a page is read as text. */
const MAX_FAULTS = 200;

/**
 * Compiles the sound parts of a page that cannot be compiled: code that MDX cannot read becomes text, and then as little
 * as possible is left out.
 * @returns undefined if it cannot be compiled that way either
 */
export async function reducePage(
  source: MarkdownPage,
  error: SiteError,
  { input, services }: LocaleCompiler,
): Promise<ReducedPage | undefined> {
  const compile: Compile = (text, omissions) =>
    valueOrError(() =>
      compileTextWithout(omissions, text, input, services, makeLookups(input, services.assets)),
    );
  const { readable, faults, result } = await readCodeAsText(source, error, compile);
  if (!(result instanceof SiteError)) return { page: result, problems: faults };
  const whole = await withoutFailedPlugins(readable, result, {}, compile);
  const problems = [...faults, ...whole.problems];
  if (!(whole.result instanceof SiteError)) return { page: whole.result, problems };
  const isPossible = ({ omitsCode = false, omitsPlugins }: Omissions) =>
    (!omitsCode || source.format === 'mdx') &&
    (omitsPlugins === undefined || services.compiler.pluginKey !== '');
  for (const [omissions, what] of REDUCTIONS.filter(([one]) => isPossible(one))) {
    const page = await reduce(readable, omissions, compile);
    if (page instanceof SiteError) continue;
    return { page, problems: [...problems, ...withConsequence(whole.result.problems, what)] };
  }
  return undefined;
}

async function reduce(source: MarkdownPage, omissions: Omissions, compile: Compile) {
  const first = await compile(source, omissions);
  return (await withoutFailedPlugins(source, first, omissions, compile)).result;
}

/** Compiles a page again, each time without one more plugin of the site, as long as plugins fail. */
async function withoutFailedPlugins(
  source: MarkdownPage,
  first: CompiledPage | SiteError,
  omissions: Omissions,
  compile: Compile,
): Promise<{ result: CompiledPage | SiteError; problems: Problem[] }> {
  const failed: string[] = [];
  const problems: Problem[] = [];
  let result = first;
  while (result instanceof PluginError && !failed.includes(result.place)) {
    failed.push(result.place);
    const what = 'The page is built without what this plugin does.';
    problems.push(...withConsequence([result.problem], what));
    result = await compile(source, { ...omissions, omitsPlugins: failed });
  }
  return { result, problems };
}

/** Compiles an MDX page again and again, each time with one more part of its code as text, until all of it can be read. */
async function readCodeAsText(
  source: MarkdownPage,
  error: SiteError,
  compile: Compile,
): Promise<{ readable: MarkdownPage; faults: Problem[]; result: CompiledPage | SiteError }> {
  const faults: Problem[] = [];
  let text: TextWithLiterals | undefined;
  let readable = source;
  let result: CompiledPage | SiteError = error;
  while (result instanceof SiteError && faults.length < MAX_FAULTS) {
    const fault = result.problems.find((problem) => isSyntaxProblem(problem, source.path));
    if (fault?.line === undefined) break;
    const place = { line: fault.line, column: fault.column ?? 1 };
    text ??= textWithLiterals(source.body);
    const next = text.withLiteralBefore(place);
    if (!next) break;
    const original = { ...fault, ...text.toOriginal(place) };
    faults.push(...withConsequence([original], 'It is built as text.'));
    text = next;
    readable = { ...source, body: text.text };
    result = await compile(readable, {});
  }
  return { readable, faults, result };
}

async function valueOrError<T>(make: () => Promise<T>): Promise<T | SiteError> {
  try {
    return await make();
  } catch (error) {
    if (error instanceof SiteError) return error;
    throw error;
  }
}
