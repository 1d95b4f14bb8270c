import type { Element, ElementContent, Nodes } from 'hast';
import { h } from 'hastscript';
import { hasClass } from './has-class.ts';

/** Part of a line with its one-letter color class; without a class, it is plain text. */
export type CodePiece = { text: string; className?: string; isMarked?: boolean };

/** Class names of lines that the style sheet knows. Sites can have others. */
export type LineMark = 'marked' | 'added' | 'removed' | 'focus' | 'error' | 'warning';

export type CodeLine = {
  pieces: CodePiece[];
  /** Class names: those of `LineMark`, and others of the site. */
  marks: string[];
  /** Shown before the line, but neither selected nor copied. */
  prompt?: string;
};

/** Texts that the buttons of a terminal session copy. */
export type SessionTexts = { commands: string; output: string };

/** Highlighted lines of code with marks, and the texts to copy if it is a terminal session. */
export type ColoredCode = { lines: CodeLine[]; session?: SessionTexts };

export type FigureOptions = {
  title?: string;
  language: string;
  firstLineNumber?: number;
  wraps?: boolean;
  /** Labels of the buttons. */
  texts: { copyCode: string; copyOutput: string };
};

/** Makes a code block with its title, lines and copy buttons. */
export function codeFigure({ lines, session }: ColoredCode, options: FigureOptions): Element {
  const { title, language, firstLineNumber = 1, texts } = options;
  const style = firstLineNumber === 1 ? undefined : `--first-line:${firstLineNumber - 1}`;
  const pre = h('pre', { tabIndex: 0, className: preClasses(lines, options), style }, [
    h('code', codeContent(lines, options.firstLineNumber !== undefined)),
  ]);
  const buttons = session ? sessionButtons(session, texts) : copyButton(texts.copyCode);
  return figureAround(pre, buttons, { title, language });
}

/**
 * Makes a code block of code that its author has marked up, with links for example. It is shown as it is, without colors or
 * line marks.
 */
export function markedUpFigure(code: ElementContent[], options: FigureOptions): Element {
  const className = preClasses([], { ...options, firstLineNumber: undefined });
  const pre = h('pre', { tabIndex: 0, className }, [h('code', code.map(withLineBreaks))]);
  return figureAround(pre, copyButton(options.texts.copyCode), options);
}

/** Replaces `<br>` with a line break, which copied text would lack otherwise. */
function withLineBreaks(node: ElementContent): ElementContent {
  if (node.type !== 'element') return node;
  if (node.tagName === 'br') return text('\n');
  return { ...node, children: node.children.map(withLineBreaks) };
}

function figureAround(
  pre: Element,
  buttons: Element,
  { title, language }: Pick<FigureOptions, 'title' | 'language'>,
): Element {
  const caption = title ? h('figcaption', title) : undefined;
  return h('figure.code', { dataLanguage: language }, [caption, pre, buttons]);
}

/** Whether code contains elements, as `<pre><code>` in HTML can: links, emphasis or line breaks. */
export function isMarkedUp({ children }: Element): boolean {
  return children.some(({ type }) => type === 'element');
}

/** Whether a node is a code block. */
export function isCodeFigure(node: Nodes): boolean {
  return node.type === 'element' && node.tagName === 'figure' && hasClass(node, 'code');
}

/** Makes a button that copies the given text, or by default the code beside it. */
export function copyButton(label: string, copied?: string): Element {
  const properties = { type: 'button', className: ['copy'], dataCopy: '', dataText: copied };
  return h('button', properties, label);
}

/** Makes separate buttons for the commands, to run them, and their output, to compare or quote it. */
function sessionButtons(
  { commands, output }: SessionTexts,
  { copyCode, copyOutput }: FigureOptions['texts'],
): Element {
  return h('div.copies', [copyButton(copyOutput, output), copyButton(copyCode, commands)]);
}

function preClasses(lines: CodeLine[], options: FigureOptions): string[] | undefined {
  const names = [
    options.firstLineNumber === undefined ? '' : 'numbered',
    options.wraps ? 'wrapped' : '',
    lines.some(({ marks }) => marks.includes('focus')) ? 'focused' : '',
  ].filter(Boolean);
  return names.length > 0 ? names : undefined;
}

/** Wraps lines in elements only if they are marked or numbered. */
function codeContent(lines: CodeLine[], isNumbered: boolean): ElementContent[] {
  if (isNumbered || lines.some(({ marks }) => marks.length > 0)) {
    return lines.map((line) => {
      const className = ['line', ...line.marks];
      return h('span', { className }, [...lineContent(line), text('\n')]);
    });
  }
  return lines.flatMap((line, index) => [...(index > 0 ? [text('\n')] : []), ...lineContent(line)]);
}

function lineContent({ prompt, pieces }: CodeLine): ElementContent[] {
  // The style sheet shows the prompt from an attribute, so that it cannot be selected or copied.
  const before = prompt ? [h('span.prompt', { dataPrompt: prompt })] : [];
  return [...before, ...groupMarked(pieces)];
}

/** Wraps adjacent marked pieces in one element. */
function groupMarked(pieces: CodePiece[]): ElementContent[] {
  const content: ElementContent[] = [];
  let mark: Element | undefined;
  for (const piece of pieces) {
    if (!piece.isMarked) {
      mark = undefined;
      content.push(tokenNode(piece));
      continue;
    }
    if (!mark) {
      mark = h('mark');
      content.push(mark);
    }
    mark.children.push(tokenNode(piece));
  }
  return content;
}

/** Makes a token without `hastscript`, for speed: a site has more of these than of all other elements. */
function tokenNode(piece: CodePiece): ElementContent {
  if (!piece.className) return text(piece.text);
  const properties = { className: [piece.className] };
  return { type: 'element', tagName: 'span', properties, children: [text(piece.text)] };
}

function text(value: string): ElementContent {
  return { type: 'text', value };
}
