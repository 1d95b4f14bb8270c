import { decodeReferences } from '../../character-references.ts';
import { codeBlock } from './fences.ts';
import { attributeOf, convertTags, isElement } from './html.ts';
import { signsInHtml } from './icons.ts';
import { dedent, indentOf, isBlank, trimBlank } from './lines.ts';
import type { PageText, ReadBlock } from './page-text.ts';

const BLOCK =
  /^(?:address|article|aside|blockquote|center|details|dialog|div|dl|fieldset|figure|footer|form|h[1-6]|header|hr|iframe|main|nav|ol|p|pre|script|section|style|svg|table|textarea|ul|video)$/i;

/**
 * Reads a block of HTML. In Python-Markdown it ends with its closing tag, in CommonMark with a blank line. Markdown
 * applies in it if it has the attribute `markdown` or contains fenced code.
 */
export const readHtml: ReadBlock = (lines, start, page) => {
  const line = lines[start] ?? '';
  if (/^ {0,3}<!--/.test(line)) return readComment(lines, start);
  const name = /^ {0,3}<([A-Za-z][\w-]*)(?=[\s/>])/.exec(line)?.[1];
  if (name === undefined || !BLOCK.test(name) || !isElement(name)) return undefined;
  const end = endOfElement(lines, start, name);
  const block = lines.slice(start, end);
  const text = block.join('\n').trim();
  const [tag = ''] = /^<(?:"[^"]*"|'[^']*'|[^"'>])*>/.exec(text) ?? [];
  const inner = text.slice(tag.length).replace(new RegExp(`</${name}\\s*>$`, 'i'), '');
  const isWhole = inner.length < text.length - tag.length;
  const hasMarkdown = attributeOf(tag, 'markdown') !== undefined || /^ *(?:`{3}|~{3})/m.test(inner);
  if (isWhole && hasMarkdown && !/^(?:pre|script|style|textarea)$/i.test(name)) {
    return { lines: markdownElement(tag, name, inner, page), end };
  }
  return { lines: rawLines(text, page), end };
};

function readComment(lines: string[], start: number): ReturnType<ReadBlock> {
  const length = lines.slice(start).findIndex((line) => line.includes('-->'));
  if (length === -1) return undefined;
  const end = start + length + 1;
  // Text after the comment is a paragraph in Python-Markdown, and part of the HTML in CommonMark.
  const rest = (lines[end - 1] ?? '').replace(/^.*-->/, '').trim();
  const comment = lines.slice(start, end).filter((line) => !isBlank(line));
  return rest === '' ? { lines: comment, end } : undefined;
}

/** The line after the closing tag of the element that starts on a line, or after the text up to a blank line. */
function endOfElement(lines: string[], start: number, name: string): number {
  const pattern = new RegExp(`<(/?)${name}(?=[\\s/>])(?:"[^"]*"|'[^']*'|[^"'>])*?(/?)>`, 'gi');
  let depth = 0;
  if (!/^(?:hr|iframe)$/i.test(name)) {
    for (let index = start; index < lines.length; index += 1) {
      const line = (lines[index] ?? '').replace(/`[^`]*`/g, '');
      for (const [, slash, isClosed] of line.matchAll(pattern)) {
        if (slash !== '') depth -= 1;
        else if (isClosed === '') depth += 1;
      }
      if (depth <= 0 && (index > start || pattern.test(line))) return index + 1;
      pattern.lastIndex = 0;
    }
  }
  const blank = lines.slice(start).findIndex((line) => isBlank(line));
  return blank === -1 ? lines.length : start + blank;
}

function markdownElement(tag: string, name: string, inner: string, page: PageText): string[] {
  const lines = trimBlank(inner.split('\n'));
  const depth = Math.min(...lines.filter((line) => !isBlank(line)).map(indentOf), 40);
  const content = dedent(lines, Number.isFinite(depth) ? depth : 0);
  const classes = (attributeOf(tag, 'class') ?? '').split(/\s+/);
  if (classes.includes('termy')) return page.blocks(plainTerminal(content));
  if (classes.includes('grid')) return grid(content, classes, page);
  // A phrasing element contains no blocks.
  if (name.toLowerCase() === 'p')
    return [convertTags(tag, page), '', ...page.blocks(content), '', '</p>'];
  return [convertTags(tag, page), '', ...page.blocks(content), '', `</${name}>`];
}

/** Cards (https://squidfunk.github.io/mkdocs-material/reference/grids/) become the cards of the engine. */
function grid(content: string[], classes: string[], page: PageText): string[] {
  const blocks = page.blocks(content);
  if (!classes.includes('cards')) return blocks;
  const items: string[][] = [];
  for (const line of blocks) {
    if (/^(?:-|\d+\.) /.test(line)) items.push([line.replace(/^(?:-|\d+\.) +/, '')]);
    else items.at(-1)?.push(line.replace(/^ {1,3}/, ''));
  }
  if (items.length === 0) return blocks;
  const cards = items.flatMap((item) => {
    // The rule below a title only belongs to the look of cards in Material.
    const lines = trimBlank(item.filter((line) => !/^-{3,}$|^\*{3,}$|^_{3,}$/.test(line.trim())));
    return ['<li>', '', ...lines, '', '</li>'];
  });
  return ['<ul class="category-cards">', ...cards, '</ul>'];
}

/** The recording of a terminal, whose code contains HTML for its colors, as plain text. */
function plainTerminal(lines: string[]): string[] {
  return lines.map((line) =>
    decodeReferences(
      line
        .replace(/<\/?(?:b|i|u|em|strong|font|span|small)(?:\s[^<>]*)?>/g, '')
        .replace(/^\/\/ /, '# '),
    ),
  );
}

/** HTML as it is, without the blank lines that would end it. */
function rawLines(text: string, page: PageText): string[] {
  if (
    /^<pre[\s>]/i.test(text) &&
    /^<pre[^>]*>\s*<code/i.test(text) === false &&
    !/<[a-z]/i.test(text.slice(4))
  ) {
    const inner = text.replace(/^<pre[^>]*>\n?|<\/pre\s*>$/gi, '');
    return codeBlock(decodeReferences(inner).split('\n'), 'text', page);
  }
  let isInPre = false;
  const lines: string[] = [];
  for (const line of signsInHtml(convertTags(text, page), page).split('\n')) {
    if (!isBlank(line)) lines.push(line);
    else if (isInPre) lines.push(`${lines.pop() ?? ''}&#10;`);
    if (/<pre[\s>]/i.test(line)) isInPre = true;
    if (/<\/pre\s*>/i.test(line)) isInPre = false;
  }
  return lines;
}
