import type { LocaleLink } from './shell-data.ts';

/**
 * The path of a URL relative to its locale: the part after the base path of the innermost matching
 * locale. Empty for the home page, and for URLs outside the site. It never starts with a slash,
 * because joined to a base path it must not become the URL of another host (`//host`).
 *
 * @example pathInLocale('/harbor/ar/docs/tides', [{ baseUrl: '/harbor/' }, { baseUrl: '/harbor/ar/'
 * }]) // 'docs/tides'
 */
export function pathInLocale(pathname: string, locales: Pick<LocaleLink, 'baseUrl'>[]): string {
  const [base = pathname] = locales
    .map(({ baseUrl }) => baseUrl)
    .filter((baseUrl) => `${pathname}/`.startsWith(baseUrl))
    .toSorted((a, b) => b.length - a.length);
  return pathname.slice(base.length).replace(/^\/+/, '');
}
