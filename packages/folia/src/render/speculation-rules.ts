/** The end of a path to a file other than a page. */
const FILE = '*.:extension([a-z]\\w{1,4})';

/**
 * Returns the rules by which a browser fetches the document of a link that a reader presses, before the shell is live
 * (https://developer.mozilla.org/docs/Web/API/Speculation_Rules_API). Those of other links are fetched by scripts, so that
 * they can be parsed before the click.
 *
 * @param baseUrl only links to pages below it
 * @returns JSON
 */
export function speculationRules(baseUrl: string): string {
  const base = baseUrl.replace(/[+*?:{}()\\]/g, '\\$&');
  const where = {
    and: [{ href_matches: `${base}*` }, { not: { href_matches: base + FILE } }],
  };
  return JSON.stringify({ prefetch: [{ where, eagerness: 'conservative' }] });
}
