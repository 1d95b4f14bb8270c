import { posix } from 'node:path';
import { didYouMean } from 'folia-problems';
import type { Element, ElementContent, Parents, Root, RootContent } from 'hast';
import { toString as textOf } from 'hast-util-to-string';
import type { Plugin } from 'unified';
import type { VFile } from 'vfile';
import { englishTexts } from '../../contract/texts.ts';
import { codeFigure, isMarkedUp, markedUpFigure } from '../../markup/code-figure.ts';
import { diagram } from '../../markup/figure.ts';
import { liveDiagram } from '../../markup/live-diagram.ts';
import { colorLines } from '../code/code-line.ts';
import { type FenceMeta, parseFenceMeta } from '../code/fence-meta.ts';
import type { Highlighter } from '../code/highlighter.ts';
import { selectCode } from '../code/import-code.ts';
import { takeMagicComments } from '../code/magic-comments.ts';
import { forEachManager, managerTabs } from '../code/package-managers.ts';
import { renderDiagram } from '../diagrams/render-diagram.ts';
import { report } from '../report.ts';
import { walk } from './walk.ts';

type Block = { pre: Element; code: Element; parent: Parents };
type Source = {
  text: string;
  language: string;
  meta: FenceMeta;
  /** The code with the elements in it, if it has any. */
  markup?: ElementContent[];
};

/**
 * Renders fenced code: highlighted with classes, with a title, marked and numbered lines, and a copy button. npm
 * commands become tabs, and Mermaid code becomes diagrams.
 */
export const rehypeCodeBlocks: Plugin<[Highlighter], Root> =
  (highlighting) => async (tree: Root, file: VFile) => {
    const highlighter = recalling(highlighting, file);
    for (const [index, block] of findBlocks(tree).entries()) {
      const source = readSource(block, file);
      if (!source) continue;
      const shown =
        source.language === 'mermaid'
          ? await renderMermaid(source, block, `${index + 1}`, highlighter, file)
          : await renderCode(source, block, `code-${index + 1}`, highlighter, file);
      if (shown) replaceBlock(block, shown);
    }
  };

/** Returns a highlighter that uses the cached tokens of the page, and highlights other code. */
function recalling(highlighter: Highlighter, file: VFile): Highlighter {
  const recall = file.data.context?.recallTokens;
  if (!recall) return highlighter;
  const highlight: Highlighter['highlight'] = (code, language) =>
    recall(code, highlighter.keyOf(language), () => highlighter.highlight(code, language));
  return { ...highlighter, highlight };
}

function findBlocks(tree: Root): Block[] {
  const blocks: Block[] = [];
  walk(tree, (node, _, parent) => {
    if (node.type !== 'element' || node.tagName !== 'pre') return undefined;
    const [code] = node.children;
    if (code?.type === 'element' && code.tagName === 'code') {
      blocks.push({ pre: node, code, parent });
    }
    return false;
  });
  return blocks;
}

/** Finds the block by identity instead of index, since an earlier replacement may have moved it. */
function replaceBlock({ pre, parent }: Block, shown: RootContent): void {
  const index = parent.children.indexOf(pre);
  if (index !== -1) parent.children.splice(index, 1, shown);
}

/** Returns the code of a block: its text, or the file that it names. Undefined if the file cannot be read. */
function readSource({ pre, code }: Block, file: VFile): Source | undefined {
  const { dataMeta } = code.properties;
  const meta = parseFenceMeta(typeof dataMeta === 'string' ? dataMeta : '');
  const written = languageOf(code);
  if (!meta.file) {
    const text = textOf(code).replace(/\n$/, '');
    const markup = isMarkedUp(code) ? code.children : undefined;
    return { text, language: written ?? 'text', meta, markup };
  }
  const { path } = meta.file;
  const text = file.data.context?.readFile?.(path);
  if (text === undefined) {
    report(file, pre, {
      message: `The file "${path}" does not exist.`,
      hint: 'Paths are relative to this file, "@site/" to the site\'s folder.',
    });
    return undefined;
  }
  const chosen = selectCode(text, meta.file);
  if (!chosen.ok) {
    report(file, pre, chosen);
    return undefined;
  }
  const language = written ?? (posix.extname(path).slice(1) || 'text');
  return { text: chosen.code, language, meta };
}

/** Returns the language of a code block, from its `language-` class. */
export function languageOf(code: Element): string | undefined {
  const names = Array.isArray(code.properties.className) ? code.properties.className : [];
  const name = names.map(String).find((candidate) => candidate.startsWith('language-'));
  return name?.slice('language-'.length) || undefined;
}

/** Draws a diagram, or shows its source until the browser has drawn it, or for good if it cannot be drawn. */
async function renderMermaid(
  source: Source,
  { pre }: Block,
  name: string,
  highlighter: Highlighter,
  file: VFile,
): Promise<Element> {
  const { idSuffix = '', texts, findMermaid } = file.data.context ?? {};
  const { text } = source;
  const id = name + idSuffix;
  const rendered = await renderDiagram(text, {
    name: id,
    library: findMermaid?.(),
    file: file.path,
    word: texts?.diagram,
  });
  if (rendered.kind === 'drawn') return diagram(rendered.svg, rendered.title);
  const code = await colorCode({ ...source, language: 'mermaid' }, highlighter, file);
  if (rendered.kind === 'live') {
    const { label, height } = rendered;
    return liveDiagram({ text, label, height }, `diagram-${id}`, code);
  }
  const { message, hint, line = 0 } = rendered;
  report(file, placeOfLine(pre, line), { severity: 'warning', message, hint });
  return code;
}

/** The place of a line of a block, or of the block itself. The first line is that of the fence. */
function placeOfLine({ position }: Element, line: number): Pick<Element, 'position'> {
  if (!position || line === 0) return { position };
  const start = { line: position.start.line + line, column: 1 };
  return { position: { start, end: start } };
}

async function renderCode(
  source: Source,
  { pre }: Block,
  name: string,
  highlighter: Highlighter,
  file: VFile,
): Promise<RootContent> {
  const { language, meta, text, markup } = source;
  if (markup) {
    const texts = file.data.context?.texts ?? englishTexts;
    return markedUpFigure(markup, { ...meta, language, texts });
  }
  if (!highlighter.knows(language)) {
    report(file, pre, {
      severity: 'warning',
      kind: `code in "${language}"`,
      message: `Unknown code language "${language}".`,
      hint: `${didYouMean(language.toLowerCase(), highlighter.languages)}To color it, add it to "markdown.codeLanguages" of the config; otherwise, write "text".`,
    });
  }
  checkMarkedLines(source, pre, file);
  const figureOf = (code: string) => colorCode({ ...source, text: code }, highlighter, file);
  if (!meta.forPackageManagers && language !== 'package-manager') return figureOf(text);
  const blocks = [];
  for (const { manager, code } of await forEachManager(text)) {
    blocks.push({ manager, figure: await figureOf(code) });
  }
  return managerTabs(blocks, name, file.data.isMdx ?? false);
}

function checkMarkedLines({ text, meta }: Source, pre: Element, file: VFile): void {
  if (meta.markedLines.size === 0) return;
  const lines = takeMagicComments(text, file.data.context?.magicComments)
    .code.trimEnd()
    .split('\n').length;
  const [first] = [...meta.markedLines].filter((line) => line > lines).toSorted((a, b) => a - b);
  if (first === undefined) return;
  report(file, pre, {
    severity: 'warning',
    kind: 'marks of lines that do not exist',
    message: `Line ${first} is marked, but the code has ${lines === 1 ? 'one line' : `${lines} lines`}.`,
    hint: 'Lines are counted from 1, without lines that contain only a marking comment.',
  });
}

async function colorCode(
  { text, language, meta }: Source,
  highlighter: Highlighter,
  file: VFile,
): Promise<Element> {
  const marked = takeMagicComments(text, file.data.context?.magicComments);
  for (const line of meta.markedLines) {
    marked.marks.set(line, new Set([...(marked.marks.get(line) ?? []), 'marked']));
  }
  const everywhere = { from: 1, to: Number.POSITIVE_INFINITY };
  marked.words.push(...meta.words.map((word) => ({ text: word, ...everywhere })));
  const { title, firstLineNumber, wraps } = meta;
  return codeFigure(await colorLines(marked, language, highlighter), {
    title,
    language,
    firstLineNumber,
    wraps,
    texts: file.data.context?.texts ?? englishTexts,
  });
}
