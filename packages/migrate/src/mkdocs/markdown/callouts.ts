import { admonition } from './admonitions.ts';
import { isBlank, trimBlank } from './lines.ts';
import type { ReadBlock } from './page-text.ts';

const CALLOUT = /^ {0,3}([A-Z]{2,}):(?:[ ]+|$)(.*)$/;

/**
 * Reads a paragraph that begins with a word such as `NOTE:` (https://oprypin.github.io/markdown-callouts/). Bold text at
 * its start is the title.
 */
export const readCallout: ReadBlock = (lines, start, page) => {
  if (!page.extensions.callouts) return undefined;
  const [, word, text = ''] = CALLOUT.exec(lines[start] ?? '') ?? [];
  if (word === undefined) return undefined;
  let end = start + 1;
  while (end < lines.length && !isBlank(lines[end])) end += 1;
  const content = [text, ...lines.slice(start + 1, end)].join('\n').trim();
  const [bold = '', title] = /^\*\*([^*\n]+)\*\*\s*/.exec(content) ?? [];
  const body = page.blocks(trimBlank(content.slice(bold.length).split('\n')));
  return { lines: admonition(word, title, body, page), end };
};
