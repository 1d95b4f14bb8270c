import { getViewRoute, listViews, makeRoutes } from 'folia-openapi';
import type { ApiPage } from '../../model/source-page.ts';
import type { ApiReference } from './api-reference.ts';

/** Routes of a reference's pages. */
export function apiRoutes(reference: Pick<ApiReference, 'config'>) {
  return makeRoutes(baseOf(reference));
}

function baseOf({ config }: Pick<ApiReference, 'config'>): string {
  return `/${config.routeBasePath.replace(/^\/|\/$/g, '')}`;
}

/** Lists all pages of a reference in reading order. */
export function apiPages(reference: ApiReference): ApiPage[] {
  const base = baseOf(reference);
  return listViews(reference.api, reference.comparisons).map((view) => ({
    kind: 'api',
    form: 'view',
    route: getViewRoute(view, base),
    view,
    reference,
  }));
}
