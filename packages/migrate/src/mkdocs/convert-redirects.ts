import { decodePath } from 'folia/format';
import { asObject, asString, type Converted, type Note } from '../note.ts';
import type { ConvertedPages } from './convert-pages.ts';
import { type DocsFiles, pageRoute } from './docs-files.ts';
import type { MkdocsConfig } from './read-config.ts';

type Redirect = { from: string; to: string };

/**
 * Converts the redirects of https://github.com/mkdocs/mkdocs-redirects.
 *
 * @param pages.ids of the sections of each page
 */
export function convertRedirects(
  config: MkdocsConfig,
  files: DocsFiles,
  { ids, route }: Pick<ConvertedPages, 'ids' | 'route'>,
): Converted<Redirect[]> {
  const maps = asObject(asObject(config.plugins.get('redirects'))['redirect_maps']);
  const notes: Note[] = [];
  const routes = new Set([...files.pages.keys()].map(route));
  const written = Object.entries(maps).flatMap(([from, target]): Redirect[] => {
    const to = asString(target);
    if (to === undefined) return [];
    const former = oldRoute(from);
    const drop = (text: string) => {
      notes.push({ group: 'redirects', outcome: 'dropped', key: `${from} -> ${to}`, text });
      return [];
    };
    if (routes.has(former)) return drop('The former address is a page.');
    if (/^https?:/.test(to)) return [{ from: former, to }];
    const [path = '', hash = ''] = to.split(/(?=#)/);
    const page = path.replace(/^\//, '');
    if (!files.pages.has(page)) return drop('The target does not exist.');
    if (hash === '' || ids.get(page)?.has(decodePath(hash.slice(1))))
      return [{ from: former, to: route(page) + hash }];
    notes.push({
      group: 'redirects',
      outcome: 'changed',
      key: `${from} -> ${to}`,
      text: 'It leads to the start of the page, which has no such section.',
    });
    return [{ from: former, to: route(page) }];
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
