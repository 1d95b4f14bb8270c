import { valueAt } from 'folia-problems';
import type { PrintedPlugins } from './markdown-plugins-source.ts';
import { asObject, type Note, type Values } from './note.ts';
import { printValue } from './print-value.ts';

/** Name of the report in the new folder, which comments refer to. */
export const REPORT_FILE = 'MIGRATION.md';

/**
 * Config objects with a comment that lists their dropped keys. All other keys are listed at the
 * top.
 */
const COMMENTED_PATHS = [
  ['themeConfig', 'navbar'],
  ['themeConfig', 'footer'],
  ['themeConfig'],
  ['docs'],
  ['i18n'],
];

const COMMENT_WIDTH = 90;

/**
 * The source of `site.config.ts`.
 *
 * @param options.plugins imports, and expressions that use them
 * @param options.computedYear the year that the source config computes; it stays computed
 */
export function printConfig(
  config: Values,
  notes: Note[],
  options: { computedYear?: number; plugins?: Omit<PrintedPlugins, 'value'> } = {},
): string {
  const { imports = [], expressions = new Map<string, string>() } = options.plugins ?? {};
  // Other generators do not show descriptions on pages.
  const themeConfig = { ...asObject(config['themeConfig']), showDescriptions: false };
  const value = printValue(
    { ...config, themeConfig },
    {
      comments: makeComments(config, notes),
      expressions: new Map([...yearExpression(config, options.computedYear), ...expressions]),
    },
  );
  const lines = ["import { defineConfig } from 'folia';", ...imports].join('\n');
  return `${lines}\n\nexport default defineConfig(${value});\n`;
}

/** The source of `sidebars.ts`. */
export function printSidebars(sidebars: Values): string {
  return `import { defineSidebars } from 'folia';\n\nexport default defineSidebars(${printValue(sidebars)});\n`;
}

function makeComments(config: Values, notes: Note[]): Map<string, string[]> {
  const groups = new Map<string, string[]>();
  for (const { outcome, key, group } of notes) {
    if (outcome !== 'dropped' || group === 'plugins' || group === 'redirects' || group === 'pages')
      continue;
    const place = COMMENTED_PATHS.find(
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
      wrap(`Not migrated: ${[...new Set(keys)].join(', ')}; see ${REPORT_FILE}.`),
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
