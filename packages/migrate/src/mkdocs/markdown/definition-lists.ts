import { inlineHtml } from '../../print-container.ts';
import { convertInline } from './inline.ts';
import { dedent, endOfIndented, isBlank, trimBlank } from './lines.ts';
import type { PageText, ReadBlock } from './page-text.ts';

const DESCRIPTION = /^ {0,3}:( +)(.*)$/;

/** Reads a definition list (https://python-markdown.github.io/extensions/definition_lists/), which becomes HTML. */
export const readDefinitionList: ReadBlock = (lines, start, page) => {
  // After a heading or a similar block, a description has no term. At the very start, the colon is text.
  if (start > 0 && DESCRIPTION.test(lines[start] ?? '')) {
    const { content, end } = readDescription(lines, start, page);
    return { lines: ['', ...content, ''], end };
  }
  const output: string[] = [];
  let end = start;
  for (let index = start; index < lines.length; ) {
    while (isBlank(lines[index]) && index < lines.length) index += 1;
    const group = readGroup(lines, index, page);
    if (!group) break;
    output.push(...group.lines);
    end = group.end;
    index = group.end;
  }
  return output.length === 0 ? undefined : { lines: ['<dl>', ...output, '</dl>'], end };
};

/** Reads terms, each in a line, and their descriptions. */
function readGroup(lines: string[], start: number, page: PageText): ReturnType<ReadBlock> {
  let index = start;
  while (index < lines.length && !isBlank(lines[index]) && !DESCRIPTION.test(lines[index] ?? ''))
    index += 1;
  const terms = lines.slice(start, index);
  if (terms.length === 0 || terms.some((term) => /^(?:#| {4}|```|[-*+] |\d+\. )/.test(term)))
    return undefined;
  if (isBlank(lines[index])) index += 1;
  if (!DESCRIPTION.test(lines[index] ?? '')) return undefined;
  const output = terms.map((term) => `<dt>${inlineHtml(convertInline(term.trim(), page))}</dt>`);
  let end = index;
  while (DESCRIPTION.test(lines[index] ?? '')) {
    const description = readDescription(lines, index, page);
    end = description.end;
    output.push('<dd>', '', ...description.content, '', '</dd>');
    index = end;
    while (isBlank(lines[index]) && DESCRIPTION.test(lines[index + 1] ?? '')) index += 1;
  }
  return { lines: output, end };
}

/** Reads one description, without its indentation. */
function readDescription(
  lines: string[],
  start: number,
  page: PageText,
): { content: string[]; end: number } {
  const [, gap = '', text = ''] = DESCRIPTION.exec(lines[start] ?? '') ?? [];
  const end = endOfDescription(lines, start);
  const inner = dedent(lines.slice(start + 1, end), 4);
  return { content: page.blocks(trimBlank([`${gap.slice(3)}${text}`.trimStart(), ...inner])), end };
}

/** A description ends like indented text; lines directly below it are part of its paragraph. */
function endOfDescription(lines: string[], start: number): number {
  let index = start + 1;
  while (index < lines.length && !isBlank(lines[index]) && !DESCRIPTION.test(lines[index] ?? ''))
    index += 1;
  return isBlank(lines[index]) ? Math.max(index, endOfIndented(lines, index - 1)) : index;
}
