import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Problem, SiteError } from 'folia-problems';
import { bundle, transform } from 'lightningcss';
import { z } from 'zod';
import { type BuildStore, getOrCreate } from '../cache/build-store.ts';
import { ENGINE_DIR, engineFile } from '../engine-files.ts';
import type { SiteConfig } from '../read/config/site-schema.ts';
import { makeDocumentRules } from './document-rules.ts';
import { islandAdditions } from './island-additions.ts';
import { type MissingFile, moduleStyles, type PublishFile } from './module-styles.ts';
import { makeOwnRules } from './own-rules.ts';
import { listNames } from './selector-names.ts';
import {
  type Constants,
  findConstants,
  makePropertyTest,
  withConstants,
  withPhysicalNames,
} from './short-rules.ts';
import { joinSheets } from './style-imports.ts';
import { STYLE_SHEETS } from './style-sheets.ts';
import { STYLE_TARGETS } from './style-targets.ts';
import { makePropertySelection } from './used-properties.ts';
import { findNames } from './used-rules.ts';

/** The style sheet that every document needs. */
const CORE = engineFile('app/styles/index.css');

/** The custom properties of the engine. */
const TOKENS = engineFile('app/styles/tokens.css');

/** The style sheet that only the live shell needs. */
const LIVE = engineFile('app/styles/live.css');

export type Styles = {
  /** All rules. The live shell needs them, since it can open any page. */
  all: string;
  /** Rules that only the live shell needs, such as those of the loading state. */
  live: string;
  /** Lists the class names and ids in rules of the site that occur in the code of its scripts. */
  namesIn: (code: string) => string[];
  /** Returns the rules that a document with this HTML needs. */
  forHtml: (html: string, context?: DocumentContext) => string;
};

/** The styles of a site, and mistakes in its style sheets that do not end the build. */
export type SiteStyles = Styles & { problems: Problem[] };

/** What else the rules of a document depend on. */
export type DocumentContext = {
  /** Further rules in the document. */
  others?: string;
  /** Class names that the live shell adds to it. */
  lateNames?: readonly string[];
  /** Whether it has scripts of the site, which may add elements with any class name. */
  hasScripts?: boolean;
};

/** Rules of the engine: those of all documents, and of `STYLE_SHEETS` in the same order, each in its layer. */
const engineRulesSchema = z.object({ core: z.string(), parts: z.array(z.string()) });

const styleRulesSchema = z.object({
  complete: engineRulesSchema,
  /** The same rules with values in place of constants. */
  constant: engineRulesSchema,
  /** Custom properties in whose place there are values. */
  constants: z.array(z.string()),
  live: z.string(),
  /** The site's own rules. */
  own: z.string(),
});

/** The style sheets of a site, and its base path, which URLs in them may begin with. */
type StyleConfig = {
  customCss: string[];
  siteBaseUrl: string;
  /** Unless it is `throw`, mistakes in style sheets are reported, and what they spoil is left out. */
  onBrokenPages?: SiteConfig['onBrokenPages'];
};

/** All minified rules of a site. */
type StyleRules = z.infer<typeof styleRulesSchema>;

/**
 * Bundles the style rules of a site: those of the engine in their layers, then those of the site.
 * @param publish returns the URL of a file that they refer to
 * @param store keeps the rules until one of their files changes
 */
export async function bundleStyles(
  siteDir: string,
  config: StyleConfig,
  publish: PublishFile,
  store?: BuildStore,
): Promise<SiteStyles> {
  // Missing ones have been reported.
  const customCss = config.customCss.filter((path) => existsSync(join(siteDir, path)));
  const entry = { name: 'styles', inputs: customCss, schema: styleRulesSchema };
  let problems: Problem[] = [];
  const minify = async () => {
    const minified = await minifyRules(siteDir, { ...config, customCss }, publish);
    problems = minified.problems;
    return minified;
  };
  const rules = store ? await getOrCreate(store, entry, minify) : (await minify()).value;
  return { ...stylesFrom(rules), problems };
}

/**
 * Minifies the style rules of a site.
 * @param publish returns the URL of a file that they refer to
 * @returns the rules, and the files that they depend on; undefined if files have to be published with them, or if there are
 *   problems, which each build reports
 * @throws SiteError with all mistakes in style sheets of the site, and all files that do not exist, unless they are to be reported
 */
export async function minifyRules(
  siteDir: string,
  { customCss, siteBaseUrl, onBrokenPages = 'throw' }: StyleConfig,
  publish: PublishFile,
): Promise<{ value: StyleRules; files: string[] | undefined; problems: Problem[] }> {
  const custom = customCss.map((path) => join(siteDir, path));
  const sheets = await Promise.all(custom.map((file) => moduleStyles(file, siteDir, publish)));
  const missing = sheets.flatMap((sheet) => sheet.missing).filter(isOwnMistake(siteBaseUrl));
  const mistakes = [...sheets.flatMap((sheet) => sheet.mistakes), ...missing.map(describeMissing)];
  if (mistakes.length > 0 && onBrokenPages === 'throw') throw new SiteError(mistakes);
  const problems = mistakes.map((problem): Problem => ({ ...problem, subject: 'page' }));
  const constants = engineConstants();
  const value = {
    complete: minifyEngine(),
    constant: minifyEngine(constants),
    constants: [...constants.keys()],
    live: `@layer shell{${minifyStyles(LIVE)}}`,
    own: joinSheets(sheets.map(({ css }) => css)),
  };
  // Files that they refer to have to be published on each build.
  const isWhole =
    problems.length === 0 &&
    sheets.every(({ published, isOpen }) => published.length === 0 && !isOpen);
  const files = [...engineStyles(), ...sheets.flatMap((sheet) => sheet.files)];
  return { value, files: isWhole ? files : undefined, problems };
}

/**
 * Whether a missing file is a mistake of the site: not if a package refers to it, or if it is below the base path, where the
 * server may have it from elsewhere.
 */
function isOwnMistake(baseUrl: string): (missing: MissingFile) => boolean {
  return ({ file, url }) =>
    !/(?:^|[/\\])node_modules[/\\]/.test(file) && (baseUrl === '/' || !url.startsWith(baseUrl));
}

function describeMissing({ url, file, line }: MissingFile): Problem {
  return {
    file,
    line,
    message: `The file "${url}" does not exist.`,
    hint: 'A path with a leading slash is relative to the static folders, any other path to the style sheet.',
  };
}

/** Lists the paths of all style sheets of the engine. */
export function engineStyles(): string[] {
  return readdirSync(ENGINE_DIR, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.css'))
    .toSorted()
    .map((path) => join(ENGINE_DIR, path));
}

function minifyEngine(constants?: Constants): z.infer<typeof engineRulesSchema> {
  return {
    core: minifyStyles(CORE, constants),
    parts: STYLE_SHEETS.map(
      ({ file, layer }) => `@layer ${layer}{${minifyStyles(fileURLToPath(file), constants)}}`,
    ),
  };
}

/** The custom properties of the engine that none of its other style sheets sets. */
function engineConstants(): Constants {
  const others = engineStyles().filter((path) => path !== TOKENS);
  return findConstants(
    readFileSync(TOKENS, 'utf8'),
    others.map((path) => readFileSync(path, 'utf8')),
  );
}

/** Selects rules for documents and the live shell. */
export function stylesFrom({ complete, constant, constants, live, own }: StyleRules): Styles {
  const withConstants = makeDocumentRules(constant);
  const withProperties = makeDocumentRules(complete);
  const setsConstants = makePropertyTest(constants);
  const isOwnSet = setsConstants(own);
  const selectProperties = makePropertySelection([own, live]);
  const selectOwn = makeOwnRules(own, live);
  const ownNames = listNames(own);
  return {
    all: joinSheets([complete.core + complete.parts.join(''), own]),
    live,
    namesIn: (code) => [...ownNames].filter((name) => code.includes(name)),
    forHtml: (html, { others = '', lateNames = [], hasScripts } = {}) => {
      const isSet = isOwnSet || setsConstants(html) || setsConstants(others);
      const added = islandAdditions(html);
      const found = new Set([...findNames(html), ...(added?.names ?? [])]);
      const mayGrow = !added;
      const rules = (isSet ? withProperties : withConstants)({ html, found, mayGrow });
      return joinSheets([
        mayGrow || added.bringRules ? rules : selectProperties(rules, [html, others]),
        mayGrow || added.bringRules || hasScripts ? own : selectOwn([...found, ...lateNames]),
      ]);
    },
  };
}

/** Adds rules after all others. */
export function withRules(styles: Styles, rules = ''): Styles {
  if (rules === '') return styles;
  return {
    ...styles,
    all: joinSheets([styles.all, rules]),
    forHtml: (html, context) => {
      const others = rules + (context?.others ?? '');
      return joinSheets([styles.forHtml(html, { ...context, others }), rules]);
    },
  };
}

/**
 * Bundles a style sheet with its imports, and minifies it.
 * @param constants custom properties whose values take the place of references to them
 */
export function minifyStyles(filename: string, constants: Constants = new Map()): string {
  const { code } = bundle({ filename, drafts: { customMedia: true } });
  const short = withConstants(withPhysicalNames(code.toString()), constants);
  return transform({
    filename,
    code: Buffer.from(short),
    minify: true,
    targets: STYLE_TARGETS,
    drafts: { customMedia: true },
  }).code.toString();
}
