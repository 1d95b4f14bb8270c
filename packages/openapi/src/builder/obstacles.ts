import type { SampleRequest } from '../samples/index.ts';

/** What keeps a browser from sending a request, or from sending all of it. */
export type Obstacle =
  | { kind: 'mixed' | 'method' | 'bodyless' | 'server' | 'file' | 'path'; isFatal: true }
  /** Parts that are left out, such as the names of headers. */
  | { kind: 'headers' | 'cookies' | 'partHeaders'; names: string[]; isFatal: false }
  | { kind: 'private' | 'digest'; isFatal: false };

/** Headers that only browsers set (https://fetch.spec.whatwg.org/#forbidden-request-header). */
const FORBIDDEN_HEADER =
  /^(?:accept-charset|accept-encoding|access-control-request-.*|connection|content-length|cookie2?|date|dnt|expect|host|keep-alive|origin|referer|set-cookie|te|trailer|transfer-encoding|upgrade|via|proxy-.*|sec-.*)$/i;

type Page = Pick<Location, 'protocol' | 'hostname'>;

/**
 * Finds the obstacles that are known before sending.
 *
 * @param page the location of the document
 * @param missing what has not been filled in or chosen
 */
export function findObstacles(
  { method, url, headers, digestAuth, body }: SampleRequest,
  page: Page,
  missing: { server: boolean; path: boolean; file: boolean },
): Obstacle[] {
  if (missing.server || !URL.canParse(url)) return [{ kind: 'server', isFatal: true }];
  const target = new URL(url);
  const left = headers.map(([name]) => name).filter((name) => FORBIDDEN_HEADER.test(name));
  const isCookie = (name: string) => /^cookie$/i.test(name);
  const partHeaders =
    body?.kind === 'multipart' ? body.parts.flatMap(({ headers: own = [] }) => own) : [];
  const names = left.filter((name) => !isCookie(name));
  return [
    ...fatal(target, method, body, page, missing),
    ...(names.length > 0 ? [{ kind: 'headers', names, isFatal: false } as const] : []),
    ...(left.some(isCookie)
      ? [{ kind: 'cookies', names: cookieNames(headers), isFatal: false } as const]
      : []),
    ...(partHeaders.length > 0
      ? [{ kind: 'partHeaders', names: partHeaders.map(([name]) => name), isFatal: false } as const]
      : []),
    ...(digestAuth ? [{ kind: 'digest', isFatal: false } as const] : []),
    ...(isPrivate(target.hostname) && !isPrivate(page.hostname)
      ? [{ kind: 'private', isFatal: false } as const]
      : []),
  ];
}

function fatal(
  target: URL,
  method: string,
  body: SampleRequest['body'],
  page: Page,
  missing: { path: boolean; file: boolean },
): Obstacle[] {
  const kinds: Extract<Obstacle, { isFatal: true }>['kind'][] = [
    ...(/^(?:connect|trace|track)$/i.test(method) ? (['method'] as const) : []),
    ...(/^(?:get|head)$/i.test(method) && body ? (['bodyless'] as const) : []),
    ...(isMixed(target, page) ? (['mixed'] as const) : []),
    ...(missing.file ? (['file'] as const) : []),
    ...(missing.path ? (['path'] as const) : []),
  ];
  return kinds.map((kind) => ({ kind, isFatal: true }));
}

/** https://w3c.github.io/webappsec-mixed-content/#should-block-fetch, except for the reader's own computer. */
function isMixed({ protocol, hostname }: URL, page: Page): boolean {
  return page.protocol === 'https:' && protocol === 'http:' && !isLoopback(hostname);
}

function isLoopback(host: string): boolean {
  return /^(?:(?:.*\.)?localhost|127(?:\.\d+){3}|\[::1\])$/i.test(host);
}

/** Whether a host is in a private network (https://www.rfc-editor.org/rfc/rfc1918), judging by its name. */
export function isPrivate(host: string): boolean {
  return (
    isLoopback(host) ||
    /^(?:10|192\.168|169\.254|172\.(?:1[6-9]|2\d|3[01]))\.|\.(?:local|lan|home\.arpa|internal)$|^\[f[cde]/i.test(
      host,
    )
  );
}

function cookieNames(headers: SampleRequest['headers']): string[] {
  return headers
    .filter(([name]) => /^cookie$/i.test(name))
    .flatMap(([, value]) => value.split('; ').map((pair) => pair.replace(/=.*$/s, '')));
}

/** Whether a browser leaves a header out of requests. */
export function isForbiddenHeader(name: string): boolean {
  return FORBIDDEN_HEADER.test(name);
}
