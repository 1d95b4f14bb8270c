import { getBasePath } from '../base-path.ts';
import type { Api, Operation, Server } from '../model.ts';

/**
 * The earlier description with its paths divided between servers and operations as in the later one:
 * a server at `/api` with the path `/berths` is a server at `/` with the path `/api/berths`. It stays
 * as it is unless this explains most operations, since otherwise the API has moved.
 */
export function alignPaths(before: Api, after: Api): Api {
  const [old, now] = [findBase(before), findBase(after)];
  if (old === undefined || now === undefined || old === now) return before;
  const move = makeMove(old, now);
  const moved = before.operations.map((operation) => move(operation.path));
  const known = new Set(after.operations.map(({ method, path }) => `${method} ${path}`));
  const found = before.operations.filter(({ method }, index) =>
    known.has(`${method} ${moved[index]}`),
  );
  if (moved.includes(undefined) || found.length * 2 <= moved.length) return before;
  const servers = before.servers.map((server) => moveServer(server, old, now));
  return {
    ...before,
    servers,
    operations: before.operations.map(
      (operation, index): Operation => ({
        ...operation,
        servers,
        path: moved[index] ?? operation.path,
      }),
    ),
  };
}

/** The path that all servers have; undefined if they differ, or operations have servers of their own. */
function findBase({ servers, operations }: Api): string | undefined {
  const [base = '', ...others] = new Set(servers.map((server) => getBasePath([server])));
  if (servers.length === 0 || others.length > 0 || /[{}]/.test(base)) return undefined;
  const written = JSON.stringify(servers);
  const isShared = operations.every((operation) => JSON.stringify(operation.servers) === written);
  return isShared ? base : undefined;
}

/** Returns a function that gives the path of an operation below the other base, if it has one. */
function makeMove(old: string, now: string): (path: string) => string | undefined {
  if (old.startsWith(`${now}/`)) return (path) => old.slice(now.length) + path;
  if (!now.startsWith(`${old}/`)) return () => undefined;
  const start = now.slice(old.length);
  return (path) => (path.startsWith(`${start}/`) ? path.slice(start.length) : undefined);
}

function moveServer(server: Server, old: string, now: string): Server {
  const url = server.url.replace(/\/+$/, '');
  return { ...server, url: url.slice(0, url.length - old.length) + now };
}
