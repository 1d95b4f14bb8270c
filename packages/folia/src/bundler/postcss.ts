import { readdirSync, statSync } from 'node:fs';
import { isAbsolute, join, relative } from 'node:path';
import { SiteError } from 'folia-problems';
import postcssrc from 'postcss-load-config';
import { z } from 'zod';
import { requireFromSite } from './site-package.ts';

/** The parts of https://postcss.org/api/ that the engine uses. */
type Postcss = (plugins: unknown[]) => {
  process: (
    css: string,
    options: { from: string; map: false },
  ) => PromiseLike<{ css: string; messages: unknown[] }>;
};

/** The CSS that plugins made from a sheet, and the other files that they used. */
export type ProcessedSheet = {
  css: string;
  /** Absolute paths. */
  files: string[];
  /** Whether it depends on files that are not listed, such as any in a folder. */
  isOpen: boolean;
};

/** https://github.com/postcss/postcss-load-config#postcssrc */
const CONFIG = /^(?:postcss\.config\.[cm]?[jt]s|\.postcssrc(?:\.(?:json|ya?ml|[cm]?[jt]s))?)$/;

/** https://github.com/postcss/postcss/blob/main/docs/guidelines/runner.md */
const dependencySchema = z.object({ type: z.literal('dependency'), file: z.string() });
const folderSchema = z.object({ type: z.enum(['dir-dependency', 'context-dependency']) });

/** Whether a site has plugins for PostCSS. */
export function hasPostcss(siteDir: string): boolean {
  return findConfig(siteDir) !== undefined;
}

function findConfig(siteDir: string): string | undefined {
  return readdirSync(siteDir).find((name) => CONFIG.test(name));
}

/**
 * Runs the plugins in the PostCSS config of a site, such as Tailwind, on a style sheet.
 * @param file absolute path of the style sheet
 * @param isCompiled whether the CSS was compiled from it, so that it has other lines
 * @throws SiteError if PostCSS is not installed, the config cannot be loaded, or with the place of a mistake in the style sheet
 */
export async function processSheet(
  css: string,
  file: string,
  siteDir: string,
  isCompiled: boolean,
): Promise<ProcessedSheet> {
  const postcss = loadPostcss(siteDir);
  const { plugins, file: config } = await loadConfig(siteDir);
  try {
    const result = await postcss([...plugins, importsFirst]).process(css, {
      from: file,
      map: false,
    });
    const files = result.messages.flatMap((message) => {
      const { data } = dependencySchema.safeParse(message);
      return data && isAbsolute(data.file) ? [data.file] : [];
    });
    return {
      css: result.css,
      files: [config, ...files],
      isOpen: result.messages.some((message) => folderSchema.safeParse(message).success),
    };
  } catch (error) {
    throw sheetProblem(error, file, siteDir, isCompiled);
  }
}

/** A sheet as plugins see it: https://postcss.org/api/#root */
type Root = { nodes: { type: string; name?: string }[]; prepend: (node: unknown) => void };

/**
 * Puts imports before everything else, where a browser expects them (https://drafts.csswg.org/css-cascade/#at-import). They may
 * follow directives whose place now has rules.
 */
const importsFirst = {
  postcssPlugin: 'imports-first',
  OnceExit(root: Root) {
    const imports = root.nodes.filter(({ type, name }) => type === 'atrule' && name === 'import');
    for (const node of imports.toReversed()) root.prepend(node);
  },
};

function loadPostcss(siteDir: string): Postcss {
  const postcss = requireFromSite('postcss', siteDir, isProcessor);
  if (postcss) return postcss;
  throw new SiteError([
    {
      file: findConfig(siteDir),
      message: 'The site has a PostCSS config, but PostCSS is not installed.',
      hint: 'Run "npm install postcss" in the folder of the site, or delete the config.',
    },
  ]);
}

function isProcessor(module: unknown): module is Postcss {
  return typeof module === 'function';
}

type Config = { plugins: unknown[]; file: string };

/** The config of each site, and when its file was last changed. */
const loaded = new Map<string, { changed: number; config: Promise<Config> }>();

/**
 * Loads the config once for all sheets, until its file changes. That also holds if it fails: if an import fails for the second
 * time because of a CommonJS module that it imports, Node ends the process.
 */
function loadConfig(siteDir: string): Promise<Config> {
  const changed = statSync(join(siteDir, findConfig(siteDir) ?? '')).mtimeMs;
  const known = loaded.get(siteDir);
  if (known?.changed === changed) return known.config;
  const config = readConfig(siteDir);
  loaded.set(siteDir, { changed, config });
  return config;
}

async function readConfig(siteDir: string): Promise<Config> {
  try {
    // A config of a folder above belongs to something else.
    return await postcssrc({ cwd: siteDir, env: 'production' }, siteDir, { stopDir: siteDir });
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new SiteError(
      [
        {
          file: findConfig(siteDir),
          message: `The PostCSS config cannot be loaded: ${asSentence(reason)}`,
          hint: 'Install its plugins, and export an object with "plugins".',
        },
      ],
      { cause: error },
    );
  }
}

/** A reason as the end of a message. Node adds further lines, such as the modules that import one that is missing. */
function asSentence(reason: string): string {
  return (reason.split('\n')[0] ?? '').replace(/[.?!]?$/, '.');
}

/** https://postcss.org/api/#csssyntaxerror */
function sheetProblem(error: unknown, file: string, siteDir: string, isCompiled: boolean): unknown {
  if (!(error instanceof Error)) return error;
  const parsed = syntaxErrorSchema.safeParse(error);
  const { reason = error.message, line, column, file: place = file } = parsed.data ?? {};
  const message = `PostCSS cannot process the style sheet: ${asSentence(reason)}`;
  const position = isCompiled ? {} : { line, column };
  return new SiteError([{ file: relative(siteDir, place), ...position, message }], {
    cause: error,
  });
}

const syntaxErrorSchema = z.object({
  reason: z.string(),
  line: z.number().optional(),
  column: z.number().optional(),
  file: z.string().optional(),
});
