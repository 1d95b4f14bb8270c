import type { Element, ElementContent, Root } from 'hast';
import { toString as textOf } from 'hast-util-to-string';
import type { Plugin } from 'unified';
import type { VFile } from 'vfile';
import { type FenceMeta, parseFenceMeta } from '../code/fence-meta.ts';
import type { CodeToken, Highlighter } from '../code/highlighter.ts';
import { takeMagicComments } from '../code/magic-comments.ts';
import { drawDiagram } from '../diagram.ts';
import { walk } from './walk.ts';

type Block = { pre: Element; code: Element };

/**
 * Turns fenced code into finished blocks: highlighted by classes, with title, marked and numbered lines and a copy
 * button; Mermaid fences become drawings.
 */
export const rehypeCodeBlocks: Plugin<[Highlighter], Root> =
  (highlighter) => async (tree: Root, file: VFile) => {
    const blocks: Block[] = [];
    walk(tree, (node) => {
      if (node.type !== 'element' || node.tagName !== 'pre') return undefined;
      const [code] = node.children;
      if (code?.type === 'element' && code.tagName === 'code') blocks.push({ pre: node, code });
      return false;
    });
    for (const [index, block] of blocks.entries()) {
      if (languageOf(block.code) === 'mermaid') await drawMermaid(block, index, file);
      else await highlightBlock(block, highlighter, file);
    }
  };

function languageOf(code: Element): string {
  const names = Array.isArray(code.properties.className) ? code.properties.className : [];
  const name = names.map(String).find((candidate) => candidate.startsWith('language-'));
  return name?.slice('language-'.length) ?? 'text';
}

async function drawMermaid({ pre, code }: Block, index: number, file: VFile): Promise<void> {
  const drawing = await drawDiagram(textOf(code), `${index + 1}`);
  if (drawing.ok) {
    replaceElement(pre, {
      type: 'element',
      tagName: 'figure',
      properties: { className: ['diagram'], tabIndex: 0 },
      children: [drawing.svg],
    });
    return;
  }
  file.data.collected?.problems.push({
    file: file.path,
    line: pre.position?.start.line,
    column: pre.position?.start.column,
    message: `The Mermaid diagram cannot be drawn: ${drawing.message}`,
    hint: drawing.hint,
  });
}

async function highlightBlock(
  { pre, code }: Block,
  highlighter: Highlighter,
  file: VFile,
): Promise<void> {
  const language = languageOf(code);
  const meta = parseFenceMeta(fenceMetaText(code));
  const source = takeMagicComments(textOf(code).replace(/\n$/, ''));
  for (const line of source.markedLines) meta.markedLines.add(line);
  const lines = await highlighter.highlight(source.code, language);
  const copyText = file.data.context?.texts.copyCode ?? 'Copy';
  replaceElement(pre, codeFigure(lines, meta, language, copyText));
}

function fenceMetaText(code: Element): string {
  const { dataMeta } = code.properties;
  return typeof dataMeta === 'string' ? dataMeta : '';
}

function codeFigure(
  lines: CodeToken[][],
  meta: FenceMeta,
  language: string,
  copyText: string,
): Element {
  const needsLines = meta.markedLines.size > 0 || meta.firstLineNumber !== undefined;
  const children = lines.flatMap((line, index) => {
    const tokens = line.map(tokenNode);
    const end: ElementContent = { type: 'text', value: '\n' };
    if (!needsLines) return index < lines.length - 1 ? [...tokens, end] : tokens;
    const className = meta.markedLines.has(index + 1) ? ['line', 'marked'] : ['line'];
    return [element('span', { className }, [...tokens, end])];
  });
  const { firstLineNumber } = meta;
  return element('figure', { className: ['code'], dataLanguage: language }, [
    ...(meta.title ? [element('figcaption', {}, [{ type: 'text', value: meta.title }])] : []),
    element(
      'pre',
      {
        tabIndex: 0,
        ...(firstLineNumber !== undefined && {
          className: ['numbered'],
          style: firstLineNumber === 1 ? undefined : `--first-line:${firstLineNumber - 1}`,
        }),
      },
      [element('code', {}, children)],
    ),
    element('button', { type: 'button', className: ['copy'], dataCopy: '' }, [
      { type: 'text', value: copyText },
    ]),
  ]);
}

function tokenNode({ text, className }: CodeToken): ElementContent {
  const value: ElementContent = { type: 'text', value: text };
  return className ? element('span', { className: [className] }, [value]) : value;
}

function element(
  tagName: string,
  properties: Element['properties'],
  children: ElementContent[],
): Element {
  return { type: 'element', tagName, properties, children };
}

function replaceElement(target: Element, source: Element): void {
  target.tagName = source.tagName;
  target.properties = source.properties;
  target.children = source.children;
}
