import type { ApiHrefs, ReferenceContext } from 'folia-openapi/views';
import { routeToHref, withBase } from '../../contract/address.ts';
import type { ContentLink } from '../../model/page-content.ts';
import type { RouteTable } from '../../model/route-table.ts';
import type { SiteConfig } from '../../read/config/site-schema.ts';
import { isDefaultLocale } from '../../translate/locales.ts';
import { describeLinks } from './api-links.ts';
import { apiRoutes } from './api-pages.ts';
import type { ApiReference } from './api-reference.ts';
import { makeRenderText } from './markdown.ts';

/** What all pages of a reference are rendered with, and the links found since they were last taken. */
type ApiContext = { context: ReferenceContext; takeLinks: () => ContentLink[] };

/** Gives the context of each reference in one locale; its pages share what has been rendered of their texts. */
export function makeApiContexts(
  config: SiteConfig,
  table: RouteTable,
): (reference: ApiReference) => ApiContext {
  const known = new Map<ApiReference, ApiContext>();
  return (reference) => {
    const context = known.get(reference) ?? makeContext(reference, config, table);
    known.set(reference, context);
    return context;
  };
}

function makeContext(reference: ApiReference, config: SiteConfig, table: RouteTable): ApiContext {
  const links: ContentLink[] = [];
  const resolveLink = describeLinks(reference, {
    config,
    table,
    onLink: (link) => links.push(link),
  });
  const { texts } = config;
  return {
    takeLinks: () => links.splice(0),
    context: {
      api: reference.api,
      uses: reference.uses,
      texts,
      hrefs: hrefsOf(reference, config),
      renderText: makeRenderText({ resolveLink, copyText: texts.copyCode }),
      language: descriptionLanguage(config),
    },
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
function descriptionLanguage(config: SiteConfig): ReferenceContext['language'] {
  const [own] = config.locales;
  if (isDefaultLocale(config) || !own) return undefined;
  return { lang: own.htmlLang, dir: own.direction };
}
