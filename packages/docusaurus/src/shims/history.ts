import { useLocation } from './docusaurus.ts';

/** A place in the site: https://v5.reactrouter.com/web/api/location */
export type Place = { pathname?: string; search?: string; hash?: string };

/** The history of the browser: https://v5.reactrouter.com/web/api/history. It keeps no `state`. */
export function useHistory() {
  return {
    push: (to: string | Place) => location.assign(resolvePlace(to, location.href)),
    replace: (to: string | Place) => location.replace(resolvePlace(to, location.href)),
    go: (steps: number) => history.go(steps),
    goBack: () => history.back(),
    goForward: () => history.forward(),
    // The browser reports what it does itself.
    listen: () => () => {},
    block: () => () => {},
    createHref: printPlace,
    action: 'POP',
    location: useLocation(),
  };
}

/**
 * The URL of a place, which is always on the same server: what is not given is empty, but a missing path is the current
 * one, and others are relative to it.
 */
export function resolvePlace(to: string | Place, current: string): string {
  const { pathname = '', search, hash } = typeof to === 'string' ? parsePlace(to) : to;
  const url = new URL(current);
  if (pathname.startsWith('/')) url.pathname = pathname;
  else if (pathname !== '') url.pathname = url.pathname.replace(/[^/]*$/, '') + pathname;
  url.search = withSign(search, '?');
  url.hash = withSign(hash, '#');
  return url.href;
}

/** The path of a place with its query and fragment, as the address of a link. */
export function printPlace({ pathname = '', search, hash }: Place): string {
  return `${pathname || '/'}${withSign(search, '?')}${withSign(hash, '#')}`;
}

function parsePlace(text: string): Place {
  const [, pathname, search, hash] = /^([^?#]*)(\?[^#]*)?(#.*)?$/s.exec(text || '/') ?? [];
  return { pathname, search, hash };
}

/** Adds `?` or `#` if it is missing. On its own, it counts as empty. */
function withSign(text = '', sign: '?' | '#'): string {
  const rest = text.startsWith(sign) ? text.slice(1) : text;
  return rest && sign + rest;
}
