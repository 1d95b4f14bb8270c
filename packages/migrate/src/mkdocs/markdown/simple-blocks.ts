import { plainTitle } from '../../heading-ids.ts';
import { ATTRIBUTE_LIST, parseAttributes } from './attribute-list.ts';
import { headingId } from './heading-id.ts';
import { nameLoneIcons } from './icons.ts';
import { convertInline } from './inline.ts';
import { dedent, endOfIndented, indent, isBlank, trimBlank } from './lines.ts';
import { startsList } from './lists.ts';
import type { PageText, ReadBlock } from './page-text.ts';

const HEADING = /^(#{1,6})[ ]*(.*?)[ ]*#*[ ]*$/;
const RULE = /^ {0,3}([-*_])(?: *\1){2,} *$/;
const TRAILING_LIST = new RegExp(`[ ]*${ATTRIBUTE_LIST}[ ]*$`);
/**
 * The attributes of a paragraph have a line of their own. In a line of text, they belong to the link or picture before them.
 */
const OWN_LINE_LIST = new RegExp(`\\n${ATTRIBUTE_LIST}[ ]*$`);

/** Reads a heading such as `## Title ##`. The space before the title may be missing. */
export const readHeading: ReadBlock = (lines, start, page) => {
  const [, signs = '', text = ''] = HEADING.exec(lines[start] ?? '') ?? [];
  if (signs === '' || text === '') return undefined;
  return { lines: [heading(signs.length, text, page)], end: start + 1 };
};

/** Reads a heading with a line of `=` or `-` below it. */
export const readUnderlined: ReadBlock = (lines, start, page) => {
  const text = lines[start] ?? '';
  const sign = /^([=-])\1* *$/.exec(lines[start + 1] ?? '')?.[1];
  if (sign === undefined || startsList(text) || text.includes('|')) return undefined;
  return { lines: [heading(sign === '=' ? 1 : 2, text.trim(), page)], end: start + 2 };
};

/** A heading with the id that it has in MkDocs, where the engine would give it another one. */
function heading(level: number, text: string, page: PageText): string {
  const [list = ''] = TRAILING_LIST.exec(text) ?? [];
  const title = list === '' ? text : text.slice(0, -list.length).trim();
  const shown = convertInline(title, page).trim().replace(/ {2,}/g, ' ') || commentText(title);
  const name = commentText(title).replaceAll('`', '');
  const isComment = plainTitle(title) === '' && name !== '';
  const written = parseAttributes(list).id ?? (isComment ? name : undefined);
  const plain = plainTitle(shown);
  // MkDocs draws emoji, so their names are not part of the id.
  const named = page.extensions.emoji ? plain.replace(/:[+-]?\w[\w+-]*:/g, '') : plain;
  const { id, isSame } = page.headings.next(named, { written, shown: plain });
  const suffix = isSame ? '' : ` ${headingId(id)}`;
  return `${'#'.repeat(level)} ${shown.replace(/<!--.*?-->/g, '').trim() || commentText(title)}${suffix}`;
}

/** The text for a heading that only a hook would fill: the last word of its comment, which names the subject. */
function commentText(title: string): string {
  const words = /<!--\s*(.*?)\s*-->/.exec(title)?.[1]?.split(/\s+/) ?? [];
  const name = words.slice(1).join(' ') || words[0];
  return name === undefined ? '' : `\`${name}\``;
}

/** Reads a rule of at least three `-`, `*` or `_`. It becomes `---` with blank lines around it. */
export const readRule: ReadBlock = (lines, start) =>
  RULE.test(lines[start] ?? '') ? { lines: ['', '---', ''], end: start + 1 } : undefined;

/** Reads a quotation up to the next blank line, and converts the blocks in it. */
export const readQuote: ReadBlock = (lines, start, page) => {
  if (!/^ {0,3}>/.test(lines[start] ?? '')) return undefined;
  let end = start;
  while (end < lines.length && !isBlank(lines[end])) end += 1;
  const inner = lines.slice(start, end).map((line) => line.replace(/^ {0,3}> ?/, ''));
  return { lines: page.blocks(inner).map((line) => `> ${line}`.trimEnd()), end };
};

/** Reads a footnote, whose further paragraphs are indented by four spaces. */
export const readFootnote: ReadBlock = (lines, start, page) => {
  const [, name, text = ''] = /^ {0,3}\[\^([^\]\s]+)\]:[ ]*(.*)$/.exec(lines[start] ?? '') ?? [];
  if (name === undefined) return undefined;
  const end = endOfIndented(lines, start);
  const content = page.blocks(trimBlank([text, ...dedent(lines.slice(start + 1, end), 4)]));
  const [first = '', ...rest] = content;
  return { lines: [`[^${name}]: ${first}`, ...indent(rest, 4)], end };
};

/** Reads link definitions. Definitions of abbreviations are removed, since they have been collected before. */
export const readDefinition: ReadBlock = (lines, start, page) => {
  const output: string[] = [];
  let end = start;
  for (; end < lines.length; end += 1) {
    const definition = convertDefinition(lines[end] ?? '', page);
    if (definition === undefined) break;
    output.push(...definition);
  }
  return end === start ? undefined : { lines: output, end };
};

function convertDefinition(line: string, page: PageText): string[] | undefined {
  if (/^ {0,3}\*\[[^\]]+\]:/.test(line)) return [];
  const [, name, url = '', rest = ''] =
    /^ {0,3}\[([^\]^][^\]]*)\]:\s*<?([^\s<>]+)>?(.*)$/.exec(line) ?? [];
  if (name === undefined) return undefined;
  const title = rest.replace(TRAILING_LIST, '').trimEnd();
  return [`[${name}]: ${page.link(url, 'markdown')}${title}`];
}

/** Reads a formula in lines of its own: `$$`, `\[` or `\begin{…}`. */
export const readMath: ReadBlock = (lines, start, page) => {
  if (!page.extensions.math) return undefined;
  const line = lines[start] ?? '';
  const environment = /^ {0,3}\\begin\{([\w*]+)\}/.exec(line)?.[1];
  const open = environment === undefined ? /^ {0,3}(\$\$|\\\[)/.exec(line)?.[1] : '';
  if (open === undefined) return undefined;
  const close =
    environment === undefined ? (open === '$$' ? '$$' : '\\]') : `\\end{${environment}}`;
  const after = line.trim().slice(open.length);
  const length = after.includes(close)
    ? 0
    : lines.slice(start + 1).findIndex((other) => other.includes(close)) + 1;
  if (length === 0 && !after.includes(close)) return undefined;
  const end = start + length + 1;
  const text = lines.slice(start, end).join('\n').trim();
  const inner = environment === undefined ? text.slice(open.length, text.lastIndexOf(close)) : text;
  return {
    lines: ['$$', ...trimBlank(inner.split('\n')).filter((part) => !isBlank(part)), '$$'],
    end,
  };
};

/** Reads the place of a table of contents, which every page of the engine has. */
export const readContents: ReadBlock = (lines, start) =>
  /^ {0,3}\[TOC\] *$/i.test(lines[start] ?? '') ? { lines: [], end: start + 1 } : undefined;

/** Python-Markdown allows spaces between the hyphens of a column. */
function isSeparator(line: string): boolean {
  const columns = line
    .trim()
    .replace(/^\||\|$/g, '')
    .split('|');
  return /^ {0,3}\S/.test(line) && columns.every((column) => /^:?-[- ]*:?$/.test(column.trim()));
}

/** Reads a table: https://python-markdown.github.io/extensions/tables/ */
export const readTable: ReadBlock = (lines, start, page) => {
  const head = lines[start] ?? '';
  const below = lines[start + 1] ?? '';
  if (!head.includes('|') || !below.includes('|') || !isSeparator(below)) return undefined;
  let end = start + 2;
  while (end < lines.length && !isBlank(lines[end]) && lines[end]?.includes('|')) end += 1;
  const rows = lines
    .slice(start, end)
    .map((line, index) => (index === 1 ? separator(line) : row(line, page)));
  return { lines: rows, end };
};

function separator(line: string): string {
  return line.trim().replace(/-[- ]*-/g, (hyphens) => hyphens.replaceAll(' ', '-'));
}

/** A row. Python-Markdown ignores pipes in code; in GitHub's tables, they need a backslash. */
function row(line: string, page: PageText): string {
  const escaped = line.replace(/(`+)(?!`)(.+?)(?<!`)\1(?!`)/g, (code) =>
    code.replace(/(?<!\\)\|/g, '\\|'),
  );
  return convertInline(nameLoneIcons(escaped.trim(), page), page);
}

/** Reads a paragraph: the lines up to a blank one, or to one that starts another block. */
export function readParagraph(
  lines: string[],
  start: number,
  page: PageText,
  startsBlock: (index: number) => boolean,
): { lines: string[]; end: number } {
  let end = start + 1;
  while (end < lines.length && !isBlank(lines[end]) && !startsBlock(end)) end += 1;
  const text = lines
    .slice(start, end)
    .map((line) => line.trimStart())
    .join('\n');
  const converted = joinLeadingTag(
    convertInline(moveComments(text.replace(OWN_LINE_LIST, keptId)), page),
  );
  return { lines: converted === '' ? [] : converted.split('\n'), end };
}

/** Keeps an attribute list with an id, which links can lead to. */
function keptId(list: string): string {
  return parseAttributes(list).id === undefined ? '' : list;
}

/** Joins text to a tag that is alone on the line before it. In CommonMark, a tag alone on a line starts a block of HTML. */
function joinLeadingTag(text: string): string {
  return text.replace(/^(<\/?[a-z](?:"[^"]*"|'[^']*'|[^"'<>])*>) *\n/i, '$1 ');
}

/** Moves comments after the text of their line. In CommonMark, a line that starts with a comment is HTML. */
function moveComments(text: string): string {
  const started = /^((?:<!--(?:(?!-->)[\s\S])*-->[ ]*)+)(\S[^\n]*)$/gm;
  return text.replace(
    started,
    (_line, comments: string, rest: string) => `${rest} ${comments.trim()}`,
  );
}
