import { isHtmlTag } from 'folia/format';
import { lineAt, mapOutsideCode } from '../outside-code.ts';
import { inlineHtml } from '../print-container.ts';
import type { WrittenPart } from '../written-part.ts';

export type MarkupOptions = { mathjax: boolean };

/** Converts HTML and other text of a chapter that mdBook or its preprocessors treat in a special way. */
export function convertMarkup(
  text: string,
  { mathjax }: MarkupOptions,
): {
  text: string;
  /** Elements that a preprocessor of the book would replace. */
  unknown: WrittenPart[];
} {
  const unknown: WrittenPart[] = [];
  const converted = mapOutsideCode(text, (hidden) => {
    const math = mathjax ? convertMath(hidden) : hidden;
    const boxes = convertWarnings(math)
      .replace(/^[ \t]*<!--\s*toc\s*-->[ \t]*$/gim, '')
      .replace(/<i class="fa[srb]? [\w- ]*"(?:\s[^>]*)?>\s*<\/i>/g, '');
    return convertElements(joinFootnoteNames(boxes), unknown);
  });
  return { text: converted, unknown };
}

/** Names of footnotes, which may have spaces in mdBook. */
function joinFootnoteNames(text: string): string {
  const names = new Set(
    Array.from(text.matchAll(/^ {0,3}\[\^([^\]\n]*[ \t][^\]\n]*)\]:/gm), ([, name = '']) => name),
  );
  return text.replace(/\[\^([^\]\n]+)\]/g, (whole, name: string) =>
    names.has(name) ? `[^${name.trim().replace(/\s+/g, '-')}]` : whole,
  );
}

/** `<div class="warning">` is a box (https://rust-lang.github.io/mdBook/format/mdbook.html#class-warning). */
function convertWarnings(text: string): string {
  return text.replace(
    /^<div class="warning">[ \t]*\n([\s\S]*?)\n[ \t]*<\/div>[ \t]*$/gm,
    (_whole, content: string) => `:::warning\n${content.replace(/^\n+|\n+$/g, '')}\n:::`,
  );
}

/** MathJax's `\\( … \\)` and `\\[ … \\]`, whose backslashes are escaped in Markdown. */
function convertMath(text: string): string {
  return text
    .replace(/\\\\\[([\s\S]*?)\\\\\]/g, (_whole, formula: string) => `$$\n${formula.trim()}\n$$`)
    .replace(/\\\\\(([\s\S]*?)\\\\\)/g, (_whole, formula: string) => `$${formula.trim()}$`);
}

const TAG =
  /(?<!\\)<(\/?)([A-Za-z][\w-]*)((?:\s+[\w:-]+(?:\s*=\s*(?:"[^"]*"|'[^']*'|[^\s"'=<>`]+))?)*)\s*\/?>/g;
const FOREIGN = /<(svg|math)\b[\s\S]*?<\/\1\s*>/gi;

/**
 * Converts elements that are not HTML. One with a closing tag is for a preprocessor; its content and visible attributes
 * stay. One without is text, such as `Vec<T>`.
 */
function convertElements(text: string, unknown: WrittenPart[]): string {
  const foreign = Array.from(text.matchAll(FOREIGN), ({ 0: whole, index }) => [
    index,
    index + whole.length,
  ]);
  const isForeign = (offset: number) =>
    foreign.some(([start = 0, end = 0]) => start <= offset && offset < end);
  const closings: string[] = [];
  return text.replace(
    TAG,
    (whole: string, slash: string, name: string, attributes: string, offset: number) => {
      if (isKnown(name) || isForeign(offset)) return whole;
      if (slash === '/') return closings.pop() ?? '';
      const isPaired = new RegExp(`</${name}\\s*>`).test(text.slice(offset));
      if (!isPaired && !whole.endsWith('/>')) return `\\${whole}`;
      unknown.push({ written: whole.replace(/\s+/g, ' '), line: lineAt(text, offset) });
      const { before, after } = visibleAttributes(attributes);
      if (isPaired) closings.push(after);
      return before;
    },
  );
}

function isKnown(name: string): boolean {
  return !/[A-Z]/.test(name)
    ? isHtmlTag(name)
    : isHtmlTag(name.toLowerCase()) && name === name.toUpperCase();
}

/** The attributes that the preprocessor of a book shows: a file name above, number and caption below. */
function visibleAttributes(attributes: string): { before: string; after: string } {
  const read = (name: string) => new RegExp(`\\s${name}="([^"]*)"`).exec(attributes)?.[1];
  const file = read('file-name');
  const caption = [read('number') && `Listing ${read('number')}`, read('caption')].filter(Boolean);
  return {
    before: file ? `<p>Filename: ${inlineHtml(file)}</p>\n\n` : '',
    after: caption.length > 0 ? `\n\n<p><em>${inlineHtml(caption.join(': '))}</em></p>\n` : '',
  };
}
