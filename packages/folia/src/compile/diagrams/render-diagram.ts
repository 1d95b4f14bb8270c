import { didYouMean } from 'folia-problems';
import type { Element } from 'hast';
import { englishTexts } from '../../contract/texts.ts';
import { type DiagramSource, readDiagramSource } from './diagram-source.ts';
import { renderGantt } from './gantt/render-gantt.ts';
import { estimateHeight } from './live-height.ts';
import { findMistake, type MermaidLibrary } from './mermaid-library.ts';
import { drawStatically, labelOf } from './static-diagram.ts';
import { kindOf, staticText } from './static-syntax.ts';

export type Diagram =
  /** Drawn at build time. */
  | { kind: 'drawn'; svg: Element; title?: string }
  /** To be drawn by Mermaid in the browser, in a space of about this height in pixels. */
  | { kind: 'live'; label: string; height: number }
  /** Shown as its source. The line is 1-based within it. */
  | { kind: 'source'; message: string; hint?: string; line?: number };

type Options = {
  /** Prefix of ids, unique on the page. */
  name: string;
  /** The Mermaid that is installed. */
  library?: MermaidLibrary;
  /** The file with the diagram, for messages. */
  file?: string;
  /** The translated word "Diagram". */
  word?: string;
};

/** Draws a Mermaid diagram, or decides that Mermaid has to draw it in the browser. */
export async function renderDiagram(text: string, options: Options): Promise<Diagram> {
  const { name, library, file, word = englishTexts.diagram } = options;
  const source = readDiagramSource(text);
  const mistake = library && (await findMistake(library, text));
  if (mistake) {
    const { message, line } = mistake;
    return {
      kind: 'source',
      message: `Mermaid could not parse this diagram: ${message}`,
      line,
    };
  }
  const gantt = renderGantt(source, name, word);
  if (gantt.kind === 'ok') return { kind: 'drawn', ...gantt.value };
  if (gantt.kind === 'mistake') {
    const { statement, ...rest } = gantt.mistake;
    return { kind: 'source', ...rest, line: lineOf(statement, text) };
  }
  const known = staticText(source);
  const drawing =
    known === undefined ? undefined : await drawStatically(known, source, { name, word, file });
  if (drawing?.ok) return { kind: 'drawn', svg: drawing.svg, title: source.title };
  if (library)
    return { kind: 'live', label: labelOf(source, word), height: estimateHeight(source) };
  return { kind: 'source', ...withoutLibrary(source, drawing?.message) };
}

/** The line of a statement, 1-based. */
function lineOf(statement: string, text: string): number {
  return text.split(/\r?\n/).findIndex((line) => line.includes(statement)) + 1;
}

/** Types of diagrams that are drawn at build time, and others with names that are easily misspelled. */
const TYPES = [
  ...['flowchart', 'graph', 'sequenceDiagram', 'classDiagram', 'stateDiagram', 'stateDiagram-v2'],
  ...['erDiagram', 'gantt', 'pie', 'journey', 'gitGraph', 'mindmap', 'timeline', 'quadrantChart'],
];

function withoutLibrary(
  source: DiagramSource,
  message: string | undefined,
): { message: string; hint?: string } {
  if (message !== undefined) return { message: `Drawing the Mermaid diagram failed: ${message}` };
  return {
    message: `This ${kindOf(source) || 'Mermaid'} diagram is shown as its source, because it needs the package "mermaid".`,
    hint: `${TYPES.includes(source.kind) ? '' : didYouMean(source.kind, TYPES)}Run "npm install mermaid". Pages without such a diagram do not load it.`,
  };
}
