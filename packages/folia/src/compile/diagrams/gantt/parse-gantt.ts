import type { DiagramSource } from '../diagram-source.ts';
import { DAYS, readAxisFormat } from './axis-format.ts';
import { readDateFormat } from './date-format.ts';
import {
  type ChartMistake,
  type ChartOptions,
  type Outcome,
  type Section,
  TASK_TAGS,
  type TaskTag,
  type TickInterval,
  type TickUnit,
  UNKNOWN,
  type WrittenChart,
  type WrittenTask,
} from './gantt-chart.ts';

/** Settings whose last value counts. */
const SETTING = /^(dateFormat|axisFormat|tickInterval|title|weekday|weekend|todayMarker)\s+(.+)$/i;
const LIST = /^(excludes|includes)\s+(.+)$/i;
const FLAG = /^(inclusiveEndDates|topAxis)$/i;
const SECTION = /^section\s+(.+)$/i;
const TASK = /^([^:]+):(.+)$/;
/** Statements that only Mermaid can draw, or that it reads differently from how they look. */
const ONLY_MERMAID = /^(?:click|href|call)\s|^accDescription\s|^\d{4}-\d\d-\d\d\b|#/i;
const TICK_UNITS = ['millisecond', 'second', 'minute', 'hour', 'day', 'week', 'month'] as const;
const TICK = new RegExp(`^([1-9]\\d{0,4})(${TICK_UNITS.join('|')})$`);
/** The name of a task that has none; Mermaid counts them the same way. */
const UNNAMED = 'task';

type Statements = {
  settings: Map<string, string>;
  excludes: Set<string>;
  includes: Set<string>;
  flags: Set<string>;
  sections: Section<WrittenTask>[];
};

/** Reads the statements of a Gantt chart (https://mermaid.js.org/syntax/gantt.html). */
export function parseGantt(source: DiagramSource): Outcome<WrittenChart> {
  const [first = '', ...lines] = source.statements.map((line) => line.trim());
  if (source.isConfigured || first !== 'gantt') return UNKNOWN;
  if (lines.some((line) => ONLY_MERMAID.test(line))) return UNKNOWN;
  const statements: Statements = {
    settings: new Map(),
    excludes: new Set(),
    includes: new Set(),
    flags: new Set(),
    sections: [],
  };
  let unnamed = 0;
  for (const line of lines.filter(Boolean)) {
    if (readSetting(line, statements)) continue;
    const task = parseTask(line, `${UNNAMED}${unnamed + 1}`);
    if ('message' in task) return { kind: 'mistake', mistake: task };
    if (task.id === `${UNNAMED}${unnamed + 1}`) unnamed += 1;
    if (statements.sections.length === 0) statements.sections.push({ tasks: [] });
    statements.sections.at(-1)?.tasks.push(task);
  }
  const options = readOptions(statements);
  if (!options || statements.sections.every(({ tasks }) => tasks.length === 0)) return UNKNOWN;
  const title = statements.settings.get('title') ?? source.title;
  return { kind: 'ok', value: { title, options, sections: statements.sections } };
}

/** Whether a line is not a task. */
function readSetting(line: string, statements: Statements): boolean {
  const [, section] = SECTION.exec(line) ?? [];
  if (section !== undefined) {
    statements.sections.push({ name: section.replace(/:$/, '').trim(), tasks: [] });
    return true;
  }
  const [, setting, value = ''] = SETTING.exec(line) ?? [];
  if (setting !== undefined) {
    statements.settings.set(setting.toLowerCase(), value.trim());
    return true;
  }
  const [, list, words = ''] = LIST.exec(line) ?? [];
  if (list !== undefined) {
    const set = list.toLowerCase() === 'excludes' ? statements.excludes : statements.includes;
    for (const word of words.toLowerCase().split(/[\s,]+/)) if (word) set.add(word);
    return true;
  }
  if (FLAG.test(line)) statements.flags.add(line.toLowerCase());
  return FLAG.test(line);
}

/** Reads the name, tags, id, start and end of a task. */
function parseTask(statement: string, unnamed: string): WrittenTask | ChartMistake {
  const [, name = '', data] = TASK.exec(statement) ?? [];
  if (data === undefined) {
    return {
      statement,
      message: `"${statement}" is neither a task nor a setting of a Gantt chart.`,
      hint: 'A task has a colon between its name and its dates, such as "Sow rye :2024-03-01, 10d".',
    };
  }
  const fields = data.split(',').map((field) => field.trim());
  const tags: TaskTag[] = [];
  for (;;) {
    const tag = TASK_TAGS.find((one) => one === fields[0]);
    if (!tag) break;
    tags.push(tag);
    fields.shift();
  }
  const end = fields.pop();
  const start = fields.pop();
  const id = fields.pop();
  if (end === undefined || fields.length > 0) {
    return {
      statement,
      message: `The task "${name.trim()}" needs an end, and may have an id and a start before it.`,
      hint: 'Write "Name :id, start, end", such as "Sow rye :sow, 2024-03-01, 10d".',
    };
  }
  return { name: name.trim(), tags, id: id ?? unnamed, start, end, statement };
}

/** Undefined if a setting has a value that is not known. */
function readOptions({ settings, flags, ...rest }: Statements): ChartOptions | undefined {
  const dateFormat = readDateFormat(settings.get('dateformat') ?? 'YYYY-MM-DD');
  const axisFormat = readAxisFormat(settings.get('axisformat') ?? '%Y-%m-%d');
  if (!dateFormat || !axisFormat) return undefined;
  // Mermaid gives times without a date the current one.
  const needsDays = axisFormat.showsDays || rest.excludes.size > 0;
  if (!dateFormat.hasDays && needsDays) return undefined;
  const firstDay = dayNumber(settings.get('weekday') ?? 'sunday');
  const weekend = WEEKENDS.get((settings.get('weekend') ?? 'saturday').toLowerCase());
  const written = settings.get('tickinterval');
  const tickInterval = written === undefined ? undefined : readInterval(written);
  if (firstDay === -1 || !weekend || (written !== undefined && !tickInterval)) return undefined;
  return {
    dateFormat,
    axisFormat,
    tickInterval,
    firstDay,
    days: { excludes: rest.excludes, includes: rest.includes, weekend },
    inclusiveEndDates: flags.has('inclusiveenddates'),
    topAxis: flags.has('topaxis'),
  };
}

const WEEKENDS = new Map([
  ['friday', [5, 6]],
  ['saturday', [6, 0]],
]);

function dayNumber(name: string): number {
  return DAYS.findIndex((day) => day.toLowerCase() === name.toLowerCase());
}

function readInterval(text: string): TickInterval | undefined {
  const [, count, unit] = TICK.exec(text) ?? [];
  const known: TickUnit | undefined = TICK_UNITS.find((one) => one === unit);
  return known && { count: Number(count), unit: known };
}
