import type { Element } from 'hast';
import { s } from 'hastscript';
import type { ChartOptions, ScheduledTask, Section } from './gantt-chart.ts';
import {
  BAR,
  type Band,
  type Bar,
  centered,
  FONT,
  type Label,
  type Layout,
  LINE,
  layOut,
  type Mark,
  PADDING,
  position,
  showsDaysOff,
} from './layout.ts';
import { textWidth } from './text-width.ts';
import { AXIS_FONT, makeTicks } from './ticks.ts';
import { daysOff } from './working-days.ts';

const AXIS_HEIGHT = 26;
/** From the middle of a line of text to its baseline. */
const BASELINE = 4.5;

/** Draws a Gantt chart as an SVG element, colored by the style sheet `markup/gantt.css`. */
export function drawGantt(sections: Section<ScheduledTask>[], options: ChartOptions): Element {
  const layout = layOut(sections);
  const { width, bands, rowsHeight, marks, left, scale } = layout;
  const top = options.topAxis ? AXIS_HEIGHT : 0;
  const markHeight = marks.length > 0 ? LINE : 0;
  const height = top + rowsHeight + AXIS_HEIGHT + markHeight;
  const offDays = showsDaysOff(scale, options)
    ? daysOff(scale.from, scale.to, options).map((range) => drawRange(range, layout))
    : [];
  return s('svg.gantt', { viewBox: `0 ${-top} ${width} ${height}`, width, height }, [
    ...bands.map((band) => drawBand(band, width)),
    ...offDays,
    ...drawAxis(layout, options),
    s('path.gantt-line', { d: `M${left} ${rowsHeight}H${width}` }),
    ...marks.map((mark) => drawMark(mark, rowsHeight)),
    ...bands.flatMap(({ bars }) => bars.map(drawBar)),
  ]);
}

function drawBand({ name, top, height }: Band, width: number): Element {
  const middle = top + height / 2 - ((name.length - 1) * LINE) / 2;
  return s('g.gantt-band', [
    s('rect', { x: 0, y: top, width, height }),
    ...name.map((line, index) =>
      drawText(line, { x: PADDING, anchor: 'start' }, middle + index * LINE),
    ),
  ]);
}

function drawRange([start, end]: [number, number], { left, scale, rowsHeight }: Layout): Element {
  const x = position(start, left, scale);
  const width = round(position(end, left, scale) - x);
  return s('rect.gantt-off', { x: round(x), y: 0, width, height: rowsHeight });
}

function drawAxis({ left, scale, rowsHeight }: Layout, options: ChartOptions): Element[] {
  return makeTicks(scale, options).flatMap(({ time, label }) => {
    const x = round(position(time, left, scale));
    const line = s('path.gantt-tick', { d: `M${x} 0V${rowsHeight + (label ? 5 : 0)}` });
    if (label === undefined) return [line];
    const place = centered(x, textWidth(label, AXIS_FONT));
    const draw = (y: number) => drawText(label, place, y, 'gantt-date');
    const below = draw(rowsHeight + AXIS_HEIGHT / 2 + 3);
    return options.topAxis ? [line, below, draw(-AXIS_HEIGHT / 2)] : [line, below];
  });
}

function drawMark({ task, x, label }: Mark, rowsHeight: number): Element {
  const bottom = rowsHeight + AXIS_HEIGHT;
  return s('g.gantt-mark', [
    s('path', { d: `M${round(x)} 0V${rowsHeight + 5}` }),
    drawText(task.name, label, bottom + LINE / 2),
  ]);
}

function drawBar({ task, x, width, middle, label }: Bar): Element {
  const tags = task.tags.filter((tag) => tag !== 'milestone').map((tag) => `gantt-${tag}`);
  const half = BAR / 2;
  const shape = task.tags.includes('milestone')
    ? s('path', {
        d: `M${round(x)} ${middle}l${half} ${-half} ${half} ${half} ${-half} ${half}z`,
      })
    : s('rect', { x: round(x), y: middle - half, width: round(width), height: BAR });
  return s('g.gantt-task', { className: tags }, [shape, drawText(task.name, label, middle)]);
}

function drawText(text: string, { x, anchor }: Label, middle: number, className?: string): Element {
  const textAnchor = anchor === 'start' ? undefined : anchor;
  const fontSize = className === 'gantt-date' ? AXIS_FONT : FONT;
  return s('text', { className, x: round(x), y: round(middle + BASELINE), textAnchor, fontSize }, [
    text,
  ]);
}

function round(pixels: number): number {
  return Math.round(pixels * 10) / 10;
}
