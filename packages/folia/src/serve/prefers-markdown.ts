import { ACCEPT_PATTERNS } from '../deploy/accept-markdown.ts';

const patterns = ACCEPT_PATTERNS.map(({ pattern, ...rest }) => ({
  ...rest,
  pattern: new RegExp(pattern, 'i'),
}));

/** Whether an `Accept` header prefers the Markdown of a page to its document, by the rules of the other servers. */
export function prefersMarkdown(accept = ''): boolean {
  return patterns.find(({ pattern }) => pattern.test(accept))?.prefersMarkdown ?? false;
}
