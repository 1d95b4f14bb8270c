import { valueAt } from 'folia-problems';
import type { Note, Values } from './note.ts';
import { printValue } from './print-value.ts';

/** The name of the report in the new folder, to which comments point. */
export const REPORT_FILE = 'MIGRATION.md';

/** Objects of the config whose left keys are named in a comment of their own; what is in none stands at the top. */
const COMMENTED = [
  ['themeConfig', 'navbar'],
  ['themeConfig', 'footer'],
  ['themeConfig'],
  ['docs'],
  ['i18n'],
];

const COMMENT_WIDTH = 90;

/**
 * The text of `site.config.ts`.
 * @param options.computedYear the year that the source's config computed each time it ran; it goes on being computed
 */
export function configSource(
  config: Values,
  notes: Note[],
  options: { computedYear?: number } = {},
): string {
  const value = printValue(config, {
    comments: leftComments(config, notes),
    expressions: yearExpression(config, options.computedYear),
  });
  return `import { defineConfig } from 'folia';\n\nexport default defineConfig(${value});\n`;
}

/** The text of `sidebars.ts`. */
export function sidebarsSource(sidebars: Values): string {
  return `import { defineSidebars } from 'folia';\n\nexport default defineSidebars(${printValue(sidebars)});\n`;
}

function leftComments(config: Values, notes: Note[]): Map<string, string[]> {
  const groups = new Map<string, string[]>();
  for (const { fate, key, group } of notes) {
    if (fate !== 'left' || group === 'plugins' || group === 'redirects' || group === 'pages')
      continue;
    const place = COMMENTED.find(
      (path) => key.startsWith(`${path.join('.')}.`) && valueAt(config, path) !== undefined,
    );
    const at = place?.join('.') ?? '';
    const name = key.slice(at === '' ? 0 : at.length + 1);
    if (!/^[\w.[\]]+$/.test(name)) continue;
    groups.set(at, [...(groups.get(at) ?? []), name]);
  }
  return new Map(
    [...groups].map(([at, keys]) => [
      at,
      wrap(`Left: ${[...new Set(keys)].join(', ')}; see ${REPORT_FILE}.`),
    ]),
  );
}

function yearExpression(config: Values, year: number | undefined): Map<string, string> {
  const path = ['themeConfig', 'footer', 'copyright'];
  const copyright = valueAt(config, path);
  if (year === undefined || typeof copyright !== 'string') return new Map();
  const parts = copyright.split(String(year));
  if (parts.length === 1) return new Map();
  const text = parts.map((part) => part.replace(/[\\`]|\$(?=\{)/g, '\\$&'));
  return new Map([[path.join('.'), `\`${text.join('$' + '{new Date().getFullYear()}')}\``]]);
}

function wrap(text: string): string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(' ')) {
    if (line !== '' && line.length + word.length >= COMMENT_WIDTH) {
      lines.push(line);
      line = word;
    } else line = line === '' ? word : `${line} ${word}`;
  }
  return [...lines, line];
}
