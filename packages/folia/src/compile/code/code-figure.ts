import type { Element, ElementContent } from 'hast';
import type { Texts } from '../../contract/texts.ts';
import type { CodeLine, CodePiece, ColoredCode } from './code-line.ts';
import type { SessionTexts } from './prompts.ts';

export type FigureOptions = {
  title?: string;
  language: string;
  firstLineNumber?: number;
  wraps: boolean;
  /** What the buttons are named. */
  texts: Pick<Texts, 'copyCode' | 'copyOutput'>;
};

/** A finished block of code: its title, its lines, and the buttons that copy it. */
export function codeFigure({ lines, session }: ColoredCode, options: FigureOptions): Element {
  const { title, language, firstLineNumber, texts } = options;
  const isNumbered = firstLineNumber !== undefined;
  const needsLines = isNumbered || lines.some(({ marks }) => marks.length > 0);
  const children = lines.flatMap((line, index) => {
    const isLast = index === lines.length - 1;
    return needsLines
      ? [lineElement(line)]
      : [...lineContent(line), ...(isLast ? [] : [text('\n')])];
  });
  const startsLater = isNumbered && firstLineNumber !== 1;
  return element('figure', { className: ['code'], dataLanguage: language }, [
    ...(title ? [element('figcaption', {}, [text(title)])] : []),
    element(
      'pre',
      {
        tabIndex: 0,
        className: preClasses(lines, options),
        style: startsLater ? `--first-line:${firstLineNumber - 1}` : undefined,
      },
      [element('code', {}, children)],
    ),
    session ? sessionButtons(session, texts) : copyButton(texts.copyCode),
  ]);
}

/** The commands are copied to be run, what they have printed to be compared or asked about. */
function sessionButtons(
  { commands, output }: SessionTexts,
  { copyCode, copyOutput }: FigureOptions['texts'],
): Element {
  return element('div', { className: ['copies'] }, [
    copyButton(copyOutput, output),
    copyButton(copyCode, commands),
  ]);
}

/** Copies the code beside it, or a text of its own. */
function copyButton(label: string, copied?: string): Element {
  const properties = { type: 'button', className: ['copy'], dataCopy: '', dataText: copied };
  return element('button', properties, [text(label)]);
}

function preClasses(lines: CodeLine[], options: FigureOptions): string[] | undefined {
  const names = [
    options.firstLineNumber === undefined ? '' : 'numbered',
    options.wraps ? 'wrapped' : '',
    lines.some(({ marks }) => marks.includes('focus')) ? 'focused' : '',
  ].filter(Boolean);
  return names.length > 0 ? names : undefined;
}

function lineElement(line: CodeLine): Element {
  return element('span', { className: ['line', ...line.marks] }, [
    ...lineContent(line),
    text('\n'),
  ]);
}

function lineContent({ prompt, pieces }: CodeLine): ElementContent[] {
  // The style sheet shows the prompt from its attribute, so that it is no text that is selected or copied.
  const before = prompt ? [element('span', { className: ['prompt'], dataPrompt: prompt }, [])] : [];
  return [...before, ...groupMarked(pieces)];
}

/** Pieces of one marked text stand in one element. */
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
      mark = element('mark', {}, []);
      content.push(mark);
    }
    mark.children.push(tokenNode(piece));
  }
  return content;
}

function tokenNode(piece: CodePiece): ElementContent {
  return piece.className
    ? element('span', { className: [piece.className] }, [text(piece.text)])
    : text(piece.text);
}

function text(value: string): ElementContent {
  return { type: 'text', value };
}

function element(
  tagName: string,
  properties: Element['properties'],
  children: ElementContent[],
): Element {
  return { type: 'element', tagName, properties, children };
}
