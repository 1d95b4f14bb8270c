import type { ChartOptions, ScheduledTask, Section } from './gantt-chart.ts';

/**
 * Writes the tasks of a chart as text. Tags and dates are those of its source, since they need no translation.
 * @example 'Spring: Sow rye (done), 2024-03-01 – 2024-03-11; Weed, 2024-03-11 – 2024-03-14.'
 */
export function describeGantt(
  sections: Section<ScheduledTask>[],
  { dateFormat }: ChartOptions,
): string {
  const dates = (time: number) => writeTime(time, dateFormat.hasDays);
  return sections
    .filter(({ tasks }) => tasks.length > 0)
    .map(({ name, tasks }) => {
      const texts = tasks.map((task) => describeTask(task, dates));
      return `${name ? `${name}: ` : ''}${texts.join('; ')}.`;
    })
    .join(' ');
}

function describeTask(
  { name, tags, start, end }: ScheduledTask,
  dates: (time: number) => string,
): string {
  const words = tags.filter((tag) => tag !== 'vert');
  const isMoment = start === end || tags.includes('vert');
  const range = isMoment ? dates(start) : `${dates(start)} – ${dates(end)}`;
  return `${name}${words.length > 0 ? ` (${words.join(', ')})` : ''}, ${range}`;
}

/** An ISO 8601 date, with hours and minutes unless it is midnight, or only the hours and minutes. */
function writeTime(time: number, hasDays: boolean): string {
  const [day = '', clock = ''] = new Date(time).toISOString().split('T');
  const minutes = clock.slice(0, 5);
  if (!hasDays) return minutes;
  return clock.startsWith('00:00:00.000') ? day : `${day} ${minutes}`;
}
