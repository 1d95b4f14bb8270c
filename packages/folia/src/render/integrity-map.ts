import type { ClientBundle } from '../bundler/client-bundle.ts';
import { withBase } from '../contract/address.ts';
import { RETRIES } from '../contract/retries.ts';
import { escapeJson } from './document.ts';

/**
 * Makes the import map by which browsers check modules, however they are imported
 * (https://html.spec.whatwg.org/multipage/webappapis.html#integrity-metadata). Entry modules are also listed under the
 * addresses of retries.
 * @returns the text of the script element; empty if the bundle has no hashes
 */
export function integrityMap(
  { entry, search, integrity }: Pick<ClientBundle, 'entry' | 'search' | 'integrity'>,
  baseUrl: string,
): string {
  const listed = Object.entries(integrity).flatMap(([path, hash]) => {
    const attempts = path === entry || path === search.entry ? 1 + RETRIES : 1;
    return Array.from({ length: attempts }, (_, attempt) => [
      withBase(path, baseUrl) + '?'.repeat(attempt),
      hash,
    ]);
  });
  return listed.length > 0 ? escapeJson({ integrity: Object.fromEntries(listed) }) : '';
}
