import type { IncomingMessage } from 'node:http';
import { decodePath, splitSuffix } from '../contract/address.ts';

/**
 * The path of a request, and its query. Clients of proxies send the whole URL
 * (https://www.rfc-editor.org/rfc/rfc9112#section-3.2.2). Its host is ignored.
 */
export function readTarget(target: string): { pathname: string; suffix: string } {
  const { pathname, suffix } = splitSuffix(target.replace(/^https?:\/\/[^/?#]*/i, ''));
  return { pathname: pathname || '/', suffix };
}

/** Whether a request says exactly once which host it is for (https://www.rfc-editor.org/rfc/rfc9112#section-3.2). */
export function hasOneHost({ headersDistinct, httpVersion }: IncomingMessage): boolean {
  const count = headersDistinct.host?.length ?? 0;
  return count === 1 || (count === 0 && httpVersion === '1.0');
}

/**
 * The rest of a path below a base path, however a client has encoded the base path.
 *
 * @param pathname percent-encoded
 * @returns with a leading slash; undefined if the path is outside the base path
 * @example withoutBasePath('/gr%c3%bcn/a%20b', '/grün/') // '/a%20b'
 */
export function withoutBasePath(pathname: string, baseUrl: string): string | undefined {
  const depth = baseUrl.split('/').length - 1;
  const segments = pathname.split('/');
  const base = `${segments.slice(0, depth).join('/')}/`;
  const isInside = segments.length > depth && decodePath(base) === decodePath(baseUrl);
  return isInside ? `/${segments.slice(depth).join('/')}` : undefined;
}
