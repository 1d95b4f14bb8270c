import { closeSync, openSync, readSync } from 'node:fs';
import { SHELL_SCRIPT } from './built-base-path.ts';

/** A document in the output folder. */
export type BuiltDocument = {
  /** Whether the build wrote it: a page, a redirect or a not-found page, and not a file from a static folder. */
  isOwn: boolean;
  /** The path of the canonical URL of a document that the build wrote; not-found pages have none. */
  canonical?: string;
};

/** The script of a redirect, whose target is beside it. */
const REDIRECT = '<script data-to="';

/** Reads what the build wrote a document for. A file that does not exist is not its own. */
export function readDocument(file: string): BuiltDocument {
  const html = readHead(file);
  if (!SHELL_SCRIPT.test(html) && !html.includes(REDIRECT)) return { isOwn: false };
  const href = /<link rel="canonical" href="([^"]*)"/.exec(html)?.[1]?.replaceAll('&amp;', '&');
  const hasUrl = href !== undefined && URL.canParse(href);
  return { isOwn: true, ...(hasUrl && { canonical: new URL(href).pathname }) };
}

/** How much of a document is read: more than the build writes before its styles. */
const HEAD_BYTES = 32_768;

/** The beginning of a file; empty if it cannot be read. Each request for a page reads one, so it reads no more. */
function readHead(path: string): string {
  let file: number | undefined;
  try {
    file = openSync(path, 'r');
    const head = Buffer.allocUnsafe(HEAD_BYTES);
    return head.toString('utf8', 0, readSync(file, head));
  } catch {
    return '';
  } finally {
    if (file !== undefined) closeSync(file);
  }
}
