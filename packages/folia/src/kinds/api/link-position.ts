import { decodePath } from '../../contract/address.ts';
import type { ApiReference } from './api-reference.ts';

/** A link as written, with its position (1-based), unless it was not found or not searched for. */
type LinkPosition = { url: string; file?: string; line?: number; column?: number };

/** A search in a large description takes milliseconds, and some have thousands of links that lead nowhere. */
const MAX_SEARCHES = 500;

/** What surrounds a link in Markdown, HTML and JSON, the most specific first. */
const STARTS = ['](', '"', "'", ']: ', ''];

const positions = new WeakMap<ApiReference, Map<string, LinkPosition>>();

/** Finds the first occurrence of a link in the files of a description. */
export function findLinkPosition(url: string, reference: ApiReference): LinkPosition {
  const known = positions.get(reference) ?? new Map<string, LinkPosition>();
  positions.set(reference, known);
  const position = known.get(url) ?? (known.size < MAX_SEARCHES ? search(url, reference) : { url });
  known.set(url, position);
  return position;
}

/** Searches for both spellings of a link, since Markdown encodes what a URL may not contain, such as braces. */
function search(url: string, { texts }: ApiReference): LinkPosition {
  for (const written of new Set([url, decodePath(url)])) {
    for (const start of STARTS) {
      for (const [file, text] of texts) {
        const index = text.indexOf(start + written);
        if (index !== -1) return { url: written, file, ...positionAt(text, index + start.length) };
      }
    }
  }
  return { url };
}

/** The position of an index, without copying the text, which may have many megabytes. */
function positionAt(text: string, index: number): { line: number; column: number } {
  let line = 1;
  let start = 0;
  for (let end = text.indexOf('\n'); end !== -1 && end < index; end = text.indexOf('\n', start)) {
    line += 1;
    start = end + 1;
  }
  return { line, column: index - start + 1 };
}
