import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { type Fact, isWarning, type Problem, SiteError, schemaProblems } from 'folia-problems';
import { fromHtml } from 'hast-util-from-html';
import { toHtml } from 'hast-util-to-html';
import type { ComponentType } from 'react';
import { unified } from 'unified';
import { VFile } from 'vfile';
import { z } from 'zod';
import { minifyStyles } from '../bundler/styles.ts';
import { isComponent } from '../components/is-component.ts';
import type { TocEntry } from '../contract/page-data.ts';
import { exportedFeed, feedLinks } from '../kinds/pages/page-feed.ts';
import type { CompiledPage } from '../model/compiled-page.ts';
import type { Collected } from '../model/page-content.ts';
import type { ComponentPage, PostPage, SourcePage, WrittenPage } from '../model/source-page.ts';
import { type PageFrontmatter, pageFrontmatterSchema } from '../read/page-frontmatter.ts';
import { readThrown } from '../read/thrown-place.ts';
import type { CompileTools } from './compile-tools.ts';
import { completeAddresses } from './complete-addresses.ts';
import { type LinkingText, type Lookups, makeLookups } from './lookups.ts';
import { textSurroundings } from './mdx-surroundings.ts';
import { emptyCollection, type PageContext } from './page-context.ts';
import { rehypeAnchors } from './rehype/anchors.ts';
import { rehypeLinks } from './rehype/links.ts';
import { withSourcePlaces } from './source-place.ts';
import { rehypeWithinMain } from './within-main.ts';

/**
 * Runs one page's text or component to HTML.
 * @param lookups what is asked of the site around the page; nothing else of it is read but what modules import
 * @throws SiteError where it cannot
 */
export function compilePage(
  source: SourcePage,
  tools: CompileTools,
  lookups = makeLookups(tools.siteDir, tools.surroundings),
): Promise<CompiledPage> {
  if (source.kind === 'api') {
    return tools.compileApi(source, (path, text) =>
      tools.compiler.markdown(text, contextOf({ ...source, path }, tools, lookups)),
    );
  }
  if (source.kind === 'component') return compileComponent(source, tools, lookups);
  if (source.kind === 'post') return compilePost(source, tools, lookups);
  return compileText(source, tools, lookups);
}

function compileText(
  source: WrittenPage,
  tools: CompileTools,
  lookups: Lookups,
): Promise<CompiledPage> {
  return source.format === 'mdx'
    ? compileMdx(source, tools, lookups)
    : compileMarkdown(source, tools, lookups);
}

/** A post, whose picture may stand beside it. */
async function compilePost(
  source: PostPage,
  tools: CompileTools,
  lookups: Lookups,
): Promise<CompiledPage> {
  const page = await compileText(source, tools, lookups);
  const { image } = source.frontmatter;
  if (image === undefined) return page;
  const { path, original, route } = source;
  const target = await lookups.link(image, { path, original, route });
  if (target.kind === 'external') return { ...page, image };
  if (target.kind === 'file') return { ...page, image: target.href };
  const problem: Problem = {
    file: path,
    line: 1,
    message: `Frontmatter: image: the file "${image}" does not exist.`,
    hint: 'A path with a leading slash is looked up in the static folders, any other beside this file.',
  };
  return { ...page, problems: [...page.problems, problem] };
}

async function compileMarkdown(
  source: WrittenPage,
  tools: CompileTools,
  lookups: Lookups,
): Promise<CompiledPage> {
  const compiled = await tools.compiler.markdown(source.body, contextOf(source, tools, lookups));
  return { ...compiled, source, frontmatter: source.frontmatter };
}

async function compileMdx(
  source: WrittenPage,
  tools: CompileTools,
  lookups: Lookups,
): Promise<CompiledPage> {
  const partials: Collected[] = [];
  const known = new Set<string>();
  const context = {
    ...contextOf(source, tools, lookups, partials, known),
    frontmatter: { ...source.otherFields, ...source.frontmatter },
  };
  const { code, ...own } = await tools.compiler.mdx(source.body, context);
  const { renderContent } = await tools.modules.shellRenderer();
  const { modules, site, siteDir, surroundings } = tools;
  const id = modules.provideMdx(join(siteDir, source.path), code);
  const found = [own, ...partials].flatMap(({ problems }) => problems);
  const placeInText = async (error: SiteError) => {
    const problems = error.problems.map(async (problem) => {
      if (problem.file !== source.path || problem.line === undefined) return problem;
      return { ...problem, ...(await tools.compiler.mdxPlace(source.body, context, problem)) };
    });
    return new SiteError(await Promise.all(problems), { cause: error.cause });
  };
  const { html, head, toc } = await runningMdx(
    source,
    { found, siteDir, placeInText },
    async () => {
      const module = await modules.load(id);
      const component = componentOf(module, source.path);
      return { ...renderContent(component, site), toc: exportedToc(module) };
    },
  );
  const completed = await completeAddresses(html, {
    file: source.path,
    baseUrl: site.baseUrl,
    known,
    assets: surroundings.assets,
    resolve: context.resolveLink,
  });
  const placed = withSourcePlaces(completed, siteDir, [source.path, ...modules.importsOf(id)]);
  const colored = await tools.compiler.colorCode(completed.html, context);
  const all = [own, ...partials, { ...emptyCollection(), ...placed }, colored];
  const { title, description, image } = head;
  return {
    ...own,
    toc: toc ?? own.toc,
    anchors: all.flatMap(({ anchors }) => anchors),
    links: all.flatMap(({ links }) => links),
    problems: all.flatMap(({ problems }) => problems),
    source,
    html: colored.html,
    styles: modules.stylesOf(id) || undefined,
    frontmatter: {
      ...source.frontmatter,
      ...definedOf({ title_meta: title, description, image }),
    },
  };
}

type MdxRun = {
  siteDir: string;
  /** What is known to be wrong with the text. */
  found: Problem[];
  /** Replaces a place in the compiled text by that in the text itself. */
  placeInText: (error: SiteError) => Promise<SiteError>;
};

/** Where a text is known to be wrong, that it does not run says nothing more. */
async function runningMdx<T>(
  { path, body }: WrittenPage,
  { found, siteDir, placeInText }: MdxRun,
  run: () => Promise<T>,
): Promise<T> {
  try {
    return await run();
  } catch (error) {
    if (!found.every(isWarning)) throw new SiteError(found, { cause: error });
    const name = error instanceof ReferenceError && /^\S+/.exec(error.message)?.[0];
    if (!name) throw await placeInText(failedRun(path, siteDir, error));
    const line = body.split('\n').findIndex((text) => text.includes('{') && text.includes(name));
    const problem: Problem = {
      file: path,
      line: line === -1 ? undefined : line + 1,
      message: `The name "${name}" in an expression is not defined.`,
      hint: 'Import or export it. Where braces are meant as text, write "\\{", or put the text in backticks.',
    };
    throw new SiteError([...found, problem], { cause: error });
  }
}

const tocSchema = z.array(z.object({ value: z.string(), id: z.string(), level: z.number() }));

/** The contents of a page with its partials', which its module knows in their order. */
function exportedToc({ toc }: Record<string, unknown>): TocEntry[] | undefined {
  const result = tocSchema.safeParse(toc);
  return result.data?.map(({ value, id, level }) => ({ title: value, id, level }));
}

async function compileComponent(
  source: ComponentPage,
  tools: CompileTools,
  lookups: Lookups,
): Promise<CompiledPage> {
  const { path, original = path } = source;
  const { renderContent } = await tools.modules.shellRenderer();
  const load = (file: string) =>
    runningContent(file, tools.siteDir, () => tools.modules.load(join(tools.siteDir, file)));
  const module = await load(path);
  const component = componentOf(module, path);
  // Addresses are completed below, in the markup.
  const site = { ...tools.site, baseUrl: '/', trailingSlash: undefined, published: tools.site };
  const { html, head } = await runningContent(path, tools.siteDir, async () =>
    renderContent(component, site),
  );
  const vfile = new VFile({
    path,
    data: { context: contextOf(source, tools, lookups), collected: emptyCollection() },
  });
  const linked = unified().use(rehypeWithinMain).use(rehypeLinks).use(rehypeAnchors);
  const tree = await linked.run(fromHtml(html, { fragment: true }), vfile);
  const inherited = original === path ? {} : (await load(original)).frontmatter;
  const feed = exportedFeed(module, path);
  const styleFile = [path, original]
    .map((file) => join(tools.siteDir, file.replace(/\.\w+$/, '.css')))
    .find((file) => existsSync(file));
  const file = join(tools.siteDir, path);
  const found = vfile.data.collected ?? emptyCollection();
  const collected = feed ? { ...found, links: [...found.links, ...feedLinks(feed)] } : found;
  const styles = (styleFile ? minifyStyles(styleFile) : '') + tools.modules.stylesOf(file);
  return {
    ...withSourcePlaces(collected, tools.siteDir, [path, ...tools.modules.importsOf(file)]),
    feed,
    source,
    html: toHtml(tree),
    frontmatter: exportedFrontmatter({ ...head, ...valuesOf(inherited) }, module, path),
    styles: styles || undefined,
  };
}

/**
 * @param partials takes what is collected from other texts that stand within this one
 * @param known takes the addresses that are complete
 */
function contextOf(
  source: SourcePage,
  tools: CompileTools,
  lookups: Lookups,
  partials: Collected[] = [],
  known = new Set<string>(),
): PageContext {
  const { texts, admonitions, originalHeadings } = tools;
  const { path, original, route } = source;
  const linksOf = (text: LinkingText): PageContext => ({
    path: text.path,
    texts,
    admonitions,
    recallTokens: lookups.recallTokens,
    async resolveLink(url) {
      const target = await lookups.link(url, text);
      if ('href' in target) known.add(target.href);
      return target;
    },
  });
  return {
    ...linksOf({ path, original, route }),
    ...textSurroundings({
      paths: original === undefined ? [path] : [path, original],
      tools,
      lookups,
      chain: [path],
      partials,
      contextOf: (part) => linksOf({ path: part, route }),
    }),
    originalHeadings: original === undefined ? [] : originalHeadings?.get(original),
    marksFold: source.kind === 'post',
  };
}

/** The default export of a page's module. */
function componentOf(module: Record<string, unknown>, path: string): ComponentType {
  const { default: component } = module;
  if (isComponent(component)) return component;
  throw new SiteError([
    {
      file: path,
      message: 'The page has no default export that is a React component.',
      hint: 'Write "export default function Page() { ... }".',
    },
  ]);
}

/** @param inherited frontmatter of the page that this one translates */
function exportedFrontmatter(
  inherited: unknown,
  module: Record<string, unknown>,
  path: string,
): PageFrontmatter {
  const value = Object.assign({}, inherited, module.frontmatter);
  const result = pageFrontmatterSchema.safeParse(value);
  if (result.success) return result.data;
  const problems = schemaProblems(pageFrontmatterSchema, value, result.error.issues);
  throw new SiteError(
    problems.map((problem) => ({
      ...problem,
      file: path,
      message: `frontmatter: ${problem.message}`,
    })),
  );
}

function valuesOf(value: unknown): object {
  return typeof value === 'object' && value !== null ? value : {};
}

/** The entries of an object that have a value. */
function definedOf<T extends object>(values: T): Partial<T> {
  const kept: Partial<T> = { ...values };
  for (const key in kept) if (kept[key] === undefined) delete kept[key];
  return kept;
}

/** Code of the site may throw anything; where it did is named. */
async function runningContent<T>(path: string, siteDir: string, run: () => Promise<T>): Promise<T> {
  try {
    return await run();
  } catch (error) {
    throw error instanceof SiteError ? error : failedRun(path, siteDir, error);
  }
}

/** Code may read what the config and the frontmatter say. */
function failedRun(path: string, siteDir: string, error: unknown): SiteError {
  const { message, place } = readThrown(error, siteDir);
  const file = place?.file.replace(/\?.*$/, '') ?? path;
  const within = file === path ? '' : ` This is part of ${path}.`;
  const text = `Rendering the page failed: ${message.replace(/\.?$/, '.')}${within}`;
  const dependsOn: Fact[] = ['config/customFields', `frontmatter/${path}`];
  return new SiteError([{ ...place, file, message: text, dependsOn }], { cause: error });
}
