import type { Comparison } from '../changes/comparison.ts';
import type { Api } from '../model.ts';
import { type ApiView, MODELS_PER_PAGE } from './api-view.ts';
import { listOperationPages } from './operation-pages.ts';

/**
 * Creates the routes of the pages and files of a reference.
 *
 * @param base the route of its introduction, without a trailing slash
 */
export function makeRoutes(base: string) {
  return {
    introduction: base,
    /** The changes since the latest of the earlier descriptions have no slug. */
    changes(slug: string, page: number): string {
      const address = `${base}/changes${slug === '' ? '' : `/${slug}`}`;
      return page === 1 ? address : `${address}/list/${page}`;
    },
    operations: (page: number) => `${base}/operations${page === 1 ? '' : `/${page}`}`,
    family: (slug: string) => `${base}/families/${slug}`,
    operation: (slug: string) => `${base}/${slug}`,
    webhook: (slug: string) => `${base}/webhooks/${slug}`,
    webhooks: `${base}/webhooks`,
    models: (page: number) => (page === 1 ? `${base}/models` : `${base}/models/list/${page}`),
    model: (slug: string) => `${base}/models/${slug}`,
    file: (name: string) => `${base}/${name}`,
  };
}

/** The route of a page of a reference. */
export function getViewRoute(view: ApiView, base: string): string {
  const routes = makeRoutes(base);
  switch (view.kind) {
    case 'introduction':
      return routes.introduction;
    case 'changes':
      return routes.changes(view.comparison.slug, view.page);
    case 'operations':
      return routes.operations(view.page);
    case 'webhooks':
      return routes.webhooks;
    case 'models':
      return routes.models(view.page);
    case 'family':
      return routes.family(view.family.slug);
    case 'operation':
      return routes.operation(view.operation.slug);
    case 'webhook':
      return routes.webhook(view.operation.slug);
    case 'model':
      return routes.model(view.model.slug);
  }
}

/** All pages of a reference, in reading order. */
export function listViews(api: Api, comparisons: Comparison[] = []): ApiView[] {
  const { families, webhooks, models } = api;
  const lists = Math.ceil(models.length / MODELS_PER_PAGE);
  return [
    { kind: 'introduction' },
    ...listOperationPages(api).map(
      (_, index): ApiView => ({ kind: 'operations', page: index + 1 }),
    ),
    ...comparisons.flatMap((comparison) =>
      comparison.pages.map(
        (_, index): ApiView => ({ kind: 'changes', comparison, page: index + 1 }),
      ),
    ),
    ...families.flatMap((family): ApiView[] => [
      { kind: 'family', family },
      ...family.operations.map((operation): ApiView => ({ kind: 'operation', operation })),
    ]),
    ...(webhooks.length > 0 ? [{ kind: 'webhooks' } as const] : []),
    ...webhooks.map((operation): ApiView => ({ kind: 'webhook', operation })),
    ...Array.from({ length: lists }, (_, index): ApiView => ({ kind: 'models', page: index + 1 })),
    ...models.map((model): ApiView => ({ kind: 'model', model })),
  ];
}
