import type { ApiContext, ApiHrefs } from 'folia-openapi/views';
import type { ModuleLoader } from '../../bundler/module-loader.ts';
import type { CompiledPage } from '../../compile/compile-page.ts';
import { type ContentLink, emptyCollection } from '../../compile/page-context.ts';
import type { RouteTable } from '../../compile/route-table.ts';
import type { CompiledMarkdown } from '../../compile/text-compiler.ts';
import { routeToHref, withBase } from '../../contract/address.ts';
import type { Texts } from '../../contract/texts.ts';
import type { ApiPage } from '../../model/source-page.ts';
import type { SiteConfig } from '../../read/config/site-schema.ts';
import { pageFrontmatterSchema } from '../../read/page-frontmatter.ts';
import { isDefaultLocale } from '../../translate/locales.ts';
import { describeLinks } from './api-links.ts';
import { apiRoutes } from './api-pages.ts';
import type { ApiReference } from './api-reference.ts';
import { makeRenderText } from './markdown.ts';

export type CompileApiPage = (
  source: ApiPage,
  /** Compiles the introduction that a site has written itself. */
  compileIntroduction: (path: string, text: string) => Promise<CompiledMarkdown>,
) => Promise<CompiledPage>;

type Tools = { config: SiteConfig; table: RouteTable; modules: ModuleLoader };

/** Makes the function that draws the pages of references; what the pages of one have in common is made once. */
export function makeApiCompiler({ config, table, modules }: Tools): CompileApiPage {
  const known = new Map<ApiReference, { surroundings: ApiContext; links: ContentLink[] }>();

  function commonOf(reference: ApiReference) {
    const kept = known.get(reference);
    if (kept) return kept;
    const links: ContentLink[] = [];
    const resolveLink = describeLinks(reference, {
      config,
      table,
      onLink: (link) => links.push(link),
    });
    const { texts } = config;
    const surroundings = {
      api: reference.api,
      uses: reference.uses,
      texts,
      hrefs: hrefsOf(reference, config),
      renderText: makeRenderText({ resolveLink, copyText: texts.copyCode }),
      language: descriptionLanguage(config),
    };
    const common = { surroundings, links };
    known.set(reference, common);
    return common;
  }

  return async (source, compileIntroduction) => {
    const { reference, view } = source;
    const { surroundings, links } = commonOf(reference);
    const renderView = await modules.apiRenderer();
    const path = view.kind === 'introduction' ? reference.config.introduction : undefined;
    const text = path === undefined ? undefined : reference.texts.get(path);
    const own =
      path === undefined || text === undefined ? undefined : await compileIntroduction(path, text);
    const rendered = renderView(view, { ...surroundings, introduction: own?.html });
    const { title, description } = wordsOf(source, config.texts);
    return {
      ...(own ?? emptyCollection()),
      source,
      html: rendered.html,
      toc: rendered.toc,
      anchors: rendered.anchors,
      links: [...(own?.links ?? []), ...links.splice(0)],
      firstParagraph: description,
      frontmatter: pageFrontmatterSchema.parse({ title }),
    };
  };
}

function hrefsOf(reference: ApiReference, config: SiteConfig): ApiHrefs {
  const routes = apiRoutes(reference);
  const href = (route: string) => routeToHref(route, config);
  const slugs = new Map(reference.api.models.map(({ name, slug }) => [name, slug]));
  return {
    introduction: href(routes.introduction),
    family: (slug) => href(routes.family(slug)),
    operation: (slug) => href(routes.operation(slug)),
    webhook: (slug) => href(routes.webhook(slug)),
    webhooks: href(routes.webhooks),
    models: (page) => href(routes.models(page)),
    model(name) {
      const slug = slugs.get(name);
      return slug === undefined ? undefined : href(routes.model(slug));
    },
    // Written once, for all languages.
    file: (name) => withBase(routes.file(name), config.siteBaseUrl),
  };
}

/** The description stays in the language of the default locale. */
function descriptionLanguage(config: SiteConfig): ApiContext['language'] {
  const [own] = config.locales;
  if (isDefaultLocale(config) || !own) return undefined;
  return { lang: own.htmlLang, dir: own.direction };
}

/** Title and description of a page. */
function wordsOf(
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
    case 'family': {
      const family = api.families.find(({ slug }) => slug === view.slug);
      return { title: family?.name ?? view.slug, description: plain(family?.description) };
    }
    case 'operation':
    case 'webhook': {
      const operations = view.kind === 'operation' ? api.operations : api.webhooks;
      const operation = operations.find(({ slug }) => slug === view.slug);
      const call = operation && `${operation.method} ${operation.path}`;
      return {
        title: operation?.title ?? view.slug,
        description: [call, plain(operation?.description)].filter(Boolean).join(': '),
      };
    }
    case 'webhooks':
      return { title: texts.apiWebhooks };
    case 'models':
      return { title: view.page === 1 ? texts.apiModels : `${texts.apiModels} (${view.page})` };
    case 'model': {
      const model = api.models.find(({ slug }) => slug === view.slug);
      return {
        title: model?.name ?? view.slug,
        description: model && plain(api.readSchema(model.raw).description),
      };
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
