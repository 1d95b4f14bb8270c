import type { RenderText } from 'folia-openapi/views';
import type { CompileInput, CompileServices } from '../../compile/compile-input.ts';
import type { Lookups } from '../../compile/lookups.ts';
import { makePageContext } from '../../compile/make-page-context.ts';
import type { CompiledMarkdown } from '../../compile/markdown-compiler.ts';
import { emptyCollection } from '../../compile/page-context.ts';
import type { Texts } from '../../contract/texts.ts';
import type { CompiledPage } from '../../model/compiled-page.ts';
import type { ContentLink } from '../../model/page-content.ts';
import type { ApiPage } from '../../model/source-page.ts';
import { pageFrontmatterSchema } from '../../read/page-frontmatter.ts';
import { makeApiContexts } from './api-context.ts';
import { deadLinkProblem } from './api-links.ts';

type CompileApi = (source: ApiPage, lookups: Lookups) => Promise<CompiledPage>;

/** Returns the compiler for the reference pages of one locale. */
export function makeApiCompiler(input: CompileInput, services: CompileServices): CompileApi {
  const { config, table } = input;
  const getContext = makeApiContexts(config, table);
  return async (source, lookups) => {
    const context = getContext(source.reference);
    const links: ContentLink[] = [];
    const deadLinks = new Set<string>();
    const renderText: RenderText = (text, options) => {
      const result = context.renderText(text, options);
      links.push(...result.links);
      for (const url of result.deadLinks) deadLinks.add(url);
      return result;
    };
    const renderView = await services.modules.apiRenderer();
    const introduction = await compileIntroduction(source, input, services, lookups);
    const rendered = renderView(source.view, {
      ...context,
      renderText,
      introduction: introduction?.html,
    });
    const { title, description } = describeView(source, config.texts);
    return {
      ...(introduction ?? emptyCollection()),
      source,
      html: rendered.html,
      toc: rendered.toc,
      anchors: rendered.anchors,
      links: [...(introduction?.links ?? []), ...links],
      problems: [
        ...(introduction?.problems ?? []),
        ...[...deadLinks].map((url) => deadLinkProblem(url, source)),
      ],
      firstParagraph: description,
      frontmatter: pageFrontmatterSchema.parse({ title }),
    };
  };
}

/** Compiles the site's own introduction; undefined on other pages or if the site uses the description's text. */
function compileIntroduction(
  { reference, view, route }: ApiPage,
  input: CompileInput,
  services: CompileServices,
  lookups: Lookups,
): Promise<CompiledMarkdown> | undefined {
  const path = view.kind === 'introduction' ? reference.config.introduction : undefined;
  const text = path === undefined ? undefined : reference.texts.get(path);
  if (path === undefined || text === undefined) return undefined;
  return services.compiler.markdown(
    text,
    makePageContext({ path, route }, input, services, lookups),
  );
}

/** Title and description of a page. */
function describeView(
  { view, reference }: ApiPage,
  texts: Texts,
): { title: string; description?: string } {
  const { api } = reference;
  switch (view.kind) {
    case 'introduction':
      return {
        title: api.title,
        description: api.summary ?? toPlainText(api.description) ?? texts.apiSummary,
      };
    case 'changes': {
      const { label, before, after } = view.comparison;
      const title = `${texts.apiChangesSince} ${label}`;
      const description = `${before.title} ${before.version} → ${after.title} ${after.version}`;
      return { title: view.page === 1 ? title : `${title} (${view.page})`, description };
    }
    case 'operations':
      return { title: numbered(texts.apiAllOperations, view.page) };
    case 'family':
      return {
        title: numbered(view.family.name, view.page),
        description: toPlainText(view.family.description),
      };
    case 'operation':
    case 'webhook': {
      const { method, path, title, description } = view.operation;
      const call = `${method} ${path}`;
      return { title, description: [call, toPlainText(description)].filter(Boolean).join(': ') };
    }
    case 'webhooks':
      return { title: numbered(texts.apiWebhooks, view.page) };
    case 'models':
      return { title: numbered(texts.apiModels, view.page) };
    case 'model': {
      const { name, raw } = view.model;
      return { title: name, description: toPlainText(api.readSchema(raw).description) };
    }
  }
}

/** The title of a page of a list. */
function numbered(title: string, page: number): string {
  return page === 1 ? title : `${title} (${page})`;
}

/** Search engines show less than this, and patterns take long on texts that are built to delay them. */
const LONGEST_PLAIN = 3000;

/** Strips Markdown and HTML markup from the start of a text, for search engines. */
function toPlainText(text: string | undefined): string | undefined {
  return text
    ?.slice(0, LONGEST_PLAIN)
    .replace(/<[^>]*>/g, ' ')
    .replace(/!?\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/[*_`#>|]+/g, '')
    .replace(/\s+/g, ' ')
    .trim();
}
