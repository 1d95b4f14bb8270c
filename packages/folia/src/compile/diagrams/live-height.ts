import type { DiagramSource } from './diagram-source.ts';
import { kindOf } from './static-syntax.ts';

/** Pixels of a diagram with its frame in the text column: a fixed part, and one per statement. */
type Height = [fixed: number, perStatement: number];

/** Measured with Mermaid 12 in the text column. */
const HEIGHTS = new Map<string, Height>(
  Object.entries({
    architecture: [440, 0],
    gantt: [90, 24],
    gitGraph: [130, 20],
    journey: [480, 5],
    kanban: [110, 40],
    mindmap: [330, 15],
    packet: [60, 30],
    pie: [484, 0],
    quadrantChart: [534, 0],
    radar: [644, 0],
    sankey: [434, 0],
    timeline: [380, 10],
    treemap: [434, 0],
    venn: [400, 0],
    xychart: [534, 0],
  }),
);
const OTHERS: Height = [120, 40];
/** Maximum estimate, so that a long diagram does not reserve more than a window shows. */
const MAX_HEIGHT = 900;

/** Estimates the height of a diagram that Mermaid draws in the browser, in pixels. */
export function estimateHeight(source: DiagramSource): number {
  const kind = kindOf(source).replace(/-beta$/, '');
  const [fixed, perStatement] = HEIGHTS.get(kind) ?? OTHERS;
  return Math.min(MAX_HEIGHT, fixed + perStatement * source.statements.length);
}
