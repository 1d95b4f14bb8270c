import type { Element, ElementContent } from 'hast';
import type { CodeLine, CodePiece } from './code-line.ts';

export type FigureOptions = {
  title?: string;
  language: string;
  firstLineNumber?: number;
  wraps: boolean;
  copyText: string;
};

/** A finished block of code: its title, its lines, and the button that copies it. */
export function codeFigure(lines: CodeLine[], options: FigureOptions): Element {
  const { title, language, firstLineNumber, copyText } = options;
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
    element('button', { type: 'button', className: ['copy'], dataCopy: '' }, [text(copyText)]),
  ]);
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
