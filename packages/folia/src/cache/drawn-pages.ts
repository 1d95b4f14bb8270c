import { compilePage } from '../compile/compile-page.ts';
import type { CompileTools } from '../compile/compile-tools.ts';
import type { CompiledPage } from '../model/compiled-page.ts';
import type { ApiPage } from '../model/source-page.ts';

type DrawPage = (source: ApiPage, tools: CompileTools) => Promise<CompiledPage>;

type Drawn = { reference: ApiPage['reference']; routes: string; page: CompiledPage };

/**
 * Remembers the pages of API references while a site is written: a description that has not changed is the same value.
 * Its links lead to the pages of the site, so that these must be the same as well.
 */
export function makeDrawnPages(compile: DrawPage = compilePage): DrawPage {
  const drawn = new Map<string, Drawn>();
  const routesOfTables = new WeakMap<object, string>();
  const routesOf = ({ surroundings: { table } }: CompileTools): string => {
    const routes = routesOfTables.get(table) ?? [...table.routes].join('\n');
    routesOfTables.set(table, routes);
    return routes;
  };
  return async (source, tools) => {
    const place = tools.surroundings.address.baseUrl + source.route;
    const routes = routesOf(tools);
    const known = drawn.get(place);
    if (known?.reference === source.reference && known.routes === routes) return known.page;
    const page = await compile(source, tools);
    drawn.set(place, { reference: source.reference, routes, page });
    return page;
  };
}
