import { decodePath } from 'folia/format';
import { asObject, asString, type Converted, type Note } from '../note.ts';
import { type DocsFiles, pageRoute } from './docs-files.ts';
import type { MkdocsConfig } from './read-config.ts';

type Redirect = { from: string; to: string };

/**
 * Converts the redirects of https://github.com/mkdocs/mkdocs-redirects.
 *
 * @param ids of the sections of each page
 */
export function convertRedirects(
  config: MkdocsConfig,
  files: DocsFiles,
  ids: ReadonlyMap<string, ReadonlySet<string>>,
): Converted<Redirect[]> {
  const maps = asObject(asObject(config.plugins.get('redirects'))['redirect_maps']);
  const notes: Note[] = [];
  const routes = new Set([...files.pages.keys()].map(pageRoute));
  const written = Object.entries(maps).flatMap(([from, target]): Redirect[] => {
    const to = asString(target);
    if (to === undefined) return [];
    const route = oldRoute(from);
    const drop = (text: string) => {
      notes.push({ group: 'redirects', outcome: 'dropped', key: `${from} -> ${to}`, text });
      return [];
    };
    if (routes.has(route)) return drop('The former address is a page.');
    if (/^https?:/.test(to)) return [{ from: route, to }];
    const [path = '', hash = ''] = to.split(/(?=#)/);
    const page = path.replace(/^\//, '');
    if (!files.pages.has(page)) return drop('The target does not exist.');
    if (hash === '' || ids.get(page)?.has(decodePath(hash.slice(1))))
      return [{ from: route, to: pageRoute(page) + hash }];
    notes.push({
      group: 'redirects',
      outcome: 'changed',
      key: `${from} -> ${to}`,
      text: 'It leads to the start of the page, which has no such section.',
    });
    return [{ from: route, to: pageRoute(page) }];
  });
  if (written.length > 0) {
    const text = `${written.length} in the config.`;
    notes.push({ group: 'redirects', outcome: 'migrated', key: 'plugins.redirects', text });
  }
  return { value: written, notes };
}

/** The former address of a page, which may name a folder or a file of HTML. */
function oldRoute(path: string): string {
  const plain = path
    .replace(/^\//, '')
    .replace(/\/?index\.html$|\/$/, '')
    .replace(/\.html$/, '.md');
  return pageRoute(plain.endsWith('.md') ? plain : `${plain}/index.md`);
}
