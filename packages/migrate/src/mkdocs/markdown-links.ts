import { posix } from 'node:path';
import { newName } from './page-links.ts';

/** The destination of a link in the Markdown of a page to another page: https://spec.commonmark.org/0.31.2/#link-destination */
export function addressFrom(page: string, target: string): string {
  const path = posix.relative(posix.dirname(page), newName(target));
  return encodeURI(path).replace(/[()#?]/g, (sign) => `%${sign.charCodeAt(0).toString(16)}`);
}

/** Escapes plain text for Markdown. */
export function escapeMarkdown(text: string): string {
  return text.replace(/[[\]\\<*_`]/g, '\\$&');
}
