import { withBase } from '../contract/address.ts';
import type { PreparedSite } from './prepared-site.ts';

/** Lists the URLs of what the code of the search needs for the first hits. */
export function listSearchParts({ shell, shellFile, client, config }: PreparedSite): string[] {
  if (!shell.search) return [];
  const { titles } = shell.search;
  const { parts: code, worker = [] } = client.search;
  const parts = [...code, worker, shellFile.path].flat();
  return [...parts.map((path) => withBase(path, config.siteBaseUrl)), titles];
}

/** The URL of the worker of the search; undefined if there is no search, and in development. */
export function findSearchWorker({ shell, client, config }: PreparedSite): string | undefined {
  const { worker } = client.search;
  return shell.search && worker && withBase(worker, config.siteBaseUrl);
}
