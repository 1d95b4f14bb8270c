import { posix } from 'node:path';
import { asObject, asString, type Converted, type Note, type Values } from '../note.ts';

/** Converts the redirects of Astro: https://docs.astro.build/en/reference/configuration-reference/#redirects */
export function convertRedirects(
  redirects: unknown,
  {
    routes,
    basePath,
    prefixes,
  }: { routes: ReadonlySet<string>; basePath: string; prefixes: string[] },
): Converted<Values[]> {
  const notes: Note[] = [];
  const value = Object.entries(asObject(redirects)).flatMap(([from, target]): Values[] => {
    const to = asString(target) ?? asString(asObject(target)['destination']);
    const drop = (text: string) => {
      notes.push({ group: 'redirects', outcome: 'dropped', key: `${from} -> ${to ?? ''}`, text });
      return [];
    };
    if (to === undefined) return [];
    if (/[[\]]/.test(from + to)) return drop('It is a pattern.');
    const isExternal = /^https?:/.test(to);
    const route = plainRoute(from);
    const [path = '', hash = ''] = to.split(/(?=#)/);
    const goal = isExternal
      ? to
      : plainRoute(path.startsWith(basePath) ? `/${path.slice(basePath.length)}` : path);
    if (prefixes.some((prefix) => route.startsWith(`/${prefix}/`)))
      return drop('Redirects of the default language apply to all languages.');
    if (routes.has(route)) return drop('The former address is a page.');
    if (!isExternal && !routes.has(goal)) return drop('The target is not a page.');
    return [{ from: route, to: goal + (isExternal ? '' : hash) }];
  });
  if (value.length > 0)
    notes.unshift({
      group: 'redirects',
      outcome: 'migrated',
      key: 'redirects',
      text: `${value.length} in the config.`,
    });
  return { value, notes };
}

function plainRoute(path: string): string {
  return posix.join('/', path).replace(/(?<=.)\/$/, '');
}
