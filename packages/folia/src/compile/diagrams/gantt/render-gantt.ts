import type { Element } from 'hast';
import { s } from 'hastscript';
import type { DiagramSource } from '../diagram-source.ts';
import { labelOf, MIN_SCALE } from '../static-diagram.ts';
import { describeGantt } from './describe-gantt.ts';
import { drawGantt } from './draw-gantt.ts';
import type { Outcome } from './gantt-chart.ts';
import { parseGantt } from './parse-gantt.ts';
import { scheduleTasks } from './schedule.ts';

export type GanttDrawing = { svg: Element; title?: string };

/**
 * Draws a Gantt chart, with its tasks as a description for screen readers. Neither the date nor the time zone of the build
 * changes it.
 * @param name suffix of ids, unique on the page
 * @param word the translated word "Diagram"
 */
export function renderGantt(
  source: DiagramSource,
  name: string,
  word: string,
): Outcome<GanttDrawing> {
  const chart = parseGantt(source);
  if (chart.kind !== 'ok') return chart;
  const scheduled = scheduleTasks(chart.value);
  if (scheduled.kind !== 'ok') return scheduled;
  const { options, title } = chart.value;
  const svg = drawGantt(scheduled.value, options);
  const id = `gantt-${name}`;
  const least = Math.round(Number(svg.properties.width) * MIN_SCALE);
  svg.properties = {
    ...svg.properties,
    style: `min-inline-size:${least}px`,
    role: 'img',
    ariaLabel: labelOf(source, word),
    ariaDescribedBy: [id],
  };
  svg.children.unshift(s('desc', { id }, describeGantt(scheduled.value, options)));
  return { kind: 'ok', value: { svg, title } };
}
