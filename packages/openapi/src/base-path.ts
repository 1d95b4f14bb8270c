import type { Server } from './model.ts';

/** A server whose variables may be unknown. */
type BaseServer = Pick<Server, 'url'> & Partial<Pick<Server, 'variables'>>;

/**
 * The path of the first server, such as `/api`, which precedes the paths of operations. Its
 * variables are kept as they are. https://spec.openapis.org/oas/v3.1.1#server-object
 */
export function getBasePath([server]: BaseServer[]): string {
  return withoutLeadingVariable(server)
    .replace(/^(?:(?:[a-z][a-z\d+.-]*|\{[^{}]*\}):)?\/\/[^/]*/i, '')
    .replace(/[?#].*$/, '')
    .replace(/\/+$/, '');
}

/** A variable at the start stands for an origin, with or without a path: `{origin}/v1`. Its default value shows which. */
function withoutLeadingVariable({ url, variables = [] }: BaseServer = { url: '' }): string {
  return url.replace(/^\{([^{}]+)\}(?!:\/\/)[^/]*/, (_, name) => {
    const value = variables.find((variable) => variable.name === name)?.default ?? '';
    return /^(?:[a-z][a-z\d+.-]*:)?\//i.test(value) ? value.replace(/\/+$/, '') : '';
  });
}

/** Whether the URL of a server has no host, and no variable that may contain one. */
export function isRelativeUrl(url: string): boolean {
  return !/^(?:[a-z][a-z\d+.-]*:|\/\/|\{)/i.test(url);
}
