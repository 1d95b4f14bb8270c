import { posix } from 'node:path';
import { decodePath, hasScheme } from 'folia/format';
import { asObject, asString, type Converted, type Note } from '../note.ts';
import { addressOf, type ConvertedChapters } from './convert-chapters.ts';
import type { Book } from './read-book.ts';

type Redirect = { from: string; to: string };

/**
 * Converts the redirects of `output.html.redirect`, whose targets are relative to the page that they replace, and adds
 * one for the chapter that is the home page. A redirect to a missing section leads to the start of its page.
 */
export function convertRedirects(
  book: Book,
  { home, ids }: Pick<ConvertedChapters, 'home' | 'ids'>,
): Converted<Redirect[]> {
  const html = asObject(asObject(book.config['output'])['html']);
  const pages = new Map(
    book.chapters.map(({ path }) => {
      const address = addressOf(path, book);
      return [address, path === home ? '/' : address];
    }),
  );
  const notes: Note[] = [];
  const redirects: Redirect[] = [];
  const address = home === undefined ? '/' : addressOf(home, book);
  if (address !== '/') redirects.push({ from: address, to: '/' });
  for (const [from, target] of Object.entries(asObject(html['redirect']))) {
    const [file = '', section = ''] = from.split(/(?=#)/);
    const page = toAddress(posix.join('/', file));
    const source = page + section;
    const isFormer = section === '' ? !pages.has(page) : !ids.get(page)?.has(section.slice(1));
    const written = asString(target) ?? '';
    const { to, isCut = false } = resolveTarget(written, file, { pages, ids });
    const isUsed = redirects.some((redirect) => redirect.from === source);
    const key = `${from} -> ${written}`;
    if (to !== undefined && isFormer && !isUsed) {
      redirects.push({ from: source, to });
      const text = 'It leads to the start of the page, which has no such section.';
      if (isCut) notes.push({ group: 'redirects', outcome: 'changed', key, text });
    } else if (!isUsed) {
      const text = isFormer
        ? `There is no page at "${written}".`
        : `There is a ${section === '' ? 'page' : 'section'} at this address.`;
      notes.push({ group: 'redirects', outcome: 'dropped', key, text });
    }
  }
  const text = `${redirects.length} in the config.`;
  return {
    value: redirects,
    notes:
      redirects.length > 0
        ? [{ group: 'redirects', outcome: 'migrated', key: 'redirects', text }, ...notes]
        : notes,
  };
}

type Targets = {
  /** Addresses in the new site, by those in the book. */
  pages: ReadonlyMap<string, string>;
  ids: ConvertedChapters['ids'];
};

/** Returns the new address, and whether it lost the section of the target. */
function resolveTarget(
  target: string,
  from: string,
  { pages, ids }: Targets,
): { to?: string; isCut?: boolean } {
  if (hasScheme(target)) return { to: target };
  const [path = '', hash = ''] = target.split(/(?=#)/);
  const absolute = path.startsWith('/') ? path : posix.join('/', posix.dirname(from), path);
  const file = absolute
    .replace(/\/$/, '/index')
    .replace(/\.(?:html|md)$/, '')
    .replace(/\/README$/, '/index');
  const page = pages.get(file) ?? pages.get(toAddress(absolute));
  if (page === undefined || hash === '') return { to: page };
  const isFound = ids.get(page)?.has(decodePath(hash.slice(1))) === true;
  return { to: isFound ? page + hash : page, isCut: !isFound };
}

function toAddress(path: string): string {
  return path.replace(/(?:\/(?:index|README))?\.(?:html|md)$/, '').replace(/\/+$/, '') || '/';
}
