import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { bundle } from 'lightningcss';
import { z } from 'zod';
import type { StyleSheet } from '../contract/style-sheet.ts';
import { ENGINE_DIR, engineFile } from '../engine-files.ts';
import { moduleStyles, type PublishFile } from './module-styles.ts';
import { STYLE_SHEETS } from './style-sheets.ts';
import { STYLE_TARGETS } from './style-targets.ts';

/** What every document carries. */
const CORE = engineFile('app/styles/index.css');

/** What a live shell brings along. */
const LIVE = engineFile('app/styles/live.css');

export type Styles = {
  /** All rules: what a live shell needs, since any page may come next. */
  all: string;
  /** The rules of what a live shell shows while a page is fetched. */
  live: string;
  /** The rules that a document with this HTML needs. */
  forHtml: (html: string) => string;
};

export const styleRulesSchema = z.object({
  core: z.string(),
  /** Those of the style sheets that only some documents need, each in its layer, in their order. */
  parts: z.array(z.string()),
  live: z.string(),
  /** The site's own rules. */
  own: z.string(),
});

/** What makes rules of more than one file, or has a file published each time. */
const LEADS_TO_FILES = /@import|url\(|image-set\(|\bcomposes\b/i;

/** The minified rules of a site before documents choose among them. */
type StyleRules = z.infer<typeof styleRulesSchema>;

/**
 * The style rules of a site: the engine's in their layers, then the site's own.
 * @param publish gives the address of a file that they show
 */
export async function bundleStyles(
  siteDir: string,
  customCss: string[],
  publish: PublishFile,
): Promise<Styles> {
  return stylesFrom((await minifyRules(siteDir, customCss, publish)).value);
}

/**
 * @param publish gives the address of a file that they show
 * @returns with the files that the rules are made from, undefined where these are not all there is to do
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
    own: sheets.map(({ css }) => css).join(''),
  };
  const isWhole = custom.every((file) => !LEADS_TO_FILES.test(readFileSync(file, 'utf8')));
  return { value, files: isWhole ? [...engineStyles(), ...custom] : undefined };
}

/** The paths of all style sheets of the engine. */
export function engineStyles(): string[] {
  return readdirSync(ENGINE_DIR, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.css'))
    .toSorted()
    .map((path) => join(ENGINE_DIR, path));
}

/** The rules as documents use them. */
export function stylesFrom({ core, parts, live, own }: StyleRules): Styles {
  const withParts = (isUsed: (sheet: StyleSheet) => boolean) =>
    core + STYLE_SHEETS.map((sheet, index) => (isUsed(sheet) ? parts[index] : '')).join('') + own;
  return {
    all: withParts(() => true),
    live,
    forHtml: (html) => withParts(({ usedBy }) => usedBy.test(html)),
  };
}

/** A style sheet with its imports in place, in few bytes. */
export function minifyStyles(filename: string): string {
  return bundle({
    filename,
    minify: true,
    targets: STYLE_TARGETS,
    drafts: { customMedia: true },
  }).code.toString();
}
