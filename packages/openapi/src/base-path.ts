import type { Server } from './model.ts';

/**
 * What stands before the paths of operations on the first server, such as `/api`; its variables stay as they are.
 * https://spec.openapis.org/oas/v3.1.1.html#server-object
 */
export function basePathOf([server]: Pick<Server, 'url'>[]): string {
  return (server?.url ?? '')
    .replace(/^(?:[a-z][a-z\d+.-]*:)?\/\/[^/]*/i, '')
    .replace(/[?#].*$/, '')
    .replace(/\/+$/, '');
}
