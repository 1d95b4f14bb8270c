import type { CompileInput, CompileServices } from '../../compile/compile-input.ts';
import type { Lookups } from '../../compile/lookups.ts';
import { makePageContext } from '../../compile/make-page-context.ts';
import { emptyCollection } from '../../compile/page-context.ts';
import type { CompiledMarkdown } from '../../compile/text-compiler.ts';
import type { Texts } from '../../contract/texts.ts';
import type { CompiledPage } from '../../model/compiled-page.ts';
import type { ApiPage } from '../../model/source-page.ts';
import { pageFrontmatterSchema } from '../../read/page-frontmatter.ts';
import { makeApiContexts } from './api-context.ts';

type CompileApi = (source: ApiPage, lookups: Lookups) => Promise<CompiledPage>;

/** Prepares rendering the pages of references in one locale. */
export function makeApiCompiler(input: CompileInput, services: CompileServices): CompileApi {
  const { config, table } = input;
  const contextOf = makeApiContexts(config, table);
  return async (source, lookups) => {
    const { context, takeLinks } = contextOf(source.reference);
    const renderView = await services.modules.apiRenderer();
    const own = await compileIntroduction(source, input, services, lookups);
    const rendered = renderView(source.view, { ...context, introduction: own?.html });
    const { title, description } = titleOfView(source, config.texts);
    return {
      ...(own ?? emptyCollection()),
      source,
      html: rendered.html,
      toc: rendered.toc,
      anchors: rendered.anchors,
      links: [...(own?.links ?? []), ...takeLinks()],
      firstParagraph: description,
      frontmatter: pageFrontmatterSchema.parse({ title }),
    };
  };
}

/** The introduction that a site has written itself; undefined if it has the description's, and on other pages. */
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
function titleOfView(
  { view, reference }: ApiPage,
  texts: Texts,
): { title: string; description?: string } {
  const { api } = reference;
  switch (view.kind) {
    case 'introduction':
      return {
        title: api.title,
        description: api.summary ?? plain(api.description) ?? texts.apiSummary,
      };
    case 'family':
      return { title: view.family.name, description: plain(view.family.description) };
    case 'operation':
    case 'webhook': {
      const { method, path, title, description } = view.operation;
      const call = `${method} ${path}`;
      return { title, description: [call, plain(description)].filter(Boolean).join(': ') };
    }
    case 'webhooks':
      return { title: texts.apiWebhooks };
    case 'models':
      return { title: view.page === 1 ? texts.apiModels : `${texts.apiModels} (${view.page})` };
    case 'model': {
      const { name, raw } = view.model;
      return { title: name, description: plain(api.readSchema(raw).description) };
    }
  }
}

/** Words for search engines, without the signs of Markdown. */
function plain(text: string | undefined): string | undefined {
  return text
    ?.replace(/<[^>]*>/g, ' ')
    .replace(/!?\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/[*_`#>|]+/g, '')
    .replace(/\s+/g, ' ')
    .trim();
}
