/**
 * Returns the rules by which a browser fetches the document of a link that a reader presses, before the shell is live
 * (https://html.spec.whatwg.org/multipage/speculative-loading.html#speculation-rules). It does so without waiting for a
 * script, which takes the document from the browser's cache then. Files such as archives are left alone, and with them
 * all addresses with a dot. Rules for links on a page apply when a link is pressed, unless they say otherwise.
 *
 * @param baseUrl only links to pages below it
 * @returns JSON
 */
export function speculationRules(baseUrl: string): string {
  const base = baseUrl.replace(/[+*?:{}()\\]/g, '\\$&');
  return JSON.stringify({ prefetch: [{ where: { href_matches: `${base}([^.]*)` } }] });
}
