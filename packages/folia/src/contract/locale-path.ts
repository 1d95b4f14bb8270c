import type { LocaleLink } from './shell-data.ts';

/**
 * The path of an address within its language: what follows the base path of the innermost locale that holds it. Empty
 * for the home page, and for an address outside of the site. It never begins with a slash, so that joined to a base path
 * it cannot become the address of another host (`//host`).
 * @example pathInLocale('/harbor/ar/docs/tides', [{ baseUrl: '/harbor/' }, { baseUrl: '/harbor/ar/' }]) // 'docs/tides'
 */
export function pathInLocale(pathname: string, locales: Pick<LocaleLink, 'baseUrl'>[]): string {
  const [base = pathname] = locales
    .map(({ baseUrl }) => baseUrl)
    .filter((baseUrl) => `${pathname}/`.startsWith(baseUrl))
    .toSorted((a, b) => b.length - a.length);
  return pathname.slice(base.length).replace(/^\/+/, '');
}
