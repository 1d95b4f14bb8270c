import { toHtml } from 'hast-util-to-html';
import { describe, expect, test } from 'vitest';
import { readDiagramSource } from '../diagram-source.ts';
import { findMermaid } from '../mermaid-library.ts';
import { renderDiagram } from '../render-diagram.ts';
import { renderGantt } from './render-gantt.ts';

/** The description and the drawing of a chart, or why there is none. */
function draw(lines: string): { html: string; tasks: string } {
  const source = readDiagramSource(`gantt\n${lines}`);
  const rendered = renderGantt(source, '1', 'Diagram');
  if (rendered.kind !== 'ok') throw new Error(`not drawn: ${rendered.kind}`);
  const html = toHtml(rendered.value.svg);
  return { html, tasks: /<desc[^>]*>(.*)<\/desc>/.exec(html)?.[1] ?? '' };
}

function tasksOf(lines: string): string {
  return draw(lines).tasks;
}

function mistakeOf(lines: string): { message: string; statement: string } {
  const rendered = renderGantt(readDiagramSource(`gantt\n${lines}`), '1', 'Diagram');
  if (rendered.kind !== 'mistake') throw new Error(`no mistake: ${rendered.kind}`);
  return rendered.mistake;
}

describe('when the tasks of a Gantt chart take place', () => {
  test('a task without a start follows the one before it', () => {
    expect(tasksOf('Sow :2024-03-01, 3d\nWeed :2d')).toBe(
      'Sow, 2024-03-01 – 2024-03-04; Weed, 2024-03-04 – 2024-03-06.',
    );
  });

  test('“after” waits for the last of several tasks, also of tasks that come later', () => {
    expect(
      tasksOf('Mow :after sow weed, 1d\nSow :sow, 2024-03-01, 3d\nWeed :weed, 2024-03-02, 9d'),
    ).toContain('Mow, 2024-03-11 – 2024-03-12;');
  });

  test('“until” ends with the first start of several tasks', () => {
    const others = 'Sow :sow, 2024-03-09, 3d\nWeed :weed, 2024-03-05, 9d';
    expect(tasksOf(`Rest :2024-03-01, until sow weed\n${others}`)).toContain(
      'Rest, 2024-03-01 – 2024-03-05;',
    );
  });

  test('tasks without an id are numbered', () => {
    expect(
      tasksOf('Sow :2024-03-01, 3d\nMow :mow, 2024-05-01, 1d\nWeed :after task1, 1d'),
    ).toContain('Weed, 2024-03-04 – 2024-03-05');
  });

  test.each([
    ['30d', '2024-03-01'],
    ['1w', '2024-02-07'],
    ['24h', '2024-02-01'],
    ['90m', '2024-01-31 01:30'],
    ['1M', '2024-02-29'],
    ['1y', '2025-01-31'],
    ['2024-02-03', '2024-02-03'],
  ])('an end of %s', (end, date) => {
    expect(tasksOf(`Sow :2024-01-31, ${end}`)).toBe(`Sow, 2024-01-31 – ${date}.`);
  });

  test('inclusive end dates end a day later', () => {
    expect(tasksOf('inclusiveEndDates\nSow :2024-03-01, 2024-03-02')).toContain('2024-03-03');
  });

  test('days off lengthen a task: weekends, names of days and dates, unless they are included', () => {
    const friday = 'Sow :2024-03-01, 3d';
    expect(tasksOf(`excludes weekends\n${friday}`)).toContain('– 2024-03-06');
    expect(tasksOf(`excludes weekends monday, 2024-03-05\n${friday}`)).toContain('– 2024-03-08');
    expect(tasksOf(`excludes weekends\nincludes 2024-03-03\n${friday}`)).toContain('– 2024-03-05');
    expect(tasksOf(`weekend friday\nexcludes weekends\n${friday}`)).toContain('– 2024-03-05');
    expect(tasksOf('excludes weekends\nSow :2024-03-01, 2024-03-04')).toContain('– 2024-03-04');
  });

  test('dates are read in the format of the chart', () => {
    expect(tasksOf('dateFormat D.M.YY\nSow :1.3.24, 12.3.24')).toBe(
      'Sow, 2024-03-01 – 2024-03-12.',
    );
    expect(tasksOf('dateFormat HH:mm\naxisFormat %H:%M\nGrind :06:30, 45m')).toBe(
      'Grind, 06:30 – 07:15.',
    );
  });

  test('the time zone of the build changes nothing', () => {
    const chart = 'Sow :2024-03-30, 36h\nWeed :2024-10-26, 3d';
    const zone = process.env.TZ;
    const offsets = new Set<number>();
    const drawings = ['Pacific/Auckland', 'America/New_York', 'UTC'].map((name) => {
      process.env.TZ = name;
      offsets.add(new Date(2024, 2, 30).getTimezoneOffset());
      return draw(chart).html;
    });
    if (zone === undefined) delete process.env.TZ;
    else process.env.TZ = zone;
    expect(offsets.size).toBe(3);
    expect(new Set(drawings).size).toBe(1);
  });
});

describe('how a Gantt chart is drawn', () => {
  test('sections, bars, milestones and lines have classes of their own', () => {
    const { html, tasks } = draw(
      'section Field\nSow :done, crit, 2024-03-01, 9d\nsection Barn\nReap :milestone, 2024-08-01, 0d\nFrost :vert, 2024-10-10, 0d',
    );
    expect(html.match(/class="gantt-band"/g)).toHaveLength(2);
    expect(html).toContain('<g class="gantt-task gantt-done gantt-crit"><rect');
    expect(html).toContain('<g class="gantt-task"><path');
    expect(html).toContain('<g class="gantt-mark"><path');
    expect(tasks).toBe(
      'Field: Sow (done, crit), 2024-03-01 – 2024-03-10. Barn: Reap (milestone), 2024-08-01; Frost, 2024-10-10.',
    );
  });

  test('its name is its title, and its tasks describe it', () => {
    const { html } = draw('title The year\nSow :2024-03-01, 9d');
    expect(html).toContain(
      'role="img" aria-label="Diagram (gantt): The year" aria-describedby="gantt-1"><desc id="gantt-1">',
    );
  });

  test('a label is inside its bar if it has room, or else beside it', () => {
    const { html } = draw(
      'Plow the whole field :2024-03-01, 90d\nSow :2024-03-01, 1d\nMow :2024-05-29, 1d',
    );
    expect(html).toMatch(/text-anchor="middle" font-size="13">Plow/);
    expect(html).toMatch(/y="[\d.]+" font-size="13">Sow/);
    expect(html).toMatch(/text-anchor="end" font-size="13">Mow/);
  });

  test('a label that is longer than the chart makes the drawing wider', () => {
    const widthOf = (name: string) =>
      Number(/ width="(\d+)"/.exec(draw(`${name} :2024-03-01, 1d\nMow :2024-05-01, 9d`).html)?.[1]);
    expect(widthOf('Sow')).toBe(680);
    expect(widthOf('A long time '.repeat(20))).toBeGreaterThan(1200);
  });

  test('the axis has as many dates as it has room for, in its format', () => {
    const datesOf = (lines: string) =>
      Array.from(draw(lines).html.matchAll(/class="gantt-date"[^>]*>([^<]*)/g), ([, date]) => date);
    expect(datesOf('axisFormat %B %Y\nSow :2024-01-01, 100d')).toEqual([
      'January 2024',
      'February 2024',
      'March 2024',
      'April 2024',
    ]);
    expect(
      datesOf('tickInterval 1week\nweekday monday\naxisFormat %d/%m\nSow :2024-03-04, 2w'),
    ).toEqual(['04/03', '11/03', '18/03']);
    expect(datesOf('tickInterval 1day\nSow :2024-01-01, 200d').length).toBeLessThan(10);
    expect(datesOf('axisFormat %-e %b, %a %j\nSow :2024-03-01, 1d')[0]).toBe('1 Mar, Fri 061');
    expect(datesOf('axisFormat %Y\nSow :1200-01-01, 800y').length).toBeGreaterThan(3);
  });

  test('topAxis repeats the dates above the rows', () => {
    const { html } = draw('topAxis\ntickInterval 1day\nSow :2024-03-01, 2d');
    expect(html.match(/>2024-03-02</g)).toHaveLength(2);
  });

  test('days off are shaded', () => {
    expect(draw('excludes weekends\nSow :2024-03-01, 9d').html.match(/"gantt-off"/g)).toHaveLength(
      2,
    );
    expect(draw('Sow :2024-03-01, 9d').html).not.toContain('gantt-off');
  });
});

describe('mistakes in a Gantt chart', () => {
  test.each([
    ['a line without a colon', 'Sow', '"Sow" is neither a task nor a setting'],
    ['too many values', 'Sow :a, b, 2024-03-01, 1d', 'The task "Sow" needs an end'],
    ['tags alone', 'Sow :done', 'The task "Sow" needs an end'],
    ['a first task without a start', 'Sow :3d', 'The first task, "Sow", needs a start.'],
    [
      'a date that does not exist',
      'Sow :2024-13-30, 3d',
      '"2024-13-30" is not a date in the format YYYY-MM-DD.',
    ],
    ['an unknown end', 'Sow :2024-03-01, soon', '"soon" is neither a date'],
    [
      'an unknown task',
      'Sow :after spring, 3d',
      'refers to the task "spring", which does not exist',
    ],
    ['a task that waits for itself', 'Sow :sow, after sow, 3d', '"Sow" waits for itself.'],
    [
      'tasks that wait for each other',
      'Sow :sow, after mow, 3d\nMow :mow, after sow, 1d',
      'wait for each other',
    ],
    [
      'a year without workdays',
      `excludes weekends monday tuesday wednesday thursday friday\nSow :2024-03-01, 3d`,
      'All days are excluded',
    ],
  ])('%s', (_, lines, message) => {
    expect(mistakeOf(lines).message).toContain(message);
  });

  test('are reported with their line, whether or not Mermaid is installed', async () => {
    const source = 'gantt\n  title Year\n  Sow :2024-03-01, 2d\n  Mow :after rye, 2d\n';
    for (const library of [undefined, findMermaid(import.meta.dirname)]) {
      expect(await renderDiagram(source, { name: '1', library })).toMatchObject({
        kind: 'source',
        line: 4,
        message: '"Mow" refers to the task "rye", which does not exist.',
      });
    }
  });
});

test.each([
  ['a link', 'Sow :sow, 2024-03-01, 3d\nclick sow href "https://farm.example"'],
  ['names of months', 'dateFormat D MMM YYYY\nSow :1 Mar 2024, 3d'],
  ['dates without a year', 'dateFormat MM-DD\nSow :03-01, 3d'],
  ['times with the current date', 'dateFormat HH:mm\nSow :06:30, 3h'],
  ['dates that only the browser reads', 'Sow :March 1 2024, 3d'],
  ['an unknown axis format', 'axisFormat %Q\nSow :2024-03-01, 3d'],
  ['an unknown interval', 'tickInterval 1fortnight\nSow :2024-03-01, 3d'],
  ['half a month', 'Sow :2024-03-01, 1.5M'],
])('a chart with %s is left to Mermaid', (_, lines) => {
  const source = readDiagramSource(`gantt\n${lines}`);
  expect(renderGantt(source, '1', 'Diagram').kind).toBe('unknown');
});

test.each(['---\ndisplayMode: compact\n---\n', '%%{init: {"gantt": {"barHeight": 9}}}%%\n'])(
  'a configured chart is left to Mermaid: %j',
  (before) => {
    const source = readDiagramSource(`${before}gantt\nSow :2024-03-01, 3d`);
    expect(renderGantt(source, '1', 'Diagram').kind).toBe('unknown');
  },
);
