import type { ChartOptions, ScheduledTask, Section } from './gantt-chart.ts';
import { textWidth, wrapText } from './text-width.ts';
import type { Scale } from './ticks.ts';
import { DAY } from './working-days.ts';

export const FONT = 13;
export const LINE = 17;
export const BAR = 22;
const ROW = 32;
/** Pixels of a chart that fills the text column. */
const WIDTH = 680;
/** Space beside the names of sections and around the labels of bars. */
export const PADDING = 10;
const WIDEST_SECTION = 130;
/** The size at which text of normal weight is as wide as the bold name of a section. */
const SECTION_FONT = FONT * 1.12;

export type Label = { x: number; anchor: 'start' | 'middle' | 'end' };
export type Bar = { task: ScheduledTask; x: number; width: number; middle: number; label: Label };
export type Band = { name: string[]; top: number; height: number; bars: Bar[] };
/** A vertical line across all rows. */
export type Mark = { task: ScheduledTask; x: number; label: Label };

/** Where everything is, in pixels. */
export type Layout = {
  width: number;
  /** Where the bars begin and end. */
  left: number;
  scale: Scale;
  bands: Band[];
  rowsHeight: number;
  marks: Mark[];
};

/** Places the tasks of a chart in rows: one for each, apart from vertical lines. */
export function layOut(sections: Section<ScheduledTask>[]): Layout {
  const names = sections.map(({ name = '' }) =>
    name ? wrapText(name, WIDEST_SECTION, SECTION_FONT) : [],
  );
  const widest = Math.max(0, ...names.flat().map((line) => textWidth(line, SECTION_FONT)));
  const left = widest === 0 ? PADDING : widest + 3 * PADDING;
  const all = sections.flatMap(({ tasks }) => tasks);
  const from = Math.min(...all.map(({ start }) => start));
  const last = Math.max(...all.map(({ end }) => end));
  const scale: Scale = { from, to: last > from ? last : from + DAY, width: WIDTH - left - PADDING };
  const bands: Band[] = [];
  let top = 0;
  for (const [index, { tasks }] of sections.entries()) {
    const name = names[index] ?? [];
    const rows = tasks.filter(({ tags }) => !tags.includes('vert'));
    if (rows.length === 0) continue;
    const height = Math.max(rows.length * ROW, name.length * LINE + PADDING);
    const first = top + (height - rows.length * ROW) / 2 + ROW / 2;
    const bars = rows.map((task, row) => placeBar(task, first + row * ROW, left, scale));
    bands.push({ name, top, height, bars });
    top += height;
  }
  const marks = all
    .filter(({ tags }) => tags.includes('vert'))
    .map((task) => placeMark(task, left, scale));
  const ends = bands.flatMap(({ bars }) => bars.map(rightEnd));
  return {
    width: Math.ceil(Math.max(WIDTH, ...ends.map((end) => end + PADDING))),
    left,
    scale,
    bands,
    rowsHeight: top,
    marks,
  };
}

/** The pixel of a time. */
export function position(time: number, left: number, { from, to, width }: Scale): number {
  return left + ((time - from) / (to - from)) * width;
}

function placeBar(task: ScheduledTask, middle: number, left: number, scale: Scale): Bar {
  const start = position(task.start, left, scale);
  const end = position(task.barEnd, left, scale);
  const isMilestone = task.tags.includes('milestone');
  const x = isMilestone ? (start + end - BAR) / 2 : start;
  // A bar that is too short to see is a thin one.
  const width = isMilestone ? BAR : Math.max(end - start, 3);
  return { task, x, width, middle, label: placeLabel(task, { x, width, isMilestone }, left) };
}

/** Places a label inside its bar, or else beside it, where it has room. */
function placeLabel(
  { name }: ScheduledTask,
  { x, width, isMilestone }: { x: number; width: number; isMilestone: boolean },
  left: number,
): Label {
  const text = textWidth(name, FONT);
  if (!isMilestone && text + PADDING <= width) return { x: x + width / 2, anchor: 'middle' };
  const gap = PADDING * 0.7;
  const fitsAfter = x + width + gap + text <= WIDTH;
  const fitsBefore = x - gap - text >= left;
  if (fitsAfter || !fitsBefore) return { x: x + width + gap, anchor: 'start' };
  return { x: x - gap, anchor: 'end' };
}

/** The pixel where a bar and its label end. */
function rightEnd({ task, x, width, label }: Bar): number {
  return label.anchor === 'start' ? label.x + textWidth(task.name, FONT) : x + width;
}

function placeMark(task: ScheduledTask, left: number, scale: Scale): Mark {
  const x = position(task.start, left, scale);
  return { task, x, label: centered(x, textWidth(task.name, FONT)) };
}

/** Centers text at a pixel, or moves it into the chart if it would leave it. */
export function centered(x: number, width: number): Label {
  if (x - width / 2 < 0) return { x: 0, anchor: 'start' };
  if (x + width / 2 > WIDTH) return { x: WIDTH, anchor: 'end' };
  return { x, anchor: 'middle' };
}

/** Whether a chart shades days off, unless they are too narrow to see. */
export function showsDaysOff({ from, to, width }: Scale, { days }: ChartOptions): boolean {
  return days.excludes.size > 0 && (DAY * width) / (to - from) >= 1;
}
