import { z } from 'zod';

/** Schemes whose URLs are code or documents of their own: https://html.spec.whatwg.org/multipage/browsing-the-web.html#the-javascript:-url-special-case */
const CODE_SCHEME = /^(?:javascript|vbscript|data|blob):/i;

/**
 * Whether a link would run code or show a document that it contains. Browsers ignore spaces and control characters in the
 * scheme (https://url.spec.whatwg.org/#concept-basic-url-parser).
 */
export function isCodeUrl(url: string): boolean {
  const read = url.replace(/[\0-\x20]/g, '');
  // The engine writes what follows `pathname://` unchanged.
  return CODE_SCHEME.test(read.replace(/^(?:pathname:\/\/)+/i, ''));
}

const MEANT = 'a link that runs no code, such as "https://…" or "mailto:…"';
const isLink = (url: string) => !isCodeUrl(url);

/** The URL of a link to another site. */
export const linkUrl = z.url().refine(isLink, MEANT);

/** The target of a link: a path or a URL. */
export const linkTarget = z.string().refine(isLink, MEANT);
