import type { Element, ElementContent, Nodes } from 'hast';
import { h } from 'hastscript';
import { hasClass } from './has-class.ts';

/** A piece of a line, with the one-letter class of its color; without one it is plain. */
export type CodePiece = { text: string; className?: string; isMarked?: boolean };

/** What a line is marked as; the names are the classes that it gets. */
export type LineMark = 'marked' | 'added' | 'removed' | 'focus' | 'error' | 'warning';

export type CodeLine = {
  pieces: CodePiece[];
  marks: LineMark[];
  /** Shown before the line, but neither selected nor copied. */
  prompt?: string;
};

/** What is copied of a terminal session. */
export type SessionTexts = { commands: string; output: string };

/** Code in colored lines, with marks; of a terminal session also what is copied. */
export type ColoredCode = { lines: CodeLine[]; session?: SessionTexts };

export type FigureOptions = {
  title?: string;
  language: string;
  firstLineNumber?: number;
  wraps?: boolean;
  /** What the buttons are named. */
  texts: { copyCode: string; copyOutput: string };
};

/** A block of code: its title, its lines, and the buttons that copy it. */
export function codeFigure({ lines, session }: ColoredCode, options: FigureOptions): Element {
  const { title, language, firstLineNumber = 1, texts } = options;
  const style = firstLineNumber === 1 ? undefined : `--first-line:${firstLineNumber - 1}`;
  return h('figure.code', { dataLanguage: language }, [
    title ? h('figcaption', title) : undefined,
    h('pre', { tabIndex: 0, className: preClasses(lines, options), style }, [
      h('code', codeContent(lines, options.firstLineNumber !== undefined)),
    ]),
    session ? sessionButtons(session, texts) : copyButton(texts.copyCode),
  ]);
}

/** Whether an element is a block of code. */
export function isCodeFigure(node: Nodes): boolean {
  return node.type === 'element' && node.tagName === 'figure' && hasClass(node, 'code');
}

/** Copies the code beside it, or a text of its own. */
export function copyButton(label: string, copied?: string): Element {
  const properties = { type: 'button', className: ['copy'], dataCopy: '', dataText: copied };
  return h('button', properties, label);
}

/** The commands are copied to be run, what they have printed to be compared or asked about. */
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

/** Lines are elements only where they are marked or numbered. */
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
  // The style sheet shows the prompt from its attribute, so that it is no text that is selected or copied.
  const before = prompt ? [h('span.prompt', { dataPrompt: prompt })] : [];
  return [...before, ...groupMarked(pieces)];
}

/** Neighboring pieces of a marked text share one element. */
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

/** Written out, as there are more of these than of all other elements of a site. */
function tokenNode(piece: CodePiece): ElementContent {
  if (!piece.className) return text(piece.text);
  const properties = { className: [piece.className] };
  return { type: 'element', tagName: 'span', properties, children: [text(piece.text)] };
}

function text(value: string): ElementContent {
  return { type: 'text', value };
}
