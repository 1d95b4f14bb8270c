import { type Fate, GROUPS, type Note } from './note.ts';

const SIGNS: Record<Fate, string> = { carried: '+', changed: '~', left: '-' };

/** The report as text: groups, a line for each item, and counts. */
export function reportText(notes: Note[]): string {
  const groups = GROUPS.flatMap((group) => {
    const items = notes.filter((note) => note.group === group);
    return items.length === 0 ? [] : [`${group}\n${items.map(noteLine).join('\n')}`];
  });
  return `${groups.join('\n\n')}\n\n${countLine(notes)}`;
}

/** The report as Markdown, to stand beside the new config. */
export function reportMarkdown(notes: Note[], nextCommand: string): string {
  const groups = GROUPS.flatMap((group) => {
    const items = notes.filter((note) => note.group === group);
    if (items.length === 0) return [];
    const rows = items.map(
      ({ fate, key, text = '', ...place }) =>
        `| ${fate} | \`${cell(key)}\`${placeOf(place)} | ${cell(text)} |`,
    );
    return [
      `## ${group}\n\n| | Item | What became of it |\n| --- | --- | --- |\n${rows.join('\n')}`,
    ];
  });
  return [
    '# Migration',
    `What became of each item of the Docusaurus site. ${countLine(notes)}`,
    `Next:\n\n\`\`\`bash\n${nextCommand}\n\`\`\``,
    ...groups,
  ]
    .join('\n\n')
    .concat('\n');
}

/** @example countLine(notes) // '31 carried over, 4 changed, 12 left.' */
function countLine(notes: Note[]): string {
  const count = (fate: Fate) => notes.filter((note) => note.fate === fate).length;
  return `${count('carried')} carried over, ${count('changed')} changed, ${count('left')} left.`;
}

function noteLine({ fate, key, text, ...place }: Note): string {
  const line = `  ${SIGNS[fate]} ${key}${placeOf(place)}`;
  return text === undefined ? line : `${line}: ${text}`;
}

function placeOf({ file, line }: { file?: string; line?: number }): string {
  if (file === undefined) return '';
  return line === undefined ? ` (${file})` : ` (${file}:${line})`;
}

function cell(text: string): string {
  return text.replaceAll('|', '\\|').replaceAll('\n', ' ').replaceAll('`', "'");
}
