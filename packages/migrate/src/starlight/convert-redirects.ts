import { posix } from 'node:path';
import { asObject, asString, type Converted, type Note, type Values } from '../note.ts';

/** Converts the redirects of Astro: https://docs.astro.build/en/reference/configuration-reference/#redirects */
export function convertRedirects(
  redirects: unknown,
  {
    routes,
    basePath,
    mainFolder,
    prefixes,
  }: { routes: ReadonlySet<string>; basePath: string; mainFolder: string; prefixes: string[] },
): Converted<Values[]> {
  const notes: Note[] = [];
  const value = new Map<string, string>();
  // Those of the default language come first, since they apply to all languages.
  const languageOf = (from: string) =>
    prefixes.find((prefix) => plainRoute(from).startsWith(`/${prefix}/`));
  const entries = Object.entries(asObject(redirects));
  const sorted = [
    ...entries.filter(([from]) => languageOf(from) === undefined),
    ...entries.filter(([from]) => languageOf(from) !== undefined),
  ];
  for (const [from, target] of sorted) {
    const to = asString(target) ?? asString(asObject(target)['destination']);
    const drop = (text: string) =>
      notes.push({ group: 'redirects', outcome: 'dropped', key: `${from} -> ${to ?? ''}`, text });
    if (to === undefined) continue;
    if (/[[\]]/.test(from + to)) {
      drop('It is a pattern.');
      continue;
    }
    const isExternal = /^https?:/.test(to);
    const language = languageOf(from);
    const inLanguage = (path: string) =>
      language === undefined ? path : path.replace(`/${language}`, '') || '/';
    const route = inLanguage(plainRoute(from));
    const [path = '', hash = ''] = to.split(/(?=#)/);
    const plain = plainRoute(path.startsWith(basePath) ? `/${path.slice(basePath.length)}` : path);
    const goal = isExternal ? to : inLanguage(withoutFolder(plain, mainFolder));
    if (language !== undefined && value.has(route))
      drop('Redirects of the default language apply to all languages.');
    else if (routes.has(route)) drop('The former address is a page.');
    else if (!isExternal && !routes.has(goal)) drop('The target is not a page.');
    else value.set(route, goal + (isExternal ? '' : hash));
  }
  // Pages of a default language with a folder have addresses without it.
  const moved =
    mainFolder === ''
      ? []
      : [...routes].map(
          (route) => [posix.join('/', mainFolder, route).replace(/\/$/, ''), route] as const,
        );
  if (value.size > 0)
    notes.unshift({
      group: 'redirects',
      outcome: 'migrated',
      key: 'redirects',
      text: `${value.size} in the config.`,
    });
  const all = new Map([...moved, ...value]);
  return { value: [...all].map(([from, to]) => ({ from, to })), notes };
}

/** A route without the folder of the default language. */
function withoutFolder(route: string, folder: string): string {
  const isInside = folder !== '' && `${route}/`.startsWith(`/${folder}/`);
  return isInside ? route.slice(folder.length + 1) || '/' : route;
}

function plainRoute(path: string): string {
  return posix.join('/', path).replace(/(?<=.)\/$/, '');
}
