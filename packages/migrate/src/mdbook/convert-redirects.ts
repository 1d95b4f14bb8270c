import { posix } from 'node:path';
import { hasScheme } from 'folia/format';
import { asObject, asString, type Converted, type Note } from '../note.ts';
import { addressOf } from './convert-chapters.ts';
import type { Book } from './read-book.ts';

type Redirect = { from: string; to: string };

/**
 * Converts the redirects of `output.html.redirect`, whose targets are relative to the page that they replace, and adds
 * one for the chapter that is the home page.
 */
export function convertRedirects(book: Book, home: string | undefined): Converted<Redirect[]> {
  const html = asObject(asObject(book.config['output'])['html']);
  const pages = new Map(
    book.chapters.map(({ path }) => [addressOf(path), path === home ? '/' : addressOf(path)]),
  );
  const notes: Note[] = [];
  const redirects: Redirect[] = [];
  if (home !== undefined && addressOf(home) !== '/')
    redirects.push({ from: addressOf(home), to: '/' });
  for (const [from, target] of Object.entries(asObject(html['redirect']))) {
    const source = toAddress(posix.join('/', from));
    const written = asString(target) ?? '';
    const to = resolveTarget(written, from, pages);
    const isUsed = redirects.some((redirect) => redirect.from === source);
    if (to !== undefined && !pages.has(source) && !isUsed) redirects.push({ from: source, to });
    else if (!isUsed) {
      const text = pages.has(source)
        ? 'There is a page at this address.'
        : `There is no page at "${written}".`;
      notes.push({ group: 'redirects', outcome: 'dropped', key: `${from} -> ${written}`, text });
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

function resolveTarget(
  target: string,
  from: string,
  pages: ReadonlyMap<string, string>,
): string | undefined {
  if (hasScheme(target)) return target;
  const [path = ''] = target.split('#');
  const absolute = path.startsWith('/') ? path : posix.join('/', posix.dirname(from), path);
  const page = pages.get(toAddress(absolute));
  // The section may have moved since, and a redirect to a missing section would stop the build.
  return page;
}

function toAddress(path: string): string {
  return path.replace(/(?:\/(?:index|README))?\.(?:html|md)$/, '').replace(/\/+$/, '') || '/';
}
