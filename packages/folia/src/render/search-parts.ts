import { withBase } from '../contract/address.ts';
import type { SearchWorker } from './document.ts';
import type { PreparedSite } from './prepared-site.ts';

/** Lists the URLs of what the code of the search needs for the first hits, except the titles, which a script fetches. */
export function listSearchParts({ shell, shellFile, client, config }: PreparedSite): string[] {
  if (!shell.search) return [];
  const { parts: code, worker = [] } = client.search;
  const parts = [...code, worker, shellFile.path].flat();
  return parts.map((path) => withBase(path, config.siteBaseUrl));
}

/** The worker of the search; undefined if there is no search, and in development. */
export function findSearchWorker({
  shell,
  client,
  config,
}: PreparedSite): SearchWorker | undefined {
  const { worker } = client.search;
  if (!shell.search || !worker) return undefined;
  return { worker: withBase(worker, config.siteBaseUrl), titles: shell.search.titles };
}
