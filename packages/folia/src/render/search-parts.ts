import { withBase } from '../contract/address.ts';
import type { PreparedSite } from './prepared-site.ts';

/** Lists the URLs of scripts and data that the search fetches. */
export function listSearchParts({ shell, client, config }: PreparedSite): string[] {
  if (!shell.search) return [];
  const { titles, index } = shell.search;
  const scripts = [client.search.entry, ...client.search.parts];
  return [...scripts.map((path) => withBase(path, config.siteBaseUrl)), titles, index];
}
