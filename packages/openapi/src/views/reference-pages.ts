import type { Comparison } from '../changes/comparison.ts';
import type { Api } from '../model.ts';
import { type ApiView, MODELS_PER_PAGE, OPERATIONS_PER_PAGE } from './api-view.ts';
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
    changes: (slug: string, page: number) =>
      pageOf(`${base}/changes${slug === '' ? '' : `/${slug}`}`, page),
    operations: (page: number) => `${base}/operations${page === 1 ? '' : `/${page}`}`,
    family: (slug: string, page = 1) => pageOf(`${base}/families/${slug}`, page),
    operation: (slug: string) => `${base}/${slug}`,
    webhook: (slug: string) => `${base}/webhooks/${slug}`,
    webhooks: (page = 1) => pageOf(`${base}/webhooks`, page),
    models: (page: number) => pageOf(`${base}/models`, page),
    model: (slug: string) => `${base}/models/${slug}`,
    file: (name: string) => `${base}/${name}`,
  };
}

/** The route of a page of a list. */
function pageOf(list: string, page: number): string {
  return page === 1 ? list : `${list}/list/${page}`;
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
      return routes.webhooks(view.page);
    case 'models':
      return routes.models(view.page);
    case 'family':
      return routes.family(view.family.slug, view.page);
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
    ...families.flatMap((family): ApiView[] => {
      const { operations } = family;
      return [
        ...listPages(operations, OPERATIONS_PER_PAGE, (page) => ({ kind: 'family', family, page })),
        ...operations.map((operation): ApiView => ({ kind: 'operation', operation })),
      ];
    }),
    ...listPages(webhooks, OPERATIONS_PER_PAGE, (page) => ({ kind: 'webhooks', page })),
    ...webhooks.map((operation): ApiView => ({ kind: 'webhook', operation })),
    ...listPages(models, MODELS_PER_PAGE, (page) => ({ kind: 'models', page })),
    ...models.map((model): ApiView => ({ kind: 'model', model })),
  ];
}

/** The pages of a list, numbered from 1. */
function listPages(
  items: unknown[],
  perPage: number,
  makeView: (page: number) => ApiView,
): ApiView[] {
  const count = Math.ceil(items.length / perPage);
  return Array.from({ length: count }, (_, index) => makeView(index + 1));
}
