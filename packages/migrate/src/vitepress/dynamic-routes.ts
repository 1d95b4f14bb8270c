import { existsSync } from 'node:fs';
import { countOf } from '../count-of.ts';
import { asList, asObject, type Note, type Values } from '../note.ts';
import { mapOutsideCode } from '../outside-code.ts';
import type { SourceRunner } from '../run-source.ts';
import type { SourcePage } from './source-pages.ts';

/** The pages of routes such as `[name].md`, and how many each route has. */
export type ExpandedRoutes = { pages: SourcePage[]; counts: Map<string, number> };

/** The module that lists the pages of a route, beside its page: `[name].paths.ts`. */
const LOADERS = ['.paths.js', '.paths.ts', '.paths.mjs', '.paths.mts'];

/**
 * Writes out the pages of dynamic routes (https://vitepress.dev/guide/routing#dynamic-routes), whose parameters and texts
 * a module lists. A route whose module cannot run stays as it is.
 */
export async function expandRoutes(
  pages: SourcePage[],
  run: SourceRunner['run'],
): Promise<ExpandedRoutes> {
  const counts = new Map<string, number>();
  const expanded: SourcePage[] = [];
  for (const page of pages) {
    const routes = isDynamic(page.path) ? await readRoutes(page, run) : [];
    const found = routes.flatMap((route) => expandRoute(page, route));
    if (found.length > 0) counts.set(page.sourcePath, found.length);
    expanded.push(...(found.length > 0 ? found : [page]));
  }
  return { pages: expanded, counts };
}

/** Whether a page is written for each value of a parameter in its path. */
export function isDynamic(path: string): boolean {
  return /\[[^\]]+\]/.test(path);
}

async function readRoutes({ file }: SourcePage, run: SourceRunner['run']): Promise<unknown[]> {
  const loader = LOADERS.map((ending) => file.replace(/\.md$/, ending)).find(existsSync);
  if (loader === undefined) return [];
  try {
    const { paths } = asObject((await run(loader))['default']);
    return asList(await (typeof paths === 'function' ? paths([]) : paths));
  } catch {
    // The module may need packages or services that are not here; the route is reported.
    return [];
  }
}

function expandRoute(page: SourcePage, route: unknown): SourcePage[] {
  const { params, content } = asObject(route);
  const values = asObject(params);
  const fill = (path: string) =>
    path.replace(/\[([^\]]+)\]/g, (whole, name: string) => textOf(values[name]) ?? whole);
  const path = fill(page.path);
  if (isDynamic(path)) return [];
  const body = fillParameters(page.body, values).replace(/<!--\s*@content\s*-->/, () =>
    typeof content === 'string' ? content : '',
  );
  return [{ ...page, path, sourcePath: fill(page.sourcePath), body }];
}

function fillParameters(body: string, values: Values): string {
  return mapOutsideCode(body, (hidden) =>
    hidden.replace(
      /\{\{\s*\$params\.(\w+)\s*\}\}/g,
      (whole, name: string) => textOf(values[name]) ?? whole,
    ),
  );
}

function textOf(value: unknown): string | undefined {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : undefined;
}

export function routeNotes(counts: ReadonlyMap<string, number>): Note[] {
  return [...counts].map(([key, count]) => {
    const text = `${countOf(count, 'pages')}, as the module of the route lists them now. Later changes of its data have no effect.`;
    return { group: 'pages', outcome: 'changed', key, text, file: key };
  });
}
