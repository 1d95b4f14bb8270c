import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { SiteError, schemaProblems } from 'folia-problems';
import { type ComponentType, createElement } from 'react';
import { spareComponents } from '../../bundler/element-rules.ts';
import { joinSheets } from '../../bundler/style-imports.ts';
import { minifyStyles } from '../../bundler/styles.ts';
import type { CompileInput, CompileServices } from '../../compile/compile-input.ts';
import { compileMarkup } from '../../compile/compile-markup.ts';
import { makeEarlyValues } from '../../compile/early-values.ts';
import { RENDERED_NOTHING, withEmptyWarning } from '../../compile/empty-page.ts';
import { idleCodeProblems } from '../../compile/idle-code.ts';
import { ignoredHeadProblems } from '../../compile/ignored-head.ts';
import { rejectIslandMarkdown } from '../../compile/island-markdown.ts';
import type { Lookups } from '../../compile/lookups.ts';
import { componentOf, runningContent } from '../../compile/run-content.ts';
import { withSourcePlaces } from '../../compile/source-place.ts';
import type { SiteValues } from '../../components/site-values.ts';
import type { CompiledPage } from '../../model/compiled-page.ts';
import type { ComponentPage } from '../../model/source-page.ts';
import { type PageFrontmatter, pageFrontmatterSchema } from '../../read/page-frontmatter.ts';
import { feedLinks, parseExportedFeed } from './page-feed.ts';

/** Pages of Docusaurus may read the config from a prop, too. */
type PageProps = { config?: SiteValues & { themeConfig: Record<string, unknown> } };

/** Renders a React page to HTML. @throws SiteError if loading or rendering it fails */
export async function compileComponent(
  source: ComponentPage,
  input: CompileInput,
  services: CompileServices,
  lookups: Lookups,
): Promise<CompiledPage> {
  const { path, original = path } = source;
  const { siteDir } = input;
  const { themeConfig } = input.config;
  const { modules } = services;
  const { renderContent } = await modules.shellRenderer();
  const load = (file: string) =>
    runningContent(file, siteDir, () => modules.load(join(siteDir, file)));
  const module = await load(path);
  const component: ComponentType<PageProps> = componentOf(module, path);
  // Base path and trailing slash are added to links below, in the markup.
  const site = { ...input.site, baseUrl: '/', trailingSlash: undefined, published: input.site };
  const { html, head, idle } = await runningContent(path, siteDir, async () =>
    renderContent(() => createElement(component, { config: { ...site, themeConfig } }), {
      site,
      themeConfig,
      page: makeEarlyValues(source, input, module.frontmatter),
    }),
  );
  const markup = await compileMarkup(html, source, input, services, lookups);
  const inherited = original === path ? {} : (await load(original)).frontmatter;
  const feed = parseExportedFeed(module, path);
  const file = join(siteDir, path);
  const styleFile = [path, original]
    .map((file) => join(siteDir, file.replace(/\.\w+$/, '.css')))
    .find((file) => existsSync(file));
  const { links, problems } = markup.collected;
  const collected = {
    ...markup.collected,
    links: feed ? [...links, ...feedLinks(feed)] : links,
    problems: [
      ...problems,
      ...idleCodeProblems(idle, siteDir, path),
      ...ignoredHeadProblems(head, path),
    ],
  };
  const placed = withSourcePlaces(collected, siteDir, [path, ...modules.importsOf(file)]);
  rejectIslandMarkdown(placed.problems, modules.markdownOfIslands(file), siteDir, path);
  const { noIndex, documentTitle, structuredData, ignored: _, ...values } = head;
  const styles = joinSheets([
    styleFile ? spareComponents(minifyStyles(styleFile)) : '',
    modules.stylesOf(file),
  ]);
  const page = {
    ...placed,
    feed,
    source,
    html: markup.html,
    frontmatter: parseExportedFrontmatter({ ...values, ...toObject(inherited) }, module, path),
    ...(noIndex && { noIndex }),
    documentTitle,
    structuredData,
    styles: styles || undefined,
  };
  return withEmptyWarning(page, path, RENDERED_NOTHING);
}

/** Validates the frontmatter export of a module. @param inherited frontmatter of the page that this one translates */
function parseExportedFrontmatter(
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

function toObject(value: unknown): object {
  return typeof value === 'object' && value !== null ? value : {};
}
