import { GROUPS, type Note, type Outcome } from './note.ts';

const OUTCOME_SIGNS: Record<Outcome, string> = { migrated: '+', changed: '~', dropped: '-' };

/** The report as text: groups, a line per item, and totals. */
export function formatReport(notes: Note[]): string {
  const groups = GROUPS.flatMap((group) => {
    const items = notes.filter((note) => note.group === group);
    return items.length === 0 ? [] : [`${group}\n${items.map(noteLine).join('\n')}`];
  });
  return `${groups.join('\n\n')}\n\n${countLine(notes)}`;
}

/** The report as Markdown, to be saved next to the new config. */
export function formatMarkdownReport(
  notes: Note[],
  { generator, nextCommands }: { generator: string; nextCommands: string[] },
): string {
  const groups = GROUPS.flatMap((group) => {
    const items = notes.filter((note) => note.group === group);
    if (items.length === 0) return [];
    const rows = items.map(
      ({ outcome, key, text = '', ...place }) =>
        `| ${outcome} | \`${cell(key)}\`${formatLocation(place)} | ${cell(text)} |`,
    );
    return [`## ${group}\n\n| | Item | Result |\n| --- | --- | --- |\n${rows.join('\n')}`];
  });
  return [
    '# Migration',
    `The result for each item of the ${generator} site. ${countLine(notes)}`,
    `Next:\n\n\`\`\`bash\n${nextCommands.join('\n')}\n\`\`\``,
    ...groups,
  ]
    .join('\n\n')
    .concat('\n');
}

/** @example countLine(notes) // '31 migrated, 4 changed, 12 dropped.' */
function countLine(notes: Note[]): string {
  const count = (outcome: Outcome) => notes.filter((note) => note.outcome === outcome).length;
  return `${count('migrated')} migrated, ${count('changed')} changed, ${count('dropped')} dropped.`;
}

function noteLine({ outcome, key, text, ...place }: Note): string {
  const line = `  ${OUTCOME_SIGNS[outcome]} ${key}${formatLocation(place)}`;
  return text === undefined ? line : `${line}: ${text}`;
}

function formatLocation({ file, line }: { file?: string; line?: number }): string {
  if (file === undefined) return '';
  return line === undefined ? ` (${file})` : ` (${file}:${line})`;
}

function cell(text: string): string {
  return text.replaceAll('|', '\\|').replaceAll('\n', ' ').replaceAll('`', "'");
}
