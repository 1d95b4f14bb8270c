import { type ApiView, MODELS_PER_PAGE } from '../../openapi/views/api-view.ts';
import type { ApiPage } from '../source-page.ts';
import type { ApiReference } from './api-reference.ts';

/** Addresses of a reference's pages, without base path. */
export function apiRoutes({ config }: Pick<ApiReference, 'config'>) {
  const base = `/${config.routeBasePath.replace(/^\/|\/$/g, '')}`;
  return {
    introduction: base,
    family: (slug: string) => `${base}/families/${slug}`,
    operation: (slug: string) => `${base}/${slug}`,
    webhook: (slug: string) => `${base}/webhooks/${slug}`,
    webhooks: `${base}/webhooks`,
    models: (page: number) => (page === 1 ? `${base}/models` : `${base}/models/list/${page}`),
    model: (slug: string) => `${base}/models/${slug}`,
    file: (name: string) => `${base}/${name}`,
  };
}

export function routeOfView(view: ApiView, reference: ApiReference): string {
  const routes = apiRoutes(reference);
  switch (view.kind) {
    case 'introduction':
      return routes.introduction;
    case 'webhooks':
      return routes.webhooks;
    case 'models':
      return routes.models(view.page);
    default:
      return routes[view.kind](view.slug);
  }
}

/** All pages of a reference, in reading order. */
export function apiPages(reference: ApiReference): ApiPage[] {
  return viewsOf(reference).map((view) => ({
    kind: 'api',
    path: `${reference.config.path} (${Object.values(view).join(' ')})`,
    route: routeOfView(view, reference),
    view,
    reference,
  }));
}

function viewsOf({ api }: ApiReference): ApiView[] {
  const { families, webhooks, models } = api;
  const lists = Math.ceil(models.length / MODELS_PER_PAGE);
  return [
    { kind: 'introduction' },
    ...families.flatMap(({ slug, operations }): ApiView[] => [
      { kind: 'family', slug },
      ...operations.map((operation): ApiView => ({ kind: 'operation', slug: operation.slug })),
    ]),
    ...(webhooks.length > 0 ? [{ kind: 'webhooks' } as const] : []),
    ...webhooks.map(({ slug }): ApiView => ({ kind: 'webhook', slug })),
    ...Array.from({ length: lists }, (_, index): ApiView => ({ kind: 'models', page: index + 1 })),
    ...models.map(({ slug }): ApiView => ({ kind: 'model', slug })),
  ];
}
