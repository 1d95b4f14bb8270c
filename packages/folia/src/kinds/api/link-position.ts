import type { ApiReference } from './api-reference.ts';

/** Where a link is written; lines and columns begin with 1. Empty if it was not found or not looked for. */
type LinkPosition = { file?: string; line?: number; column?: number };

/** A search in a large description takes milliseconds, and some have thousands of links that lead nowhere. */
const MAX_SEARCHES = 500;

/** What surrounds a link in Markdown, HTML and JSON, the most specific first. */
const STARTS = ['](', '"', "'", ']: ', ''];

const positions = new WeakMap<ApiReference, Map<string, LinkPosition>>();

/** Finds the first occurrence of a link in the files of a description. */
export function findLinkPosition(url: string, reference: ApiReference): LinkPosition {
  const known = positions.get(reference) ?? new Map<string, LinkPosition>();
  positions.set(reference, known);
  const position = known.get(url) ?? (known.size < MAX_SEARCHES ? search(url, reference) : {});
  known.set(url, position);
  return position;
}

function search(url: string, { texts }: ApiReference): LinkPosition {
  for (const start of STARTS) {
    for (const [file, text] of texts) {
      const index = text.indexOf(start + url);
      if (index !== -1) return { file, ...positionAt(text, index + start.length) };
    }
  }
  return {};
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
