import { makeTestContext, renderTestPageAt } from './test-reference.ts';

const INFO = { openapi: '3.1.0', info: { title: 'Quay', version: '1' } };

/** The HTML of the page of one operation. @param more further parts of the description */
export function operationHtml(operation: object, more: object = {}): string {
  const paths = { '/berths': { get: { operationId: 'berths', ...operation } } };
  return renderTestPageAt('/berths', makeTestContext({ ...INFO, paths, ...more })).html;
}

/** The same as text. */
export function operationText(operation: object, more: object = {}): string {
  return textOf(operationHtml(operation, more));
}

/** The text of a page as a reader sees it. */
export function textOf(html: string): string {
  return html
    .replace(/<[^>]*>/g, '')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&amp;', '&');
}
