import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { bundle } from 'lightningcss';
import { z } from 'zod';
import type { StyleSheet } from '../contract/style-sheet.ts';
import { ENGINE_DIR, engineFile } from '../engine-files.ts';
import { moduleStyles, type PublishFile } from './module-styles.ts';
import { joinSheets } from './style-imports.ts';
import { STYLE_SHEETS } from './style-sheets.ts';
import { STYLE_TARGETS } from './style-targets.ts';

/** The style sheet that every document needs. */
const CORE = engineFile('app/styles/index.css');

/** The style sheet that only the live shell needs. */
const LIVE = engineFile('app/styles/live.css');

export type Styles = {
  /** All rules. The live shell needs them, since it can open any page. */
  all: string;
  /** Rules that only the live shell needs, such as those of the loading state. */
  live: string;
  /** Returns the rules that a document with this HTML needs. */
  forHtml: (html: string) => string;
};

export const styleRulesSchema = z.object({
  core: z.string(),
  /** Rules of `STYLE_SHEETS` in the same order, each in its layer. */
  parts: z.array(z.string()),
  live: z.string(),
  /** The site's own rules. */
  own: z.string(),
});

/** All minified rules of a site. */
type StyleRules = z.infer<typeof styleRulesSchema>;

/**
 * Bundles the style rules of a site: those of the engine in their layers, then those of the site.
 * @param publish returns the URL of a file that they refer to
 */
export async function bundleStyles(
  siteDir: string,
  customCss: string[],
  publish: PublishFile,
): Promise<Styles> {
  return stylesFrom((await minifyRules(siteDir, customCss, publish)).value);
}

/**
 * Minifies the style rules of a site.
 * @param publish returns the URL of a file that they refer to
 * @returns the rules, and the files that they depend on; undefined if files have to be published with them
 */
export async function minifyRules(
  siteDir: string,
  customCss: string[],
  publish: PublishFile,
): Promise<{ value: StyleRules; files: string[] | undefined }> {
  const custom = customCss.map((path) => join(siteDir, path));
  const sheets = await Promise.all(custom.map((file) => moduleStyles(file, siteDir, publish)));
  const value = {
    core: minifyStyles(CORE),
    parts: STYLE_SHEETS.map(
      ({ file, layer }) => `@layer ${layer}{${minifyStyles(fileURLToPath(file))}}`,
    ),
    live: `@layer shell{${minifyStyles(LIVE)}}`,
    own: joinSheets(sheets.map(({ css }) => css)),
  };
  // Files that they refer to have to be published on each build.
  const isWhole = sheets.every(({ publishes }) => !publishes);
  const files = [...engineStyles(), ...sheets.flatMap((sheet) => sheet.files)];
  return { value, files: isWhole ? files : undefined };
}

/** Lists the paths of all style sheets of the engine. */
export function engineStyles(): string[] {
  return readdirSync(ENGINE_DIR, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.css'))
    .toSorted()
    .map((path) => join(ENGINE_DIR, path));
}

/** Selects rules for documents and the live shell. */
export function stylesFrom({ core, parts, live, own }: StyleRules): Styles {
  const withParts = (isUsed: (sheet: StyleSheet) => boolean) =>
    joinSheets([
      core + STYLE_SHEETS.map((sheet, index) => (isUsed(sheet) ? parts[index] : '')).join(''),
      own,
    ]);
  return {
    all: withParts(() => true),
    live,
    forHtml: (html) => withParts(({ usedBy }) => usedBy.test(html)),
  };
}

/** Adds rules after all others. */
export function withRules(styles: Styles, rules = ''): Styles {
  if (rules === '') return styles;
  return {
    ...styles,
    all: joinSheets([styles.all, rules]),
    forHtml: (html) => joinSheets([styles.forHtml(html), rules]),
  };
}

/** Bundles a style sheet with its imports, and minifies it. */
export function minifyStyles(filename: string): string {
  return bundle({
    filename,
    minify: true,
    targets: STYLE_TARGETS,
    drafts: { customMedia: true },
  }).code.toString();
}
