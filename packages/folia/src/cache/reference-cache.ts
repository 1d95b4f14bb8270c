import type { LocaleCompiler } from '../compile/compile-page.ts';
import type { CompiledPage } from '../model/compiled-page.ts';
import type { RouteTable } from '../model/route-table.ts';
import type { ApiPage } from '../model/source-page.ts';

type CompileApi = (source: ApiPage, locale: LocaleCompiler) => Promise<CompiledPage>;

type CachedPage = { reference: ApiPage['reference']; routes: string; page: CompiledPage };

/**
 * Caches the pages of API references in memory during development. A page is reused if its
 * description is the same value and the routes of the site, which it may link to, are the same.
 */
export function makeReferenceCache(): CompileApi {
  const pages = new Map<string, CachedPage>();
  const routesByTable = new WeakMap<RouteTable, string>();
  const listRoutes = (table: RouteTable): string => {
    const routes = routesByTable.get(table) ?? [...table.routes].join('\n');
    routesByTable.set(table, routes);
    return routes;
  };
  return async (source, { input, compile }) => {
    const key = input.config.baseUrl + source.route;
    const routes = listRoutes(input.table);
    const known = pages.get(key);
    if (known?.reference === source.reference && known.routes === routes) return known.page;
    const page = await compile(source);
    pages.set(key, { reference: source.reference, routes, page });
    return page;
  };
}
