import { readFileSync } from 'node:fs';
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
  const html = readText(file);
  if (!SHELL_SCRIPT.test(html) && !html.includes(REDIRECT)) return { isOwn: false };
  const href = /<link rel="canonical" href="([^"]*)"/.exec(html)?.[1]?.replaceAll('&amp;', '&');
  const hasUrl = href !== undefined && URL.canParse(href);
  return { isOwn: true, ...(hasUrl && { canonical: new URL(href).pathname }) };
}

function readText(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}
