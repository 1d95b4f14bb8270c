import type { Server } from './model.ts';

/**
 * The path of the first server, such as `/api`, which precedes the paths of operations. Its
 * variables are kept as they are. https://spec.openapis.org/oas/v3.1.1#server-object
 */
export function getBasePath([server]: Pick<Server, 'url'>[]): string {
  return (server?.url ?? '')
    .replace(/^(?:[a-z][a-z\d+.-]*:)?\/\/[^/]*/i, '')
    .replace(/[?#].*$/, '')
    .replace(/\/+$/, '');
}

/** Whether the URL of a server has no host, and no variable that may contain one. */
export function isRelativeUrl(url: string): boolean {
  return !/^(?:[a-z][a-z\d+.-]*:|\/\/|\{)/i.test(url);
}
