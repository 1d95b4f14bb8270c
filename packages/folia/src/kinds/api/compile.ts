import type { ReferenceContext, RenderText } from 'folia-openapi/views';
import type { CompileInput, CompileServices } from '../../compile/compile-input.ts';
import type { Lookups } from '../../compile/lookups.ts';
import { makePageContext } from '../../compile/make-page-context.ts';
import type { CompiledMarkdown } from '../../compile/markdown-compiler.ts';
import { emptyCollection } from '../../compile/page-context.ts';
import type { CompiledPage } from '../../model/compiled-page.ts';
import type { ContentLink } from '../../model/page-content.ts';
import type { ApiPage } from '../../model/source-page.ts';
import { pageFrontmatterSchema } from '../../read/page-frontmatter.ts';
import { makeApiContexts } from './api-context.ts';
import { deadLinkProblem } from './api-links.ts';
import { describeView } from './describe-view.ts';

type CompileApi = (source: ApiPage, lookups: Lookups) => Promise<CompiledPage>;

/** Returns the compiler for the reference pages of one locale. */
export function makeApiCompiler(input: CompileInput, services: CompileServices): CompileApi {
  const { config, table } = input;
  const getContext = makeApiContexts(config, table);
  return async (source, lookups) => {
    const context = getContext(source.reference);
    const links: ContentLink[] = [];
    const deadLinks = new Set<string>();
    const asked = new Map<string, string | undefined>();
    const renderText: RenderText = (text, options) => {
      const result = context.renderText(text, options);
      links.push(...result.links);
      for (const url of result.deadLinks) deadLinks.add(url);
      for (const [url, answer] of result.asked) asked.set(url, answer);
      return result;
    };
    const resolveLink: ReferenceContext['resolveLink'] = (url, isNeeded) => {
      const target = context.resolveLink(url);
      asked.set(url, target?.href);
      if (target?.link) links.push(target.link);
      if (!target && isNeeded) deadLinks.add(url);
      return target?.href;
    };
    const renderView = await services.modules.apiRenderer();
    const introduction = await compileIntroduction(source, input, services, lookups);
    const rendered = renderView(source.view, {
      ...context,
      renderText,
      resolveLink,
      introduction: introduction?.html,
    });
    const { title, description } = describeView(source, config.texts);
    lookups.noteReferenceLinks?.({ asked: [...asked], deadLinks: [...deadLinks] });
    return {
      ...(introduction ?? emptyCollection()),
      source,
      html: rendered.html,
      toc: rendered.toc,
      anchors: rendered.anchors,
      links: [...(introduction ? linksIn(introduction, source) : []), ...links],
      problems: [
        ...(introduction?.problems ?? []),
        ...[...deadLinks].map((url) => deadLinkProblem(url, source)),
      ],
      firstParagraph: description,
      frontmatter: pageFrontmatterSchema.parse({ title }),
    };
  };
}

/** The links of the site's own introduction, with its file: they are not in the description. */
function linksIn({ links }: CompiledMarkdown, { reference }: ApiPage): CompiledMarkdown['links'] {
  return links.map((link) => ({ file: reference.config.introduction, ...link }));
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
