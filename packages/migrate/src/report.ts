import { listAttention } from './attention.ts';
import { countOf } from './count-of.ts';
import { GROUPS, type Group, type Note, type Outcome } from './note.ts';

const OUTCOME_SIGNS: Record<Outcome, string> = { migrated: '+', changed: '~', dropped: '-' };

/** The report as text: groups, a line per item, and totals. */
export function formatReport(notes: Note[]): string {
  const groups = GROUPS.flatMap((group) => {
    const items = notes.filter((note) => note.group === group);
    return items.length === 0 ? [] : [`${group}\n${items.map(noteLine).join('\n')}`];
  });
  return `${groups.join('\n\n')}\n\n${countLine(notes)}`;
}

/** What the person who migrates a site sees: what moved, what needs attention, and what to do next. */
export function formatSummary(
  notes: Note[],
  {
    folder,
    moved,
    reportFile,
    nextCommands,
  }: { folder: string; moved: Record<string, number>; reportFile: string; nextCommands: string[] },
): string {
  const attention = listAttention(notes);
  return [
    `Moved to ${folder}: ${formatMoved(moved)}`,
    attention.length > 0
      ? `Needs your attention:\n${attention.map((line) => `  - ${line}`).join('\n')}`
      : 'Nothing needs your attention.',
    `Each setting and file is listed in ${reportFile}: ${countLine(notes)}`,
    `Next:\n${nextCommands.map((command) => `  ${command}`).join('\n')}`,
  ].join('\n\n');
}

/** @example formatMoved({ pages: 12, posts: 0, languages: 1 }) // '12 pages, 1 language' */
function formatMoved(moved: Record<string, number>): string {
  return Object.entries(moved)
    .filter(([, count]) => count > 0)
    .map(([what, count]) => countOf(count, what))
    .join(', ');
}

const TITLES: Record<Group, string> = {
  config: 'Config',
  navbar: 'Navigation bar',
  footer: 'Footer',
  docs: 'Docs',
  blog: 'Blog',
  pages: 'Pages',
  packages: 'Packages',
  plugins: 'Plugins and themes',
  theme: 'Look and theme settings',
  i18n: 'Languages',
  redirects: 'Redirects',
};

/** What was lost is read first. */
const OUTCOMES: Outcome[] = ['dropped', 'changed', 'migrated'];

/** The report as Markdown, to be saved next to the new config. */
export function formatMarkdownReport(
  notes: Note[],
  {
    generator,
    moved,
    nextCommands,
  }: { generator: string; moved: Record<string, number>; nextCommands: string[] },
): string {
  const attention = listAttention(notes);
  const groups = GROUPS.flatMap((group) => {
    const items = OUTCOMES.flatMap((outcome) =>
      notes.filter((note) => note.group === group && note.outcome === outcome),
    );
    if (items.length === 0) return [];
    const rows = items.map(
      ({ outcome, key, text = '', ...place }) =>
        `| ${outcome} | \`${cell(key)}\`${formatLocation(place)} | ${withoutTags(cell(text))} |`,
    );
    return [`## ${TITLES[group]}\n\n| | Item | Result |\n| --- | --- | --- |\n${rows.join('\n')}`];
  });
  return [
    '# Migration',
    `The ${generator} site has moved: ${formatMoved(moved)}. Of its settings and files, ${countLine(notes)}`,
    `Next:\n\n\`\`\`bash\n${nextCommands.join('\n')}\n\`\`\``,
    ...(attention.length > 0
      ? [
          `## Needs your attention\n\n${attention.map((line) => `- ${withoutTags(line)}`).join('\n')}`,
        ]
      : []),
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

/** Keeps names of elements from becoming elements of the report. */
function withoutTags(text: string): string {
  return text.replaceAll('<', '&lt;');
}

function cell(text: string): string {
  return text.replaceAll('|', '\\|').replaceAll('\n', ' ').replaceAll('`', "'");
}
