import { VOID_ELEMENTS } from './void-elements.ts';

/** Marks content that nobody searches for: examples, and lists of content that is elsewhere. */
export const UNSEARCHED = 'data-unsearched';

/** A start tag up to the mark. */
const START = /^<([a-z][a-z\d-]*)\s(?:[^"'>]|"[^"]*"|'[^']*')*$/i;

/**
 * Removes marked elements, which parsing would skip anyway: they are most of a page of an API
 * reference, and finding their ends is several times faster than parsing them. An element whose
 * end is not found is left to the parser.
 */
export function dropUnsearched(html: string): string {
  const kept: string[] = [];
  let from = 0;
  for (let mark = html.indexOf(UNSEARCHED); mark !== -1; mark = html.indexOf(UNSEARCHED, mark)) {
    const start = html.lastIndexOf('<', mark);
    const end = start < from ? undefined : findEnd(html, start, mark);
    if (end === undefined) {
      mark += UNSEARCHED.length;
    } else {
      kept.push(html.slice(from, start));
      from = end;
      mark = end;
    }
  }
  return from === 0 ? html : [...kept, html.slice(from)].join('');
}

/** The index after a marked element; undefined if it is not an element, or is not closed. */
function findEnd(html: string, start: number, mark: number): number | undefined {
  const name = START.exec(html.slice(start, mark))?.[1];
  if (name === undefined || VOID_ELEMENTS.has(name.toLowerCase())) return undefined;
  const tags = new RegExp(`<(/?)${name}(?=[\\s/>])`, 'gi');
  tags.lastIndex = start;
  let depth = 0;
  for (let tag = tags.exec(html); tag; tag = tags.exec(html)) {
    depth += tag[1] === '' ? 1 : -1;
    if (depth > 0) continue;
    const end = html.indexOf('>', tag.index);
    return end === -1 ? undefined : end + 1;
  }
  return undefined;
}
