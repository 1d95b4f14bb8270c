import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fromHtml } from 'hast-util-from-html';
import { toHtml } from 'hast-util-to-html';
import type { ComponentType } from 'react';
import { unified } from 'unified';
import { VFile } from 'vfile';
import { z } from 'zod';
import type { ModuleLoader } from '../bundler/module-loader.ts';
import { minifyStyles } from '../bundler/styles.ts';
import { isComponent } from '../components/is-component.ts';
import { schemaProblems } from '../config/schema-problems.ts';
import type { Compiler } from '../content/compile.ts';
import { type Collected, emptyCollection, type PageContext } from '../content/page-context.ts';
import { type PageFrontmatter, pageFrontmatterSchema } from '../content/page-frontmatter.ts';
import { rehypeAnchors } from '../content/rehype/anchors.ts';
import { rehypeLinks } from '../content/rehype/links.ts';
import type { TocEntry } from '../contract/page-data.ts';
import type { Texts } from '../contract/texts.ts';
import { isWarning, type Problem, SiteError } from '../problem.ts';
import type { ComponentPage, DocPage, SourcePage, TextPage } from '../sources/source-page.ts';
import { type LinkSurroundings, makeLinkResolver } from './link-resolver.ts';
import { textSurroundings, uncheckedHref } from './mdx-surroundings.ts';

/** A page with its finished body and what was collected from it. */
export type CompiledPage = Collected & {
  source: SourcePage;
  html: string;
  frontmatter: PageFrontmatter;
  /** Style rules of a component page. */
  styles?: string;
};

export type CompileTools = {
  siteDir: string;
  compiler: Compiler;
  modules: ModuleLoader;
  surroundings: LinkSurroundings;
  /** The words of the interface, which stand in content as well. */
  texts: Texts;
  /** For another locale than the default one: the headings of each page there, by its path. */
  originalHeadings?: ReadonlyMap<string, TocEntry[]>;
};

/** Runs one page's text or component to HTML. @throws SiteError where it cannot */
export function compilePage(source: SourcePage, tools: CompileTools): Promise<CompiledPage> {
  if (source.kind === 'component') return compileComponent(source, tools);
  return source.format === 'mdx' ? compileMdx(source, tools) : compileMarkdown(source, tools);
}

async function compileMarkdown(
  source: DocPage | TextPage,
  tools: CompileTools,
): Promise<CompiledPage> {
  const compiled = await tools.compiler.markdown(source.body, contextOf(source, tools));
  return { ...compiled, source, frontmatter: source.frontmatter };
}

async function compileMdx(source: DocPage | TextPage, tools: CompileTools): Promise<CompiledPage> {
  const partials: Collected[] = [];
  const context = {
    ...contextOf(source, tools, partials),
    frontmatter: { ...source.otherFields, ...source.frontmatter },
  };
  const { code, ...own } = await tools.compiler.mdx(source.body, context);
  const { renderContent } = await tools.modules.shellRenderer();
  const { baseUrl } = tools.surroundings.address;
  const found = [own, ...partials].flatMap(({ problems }) => problems);
  const { markup, toc } = await runningMdx(source, found, async () => {
    const module = await tools.modules.loadMdx(join(tools.siteDir, source.path), code);
    const component = componentOf(module, source.path);
    return { markup: renderContent(component, { baseUrl }), toc: exportedToc(module) };
  });
  const colored = await tools.compiler.colorCode(markup, context);
  const all = [own, ...partials, colored];
  return {
    ...own,
    toc: toc ?? own.toc,
    anchors: all.flatMap(({ anchors }) => anchors),
    links: all.flatMap(({ links }) => links),
    problems: all.flatMap(({ problems }) => problems),
    source,
    html: colored.html,
    frontmatter: source.frontmatter,
  };
}

/** Where a text is known to be wrong, that it does not run says nothing more. */
async function runningMdx<T>(
  { path, body }: DocPage | TextPage,
  found: Problem[],
  run: () => Promise<T>,
): Promise<T> {
  try {
    return await run();
  } catch (error) {
    if (!found.every(isWarning)) throw new SiteError(found, { cause: error });
    const name = error instanceof ReferenceError && /^\S+/.exec(error.message)?.[0];
    if (!name) return runningContent(path, () => Promise.reject(error));
    const line = body.split('\n').findIndex((text) => text.includes('{') && text.includes(name));
    const problem: Problem = {
      file: path,
      line: line === -1 ? undefined : line + 1,
      message: `The name "${name}" in an expression is not known.`,
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

async function compileComponent(source: ComponentPage, tools: CompileTools): Promise<CompiledPage> {
  const { path, original = path } = source;
  const { renderContent } = await tools.modules.shellRenderer();
  const load = (file: string) =>
    runningContent(file, () => tools.modules.load(join(tools.siteDir, file)));
  const module = await load(path);
  const component = componentOf(module, path);
  const markup = await runningContent(path, async () => renderContent(component));
  const vfile = new VFile({
    path,
    data: { context: contextOf(source, tools), collected: emptyCollection() },
  });
  const linked = unified().use(rehypeLinks).use(rehypeAnchors);
  const tree = await linked.run(fromHtml(markup, { fragment: true }), vfile);
  const inherited = original === path ? {} : (await load(original)).frontmatter;
  const styleFile = [path, original]
    .map((file) => join(tools.siteDir, file.replace(/\.\w+$/, '.css')))
    .find((file) => existsSync(file));
  return {
    ...(vfile.data.collected ?? emptyCollection()),
    source,
    html: toHtml(tree),
    frontmatter: exportedFrontmatter(inherited, module, path),
    styles: styleFile && minifyStyles(styleFile),
  };
}

/** @param partials takes what is collected from other texts that stand within this one */
function contextOf(
  source: SourcePage,
  tools: CompileTools,
  partials: Collected[] = [],
): PageContext {
  const { texts, originalHeadings } = tools;
  const { path, original } = source;
  const linksOf = (page: { path: string; original?: string; route: string }): PageContext => ({
    path: page.path,
    texts,
    resolveLink: linkResolver(page, tools.surroundings),
  });
  return {
    ...linksOf(source),
    ...textSurroundings({
      paths: original === undefined ? [path] : [path, original],
      tools,
      chain: [path],
      partials,
      contextOf: (part) => linksOf({ path: part, route: source.route }),
    }),
    originalHeadings: original === undefined ? [] : originalHeadings?.get(original),
  };
}

function linkResolver(
  page: { path: string; original?: string; route: string },
  surroundings: LinkSurroundings,
): PageContext['resolveLink'] {
  const resolve = makeLinkResolver(page, surroundings);
  return async (url) => {
    const href = uncheckedHref(url, surroundings.address.baseUrl);
    return href === undefined ? resolve(url) : { kind: 'unchecked', href };
  };
}

/** The default export of a page's module (R13.4). */
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

/** Code of the site may throw anything; the page it happened on is named. */
async function runningContent<T>(path: string, run: () => Promise<T>): Promise<T> {
  try {
    return await run();
  } catch (error) {
    if (error instanceof SiteError) throw error;
    const message = error instanceof Error ? error.message : String(error);
    throw new SiteError([{ file: path, message: `Rendering the page failed: ${message}` }], {
      cause: error,
    });
  }
}
