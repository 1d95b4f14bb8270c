/** The duration of a part of a test run. */
export type Row = { group: string; name: string; seconds: number };

/** Faster parts are summed up. */
const LISTED_SECONDS = 0.5;

/** A table of durations by group, slowest first. */
export function timeTable(rows: Row[]): string {
  const groups = Map.groupBy(rows, ({ group }) => group);
  return [...groups].map(([group, own]) => groupTable(group, own)).join('\n\n');
}

function groupTable(group: string, rows: Row[]): string {
  const sum = (list: Row[]) => list.reduce((total, { seconds }) => total + seconds, 0);
  const sorted = rows.toSorted((a, b) => b.seconds - a.seconds);
  const listed = sorted.filter(({ seconds }) => seconds >= LISTED_SECONDS);
  const quick = sorted.slice(listed.length);
  const lines = listed.map(({ name, seconds }) => line(name, seconds));
  if (quick.length > 0) lines.push(line(`${quick.length} others`, sum(quick)));
  return [`${group}: ${sum(rows).toFixed(1)} s in total`, ...lines].join('\n');
}

function line(name: string, seconds: number): string {
  return `${seconds.toFixed(1).padStart(7)} s  ${name}`;
}
