import { readFileSync, writeFileSync } from 'node:fs';

const START = '<!-- peers:start -->';
const END = '<!-- peers:end -->';

/** Replaces what is between two markers in a text. @throws if it has no markers */
export function replaceBetweenMarkers(text: string, replacement: string): string {
  const start = text.indexOf(START);
  const end = text.indexOf(END);
  if (start === -1 || end < start) throw new Error(`Found no ${START} before ${END}.`);
  return `${text.slice(0, start)}${START}\n\n${replacement.trim()}\n\n${text.slice(end)}`;
}

/** Writes a report into a Markdown file between its markers. */
export function writeReport(file: string, report: string): void {
  writeFileSync(file, replaceBetweenMarkers(readFileSync(file, 'utf8'), report));
}
