import { join } from 'node:path';
import { type Problem, SiteError, throwIfErrors } from 'folia-problems';
import { z } from 'zod';
import type { VersionDocs } from '../components/version-docs.ts';
import type { TocEntry } from '../contract/page-data.ts';
import type { CompiledPage } from '../model/compiled-page.ts';
import type { MarkdownPage } from '../model/source-page.ts';
import type { CompileInput, CompileServices } from './compile-input.ts';
import { completeAddresses } from './complete-addresses.ts';
import { makeEarlyValues } from './early-values.ts';
import { RENDERED_NOTHING, UNWRITTEN, withEmptyWarning } from './empty-page.ts';
import { frameTables } from './frame-tables.ts';
import { idleCodeProblems } from './idle-code.ts';
import { ignoredHeadProblems } from './ignored-head.ts';
import { rejectIslandMarkdown } from './island-markdown.ts';
import { haveSameAnswers, type Lookups } from './lookups.ts';
import { makePageContext } from './make-page-context.ts';
import { renderedTitles, takeMarkedTexts } from './mdx/computed-texts.ts';
import { missingName, missingNameHint } from './missing-name.ts';
import { emptyCollection, type Omissions, type PageContext } from './page-context.ts';
import { componentOf, failedRun } from './run-content.ts';
import { withSocialImage } from './social-image.ts';
import { withSourcePlaces } from './source-place.ts';
import { frontmatterOf } from './text-context.ts';

/** Compiles a page in Markdown or MDX. @throws SiteError if it cannot be compiled whole */
export async function compileText(
  source: MarkdownPage,
  input: CompileInput,
  services: CompileServices,
  lookups: Lookups,
): Promise<CompiledPage> {
  const compiled = await compileTextWithout({}, source, input, services, lookups);
  const page = await withSocialImage(compiled, source, lookups);
  const isWritten = source.format === 'mdx' && source.body.trim() !== '';
  return withEmptyWarning(page, source.path, isWritten ? RENDERED_NOTHING : UNWRITTEN);
}

/**
 * Compiles a page in Markdown or MDX without some of its parts.
 * @throws SiteError if it still cannot be compiled
 */
export function compileTextWithout(
  omissions: Omissions,
  source: MarkdownPage,
  input: CompileInput,
  services: CompileServices,
  lookups: Lookups,
): Promise<CompiledPage> {
  const context = {
    ...makePageContext(source, input, services, lookups, omissions),
    frontmatter: frontmatterOf(source),
  };
  return source.format === 'mdx'
    ? compileMdx(source, input, services, { context, lookups })
    : compileMarkdown(source, services, context, lookups);
}

/** Compiles a Markdown page, or uses what another thread made of it if this thread would make the same. */
async function compileMarkdown(
  source: MarkdownPage,
  { compiler, texts }: CompileServices,
  context: PageContext,
  lookups: Lookups,
): Promise<CompiledPage> {
  const ahead = await texts?.take(source);
  const isSame = ahead && (await haveSameAnswers(ahead.lookups, lookups));
  const compiled = isSame ? ahead.compiled : await compiler.markdown(source.body, context);
  if (isSame && ahead.code) lookups.codeMemory?.replace(ahead.code);
  return { ...compiled, source, frontmatter: source.frontmatter };
}

async function compileMdx(
  source: MarkdownPage,
  input: CompileInput,
  services: CompileServices,
  { context, lookups }: { context: PageContext; lookups: Lookups },
): Promise<CompiledPage> {
  const { siteDir, site } = input;
  const { compiler, modules, assets } = services;
  const { code, partials, hrefs, ...own } = await compiler.mdx(source.body, context);
  const { renderContent } = await modules.shellRenderer();
  const page = makeEarlyValues(source, input, context.frontmatter);
  const id = modules.provideMdx(join(siteDir, source.path), code);
  const found = [own, ...partials].flatMap(({ problems }) => problems);
  const placeInText = async (problems: Problem[]) => {
    const isPlaced = ({ file, line }: Problem) => file === source.path && line !== undefined;
    if (!problems.some(isPlaced)) return problems;
    const placeOf = await compiler.mdxPlaces(source.body, context);
    return problems.map((problem) =>
      isPlaced(problem) ? { ...problem, ...placeOf(problem) } : problem,
    );
  };
  const { html, head, toc, idle } = await runningMdx(
    source,
    { found, siteDir, placeInText },
    async () => {
      const module = await modules.load(id);
      const component = componentOf(module, source.path);
      const rendered = renderContent(component, {
        site: { ...site, published: site },
        page,
        docs: docsOf(source, lookups),
        themeConfig: input.config.themeConfig,
      });
      return { ...rendered, toc: exportedToc(module, rendered.html) };
    },
  );
  const { html: marked, ...texts } = takeMarkedTexts(html);
  const completed = await completeAddresses(marked, {
    file: source.path,
    baseUrl: site.baseUrl,
    complete: hrefs,
    assets,
    resolve: context.resolveLink,
  });
  const placed = withSourcePlaces(completed, siteDir, [source.path, ...modules.importsOf(id)]);
  const colored = await compiler.colorCode(frameTables(completed.html), context);
  const ofIdleCode = await placeInText(idleCodeProblems(idle, siteDir, source.path));
  const all = [own, ...partials, { ...emptyCollection(), ...placed }, colored];
  const { title, documentTitle, description, keywords, image, noIndex, structuredData } = head;
  const problems = [
    ...all.flatMap((part) => part.problems),
    ...ofIdleCode,
    ...ignoredHeadProblems(head, source.path),
  ];
  rejectIslandMarkdown(problems, modules.markdownOfIslands(id), siteDir, source.path);
  return {
    ...own,
    ...texts,
    toc: toc ?? own.toc,
    anchors: [...new Set(all.flatMap(({ anchors }) => anchors))],
    links: all.flatMap(({ links }) => links),
    problems,
    source,
    html: colored.html,
    styles: modules.stylesOf(id) || undefined,
    frontmatter: {
      ...source.frontmatter,
      ...definedOf({ title_meta: title, description, keywords, image }),
    },
    ...(noIndex && { noIndex }),
    documentTitle,
    structuredData,
  };
}

/** The pages of the version that a page belongs to. */
function docsOf(source: MarkdownPage, lookups: Lookups): VersionDocs | undefined {
  if (source.kind !== 'docs') return undefined;
  const { version } = source;
  return { find: (id) => lookups.doc(version, id), ids: () => lookups.docIds(version) };
}

type MdxRun = {
  siteDir: string;
  /** Problems found in the source so far. */
  found: Problem[];
  /** Maps positions in the compiled module to the source. */
  placeInText: (problems: Problem[]) => Promise<Problem[]>;
};

/** Runs an MDX page. If its source has problems already, a failure to run is not reported: it follows from them. */
async function runningMdx<T>(
  { path, body }: MarkdownPage,
  { found, siteDir, placeInText }: MdxRun,
  run: () => Promise<T>,
): Promise<T> {
  try {
    return await run();
  } catch (error) {
    throwIfErrors(found, { cause: error });
    if (error instanceof SiteError) throw error;
    const name = missingName(error);
    const line = name ? lineOfExpression(body, name) : undefined;
    if (!name || line === undefined) {
      const { problems, cause } = failedRun(path, siteDir, error);
      throw new SiteError(await placeInText(problems), { cause });
    }
    const problem: Problem = {
      file: path,
      line,
      message: `The name "${name}" in an expression is not defined.`,
      hint:
        missingNameHint(error) ??
        'Import or export it. For literal braces, write "\\{", or put the text in backticks.',
    };
    throw new SiteError([...found, problem], { cause: error });
  }
}

/** The line of the first expression that may use a name, 1-based. */
function lineOfExpression(body: string, name: string): number | undefined {
  const index = body.split('\n').findIndex((text) => text.includes('{') && text.includes(name));
  return index === -1 ? undefined : index + 1;
}

const tocSchema = z.array(
  z.object({
    value: z.string(),
    id: z.string(),
    level: z.number(),
    /** Whether the text of the heading depends on code. */
    isComputed: z.boolean().optional(),
  }),
);

/**
 * Parses the `toc` export of a module, which includes the headings of partials in order.
 * @param html what the module rendered, for titles that depend on code
 */
function exportedToc({ toc }: Record<string, unknown>, html: string): TocEntry[] | undefined {
  const { data } = tocSchema.safeParse(toc);
  if (!data) return undefined;
  const rendered = data.some(({ isComputed }) => isComputed) ? renderedTitles(html) : undefined;
  return data.map(({ value, id, level, isComputed }) => {
    const title = isComputed ? rendered?.get(id) : undefined;
    return { title: title ?? value, id, level };
  });
}

/** Removes undefined properties. */
function definedOf<T extends object>(values: T): Partial<T> {
  const kept: Partial<T> = { ...values };
  for (const key in kept) if (kept[key] === undefined) delete kept[key];
  return kept;
}
