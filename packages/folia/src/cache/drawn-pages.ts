import type { LocaleCompiler } from '../compile/compile-page.ts';
import type { CompiledPage } from '../model/compiled-page.ts';
import type { RouteTable } from '../model/route-table.ts';
import type { ApiPage } from '../model/source-page.ts';

type CompileApi = (source: ApiPage, locale: LocaleCompiler) => Promise<CompiledPage>;

type Drawn = { reference: ApiPage['reference']; routes: string; page: CompiledPage };

/**
 * Remembers the pages of API references during development: a description that has not changed is the same value. Its
 * links lead to pages of the site, so these must be the same as well.
 */
export function makeDrawnPages(): CompileApi {
  const drawn = new Map<string, Drawn>();
  const routesOfTables = new WeakMap<RouteTable, string>();
  const routesOf = (table: RouteTable): string => {
    const routes = routesOfTables.get(table) ?? [...table.routes].join('\n');
    routesOfTables.set(table, routes);
    return routes;
  };
  return async (source, { input, compile }) => {
    const key = input.config.baseUrl + source.route;
    const routes = routesOf(input.table);
    const known = drawn.get(key);
    if (known?.reference === source.reference && known.routes === routes) return known.page;
    const page = await compile(source);
    drawn.set(key, { reference: source.reference, routes, page });
    return page;
  };
}
