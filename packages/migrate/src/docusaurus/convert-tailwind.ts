import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Note } from '../note.ts';
import type { SourcePackages } from '../package-range.ts';
import { isCommonJs } from '../source-module.ts';
import type { CopyPath } from '../source-path.ts';
import type { NewFile } from '../write-migration.ts';
import { importsTailwind, usesTailwind } from './tailwind-sheets.ts';

/** How a source uses Tailwind. */
export type Tailwind = {
  /** Its major version. */
  major: number;
  /** Whether it can load its config itself, in any module format: since 3.3. */
  loadsConfig: boolean;
  /** Its config in JavaScript, which later versions do not need, and its copy. */
  config?: CopyPath;
  /** Whether the source lists the plugin that resolves imports of style sheets. */
  hasImportPlugin: boolean;
};

const CONFIG_FILE = 'postcss.config.mjs';

/** Finds the version of Tailwind that the `package.json` of a source lists, and its config; undefined if there is none. */
export function findTailwind(
  sourceDir: string,
  { manifests }: Pick<SourcePackages, 'manifests'>,
): Tailwind | undefined {
  const rangeOf = (name: string) => manifests.map(({ ranges }) => ranges[name]).find(Boolean);
  const range = rangeOf('tailwindcss');
  const [major] = range?.match(/\d+/) ?? [];
  if (range === undefined || major === undefined) return undefined;
  const name = readdirSync(sourceDir).find((file) => /^tailwind\.config\.[cm]?[jt]s$/.test(file));
  const from = name === undefined ? undefined : join(sourceDir, name);
  return {
    major: Number(major),
    loadsConfig: !/^[~=v]?3\.[0-2](?:\.|$)/.test(range),
    config: from === undefined ? undefined : { from, to: configName(from, Number(major)) },
    hasImportPlugin: rangeOf('postcss-import') !== undefined,
  };
}

/** Renames a CommonJS config to `.cjs`, since an ES module imports it. Later versions name theirs in style sheets. */
function configName(from: string, major: number): string {
  const name = from.replace(/^.*[\\/]/, '');
  const isImported = major < 4 && name.endsWith('.js') && isCommonJs(readFileSync(from, 'utf8'));
  return isImported ? name.replace(/\.js$/, '.cjs') : name;
}

/**
 * Makes Tailwind run in the new site as a PostCSS plugin, if a style sheet has its directives.
 * @param sheets texts of all style sheets
 */
export function convertTailwind(
  tailwind: Tailwind | undefined,
  sheets: readonly string[],
): { files: NewFile[]; packages: string[]; notes: Note[] } {
  if (!tailwind || !sheets.some(usesTailwind)) return { files: [], packages: [], notes: [] };
  const isNew = tailwind.major >= 4;
  const resolvesImports = !isNew && (tailwind.hasImportPlugin || sheets.some(importsTailwind));
  return {
    files: [{ to: CONFIG_FILE, text: isNew ? NEW_CONFIG : oldConfig(tailwind, resolvesImports) }],
    packages: [
      'postcss',
      'tailwindcss',
      ...(isNew ? ['@tailwindcss/postcss'] : []),
      ...(resolvesImports ? ['postcss-import'] : []),
    ],
    notes: [
      {
        group: 'theme',
        outcome: 'changed',
        key: 'Tailwind',
        text: `It is a plugin of PostCSS, in "${CONFIG_FILE}". Add other plugins of PostCSS there.`,
      },
    ],
  };
}

/** https://tailwindcss.com/docs/installation/using-postcss */
const NEW_CONFIG = `/** Tailwind makes rules of the class names in pages and components. */
import tailwindcss from '@tailwindcss/postcss';

export default { plugins: [tailwindcss({ base: import.meta.dirname })] };
`;

const NO_CONFIG = "{ content: ['./{docs,blog,src}/**/*.{md,mdx,js,jsx,ts,tsx}'] }";

/** https://v3.tailwindcss.com/docs/using-with-preprocessors */
function oldConfig({ config, loadsConfig }: Tailwind, resolvesImports: boolean): string {
  const first = resolvesImports ? ['resolveImports'] : [];
  const plugins = [...first, 'markReset', 'nesting', 'tailwind', 'lowerReset'];
  return `/** Tailwind makes rules of the class names in pages and components. */
import { join } from 'node:path';
${resolvesImports ? "import resolveImports from 'postcss-import';\n" : ''}import tailwindcss from 'tailwindcss';
${loadsConfig && config ? "import loadConfig from 'tailwindcss/loadConfig.js';\n" : ''}import nesting from 'tailwindcss/nesting/index.js';
${config && !loadsConfig ? `import config from './${config.to}';\n` : `\nconst config = ${config ? `loadConfig(join(import.meta.dirname, '${config.to}'))` : NO_CONFIG};`}
const { files = config.content, ...options } = Array.isArray(config.content) ? {} : config.content;

/** Paths in the config are relative to its folder, wherever a build runs. */
function inSite(path) {
  if (typeof path !== 'string') return path;
  const [, not = '', rest = ''] = /^(!?)(.*)$/s.exec(path) ?? [];
  return not + join(import.meta.dirname, rest);
}

// The second pattern is for parts of the theme.
const content = { ...options, files: [...files, './theme/**/*.{js,jsx,ts,tsx}'].map(inSite) };
const tailwind = tailwindcss({ ...config, content });

/** Tailwind's reset of all elements must not change the bar, so it is put into the engine's layer "base". */
const RESET = '(--tailwind-reset: 0)';
const markReset = {
  postcssPlugin: 'mark-reset',
  Once(root) {
    root.walkAtRules('tailwind', (rule) => {
      if (rule.params === 'base') rule.replaceWith(\`@supports \${RESET} { @tailwind base }\`);
    });
  },
};
const lowerReset = {
  postcssPlugin: 'lower-reset',
  OnceExit(root) {
    root.walkAtRules('supports', (rule) => {
      if (rule.params === RESET) Object.assign(rule, { name: 'layer', params: 'base' });
    });
  },
};

export default { plugins: [${plugins.join(', ')}] };
`;
}
