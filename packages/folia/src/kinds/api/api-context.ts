import type { ApiHrefs, ReferenceContext } from 'folia-openapi/views';
import type { ResolveUntrusted } from '../../compile/rehype/untrusted-links.ts';
import { routeToHref, withBase } from '../../contract/address.ts';
import type { RouteTable } from '../../model/route-table.ts';
import type { SiteConfig } from '../../read/config/site-schema.ts';
import { untranslatedLanguage } from '../../translate/locales.ts';
import { makeLinkResolver } from './api-links.ts';
import { apiRoutes } from './api-pages.ts';
import type { ApiReference } from './api-reference.ts';
import { makeRenderText, type RenderDescription } from './markdown.ts';
import { builderTextsFile, requestFile } from './request-files.ts';

/** The context in which the pages of a reference are rendered. */
type ApiContext = Omit<ReferenceContext, 'renderText' | 'resolveLink'> & {
  renderText: RenderDescription;
  resolveLink: ResolveUntrusted;
};

/** Returns a function that gives the context of a reference in one locale. Pages of a reference share their rendered texts. */
export function makeApiContexts(
  config: SiteConfig,
  table: RouteTable,
): (reference: ApiReference) => ApiContext {
  const contexts = new Map<ApiReference, ApiContext>();
  return (reference) => {
    const context = contexts.get(reference) ?? makeContext(reference, config, table);
    contexts.set(reference, context);
    return context;
  };
}

function makeContext(reference: ApiReference, config: SiteConfig, table: RouteTable): ApiContext {
  const resolveLink = makeLinkResolver(reference, { config, table });
  const { texts } = config;
  return {
    api: reference.api,
    uses: reference.uses,
    comparisons: reference.comparisons,
    texts,
    hrefs: makeHrefs(reference, config),
    builderFiles: (operation) => ({
      reference: reference.config.id,
      description: withBase(`/${requestFile(operation, reference).path}`, config.siteBaseUrl),
      texts: withBase(`/${builderTextsFile(texts).path}`, config.siteBaseUrl),
    }),
    renderText: makeRenderText({ resolveLink, texts }),
    resolveLink,
    // Descriptions are not translated.
    language: untranslatedLanguage(config),
  };
}

function makeHrefs(reference: ApiReference, config: SiteConfig): ApiHrefs {
  const routes = apiRoutes(reference);
  const href = (route: string) => routeToHref(route, config);
  const slugs = new Map(reference.api.models.map(({ name, slug }) => [name, slug]));
  return {
    introduction: href(routes.introduction),
    operations: (page) => href(routes.operations(page)),
    changes: (slug, page) => href(routes.changes(slug, page)),
    family: (slug, page) => href(routes.family(slug, page)),
    operation: (slug) => href(routes.operation(slug)),
    webhook: (slug) => href(routes.webhook(slug)),
    webhooks: (page) => href(routes.webhooks(page)),
    models: (page) => href(routes.models(page)),
    model(name) {
      const slug = slugs.get(name);
      return slug === undefined ? undefined : href(routes.model(slug));
    },
    // Written once for all locales.
    file: (name) => withBase(routes.file(name), config.siteBaseUrl),
  };
}
