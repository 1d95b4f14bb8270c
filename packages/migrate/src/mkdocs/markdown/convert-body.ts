import { readAdmonition } from './admonitions.ts';
import { readCallout } from './callouts.ts';
import { readDefinitionList } from './definition-lists.ts';
import { readFancyList } from './fancy-lists.ts';
import { readFence, readIndentedCode } from './fences.ts';
import { readGenericBlock } from './generic-blocks.ts';
import { readHtml } from './html-blocks.ts';
import { expandTabs, isBlank } from './lines.ts';
import { readList, startsList } from './lists.ts';
import { readObject } from './objects.ts';
import type { Block, PageText, ReadBlock } from './page-text.ts';
import {
  readContents,
  readDefinition,
  readFootnote,
  readHeading,
  readMath,
  readParagraph,
  readQuote,
  readRule,
  readTable,
  readUnderlined,
} from './simple-blocks.ts';
import { readTabs } from './tabs.ts';

/** Blocks that also end a paragraph. */
const INTERRUPTING: ReadBlock[] = [
  readFence,
  readAdmonition,
  readCallout,
  readTabs,
  readGenericBlock,
  readObject,
  readHeading,
  readMath,
  readQuote,
  readHtml,
];

const BLOCKS: ReadBlock[] = [
  readIndentedCode,
  ...INTERRUPTING,
  readContents,
  readFootnote,
  readDefinition,
  readRule,
  readList,
  readFancyList,
  readTable,
  readUnderlined,
  readDefinitionList,
];

/** Starts of blocks that end a paragraph, without converting them. */
const START =
  /^ {0,3}(?:`{3}|~{3}|(?:!!!|\?\?\?\+?) ?\w|===[!+]* +["“]|\/{3,} *\w|::: ?[A-Za-z_]|#{1,6} ?\S|>|<(?:div|p|table|details|figure|ul|ol|dl|pre|section|hr|iframe|h[1-6]|style|script|video)[\s/>]|\$\$|\*?\[[^[\]\n]+\]:[ ]*\S+[ ]*(?:["'(].*)?$)/;

/**
 * Converts the Markdown of Python-Markdown (https://python-markdown.github.io) and PyMdown Extensions into the engine's,
 * which is CommonMark with tables, footnotes and containers.
 */
export function convertBody(
  body: string,
  page: Omit<PageText, 'blocks' | 'abbreviations' | 'definitions'>,
): string {
  const text = expandTabs(body.replace(/\r\n?/g, '\n'));
  const context: PageText = {
    ...page,
    abbreviations: collectAbbreviations(text),
    definitions: collectDefinitions(text),
    blocks: (lines) => convertBlocks(lines, context),
  };
  const lines = withoutRepeatedBlanks(convertBlocks(text.split('\n'), context));
  return `${lines.join('\n').trim()}\n`;
}

function convertBlocks(lines: string[], page: PageText): string[] {
  const output: string[] = [];
  let isAfterText = false;
  for (let index = 0; index < lines.length; ) {
    if (isBlank(lines[index])) {
      output.push('');
      index += 1;
      continue;
    }
    const block = readBlock(lines, index, page);
    // Blocks that follow each other directly need a blank line, except where it would loosen a list.
    const isNested = /^(?:- |\d+\. |`{3})/.test(block.lines[0] ?? '');
    if (output.length > 0 && output.at(-1) !== '' && !(isAfterText && isNested)) output.push('');
    output.push(...block.lines);
    isAfterText = block.isText;
    index = Math.max(block.end, index + 1);
  }
  return output;
}

function readBlock(lines: string[], index: number, page: PageText): Block & { isText: boolean } {
  for (const read of BLOCKS) {
    const block = read(lines, index, page);
    if (block) return { ...block, isText: false };
  }
  const text = readParagraph(lines, index, page, (next) => startsBlock(lines[next] ?? ''));
  return { ...text, isText: true };
}

function startsBlock(line: string): boolean {
  return (
    START.test(line) || (startsList(line) && /^ *(?:[*+-]|1\.) /.test(line)) || isLongRule(line)
  );
}

function isLongRule(line: string): boolean {
  return /^ {0,3}([-*_])(?: *\1){2,} *$/.test(line);
}

function collectAbbreviations(text: string): Map<string, string> {
  const found = text.matchAll(/^ {0,3}\*\[([^\]\n]+)\]:[ ]*(.+?)[ ]*$/gm);
  return new Map(
    Array.from(found, ([, name = '', meaning = '']) => [name, meaning.replaceAll('"', '&quot;')]),
  );
}

function collectDefinitions(text: string): Set<string> {
  const found = text.matchAll(/^ *\[([^\]\n]+)\]:[ ]*\S/gm);
  return new Set(Array.from(found, ([, name = '']) => name.toLowerCase()));
}

/** One blank line between blocks; blank lines in code are kept. */
function withoutRepeatedBlanks(lines: string[]): string[] {
  let fence: string | undefined;
  return lines.filter((line, index) => {
    const start = /^\s*(`{3,}|~{3,})/.exec(line)?.[1];
    if (fence === undefined) {
      fence = start;
      return line !== '' || lines[index - 1] !== '';
    }
    if (start !== undefined && start.length >= fence.length && line.trim() === start)
      fence = undefined;
    return true;
  });
}
