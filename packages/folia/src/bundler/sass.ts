import { existsSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { SiteError } from 'folia-problems';
import { listParents } from '../cache/cache-folder.ts';
import { packageOfModule } from '../read/thrown-place.ts';
import { findSheetFile } from './find-sheet.ts';
import { missingSheetHint } from './missing-sheet.ts';
import { requireFromSite } from './site-package.ts';

/** The parts of https://sass-lang.com/documentation/js-api/ that the engine uses. */
type Sass = {
  compileAsync: (
    path: string,
    options: {
      importers: {
        findFileUrl: (url: string, context: { containingUrl: URL | null }) => URL | null;
      }[];
      loadPaths: string[];
      quietDeps: boolean;
      logger: { warn: (message: string, options: { deprecation: boolean }) => void };
    },
  ) => Promise<{ css: string; loadedUrls: URL[] }>;
};

/** Packages with this interface, in the order in which they are looked for: the first is the faster one. */
const PACKAGES = ['sass-embedded', 'sass'];

/** Whether a style sheet is written in Sass: https://sass-lang.com/documentation/syntax/ */
export function isSass(file: string): boolean {
  return /\.s[ac]ss$/.test(file);
}

/**
 * Compiles a style sheet with the Sass that is installed beside the site.
 * @returns its CSS, and all files that it was compiled from
 * @throws SiteError if Sass is not installed, or with the place of a mistake in one of the files
 */
export async function compileSass(
  file: string,
  siteDir: string,
): Promise<{ css: string; files: string[] }> {
  const sass = loadSass(file, siteDir);
  let unknown: { reference: string; from: string } | undefined;
  try {
    const { css, loadedUrls } = await sass.compileAsync(file, {
      importers: [
        {
          findFileUrl(url, { containingUrl }) {
            const from = containingUrl?.protocol === 'file:' ? fileURLToPath(containingUrl) : file;
            const path = findSassPath(url, from, siteDir);
            if (path !== undefined) return pathToFileURL(path);
            unknown = { reference: url, from };
            return null;
          },
        },
      ],
      loadPaths: listParents(siteDir).map((folder) => join(folder, 'node_modules')),
      quietDeps: true,
      logger: {
        // Hides what later versions of Sass will no longer support: the site builds with this one.
        warn: (message, { deprecation }) => {
          if (!deprecation) console.warn(`${relative(siteDir, file)}: ${message}`);
        },
      },
    });
    return { css, files: loadedUrls.filter(isFileUrl).map((url) => fileURLToPath(url)) };
  } catch (error) {
    throw sassProblem(error, file, siteDir, unknown);
  }
}

/** Paths that Sass does not know. It adds extensions and the underscore of partials itself. */
function findSassPath(url: string, from: string, siteDir: string): string | undefined {
  if (url.startsWith('@site/')) return join(siteDir, url.slice('@site/'.length));
  if (url.startsWith('~@site/')) return join(siteDir, url.slice('~@site/'.length));
  const main = /^~?(?:@[\w.-]+\/)?[\w.-]+$/.test(url)
    ? findSheetFile(`~${url.replace(/^~/, '')}`, from, siteDir)
    : undefined;
  if (main !== undefined || !url.startsWith('~')) return main;
  const path = url.slice(1);
  const name = packageOfModule(path);
  const folders = listParents(siteDir).map((folder) => join(folder, 'node_modules'));
  const folder = folders.find((candidate) => existsSync(join(candidate, name)));
  return folder && join(folder, path);
}

function loadSass(file: string, siteDir: string): Sass {
  for (const name of PACKAGES) {
    const sass = requireFromSite(name, siteDir, isCompiler);
    if (sass) return sass;
  }
  throw new SiteError([
    {
      file: relative(siteDir, file),
      message: 'The style sheet is written in Sass, which is not installed.',
      hint: 'Run "npm install sass" in the folder of the site, or rewrite the style sheet in CSS, which includes nesting.',
    },
  ]);
}

function isCompiler(module: unknown): module is Sass {
  return (
    typeof module === 'object' &&
    module !== null &&
    'compileAsync' in module &&
    typeof module.compileAsync === 'function'
  );
}

function isFileUrl({ protocol }: URL): boolean {
  return protocol === 'file:';
}

/**
 * https://sass-lang.com/documentation/js-api/classes/exception/
 * @param unknown the last reference that only Sass itself may have found
 */
function sassProblem(
  error: unknown,
  file: string,
  siteDir: string,
  unknown: { reference: string; from: string } | undefined,
): unknown {
  if (!(error instanceof Error) || !('sassMessage' in error) || !('span' in error)) return error;
  const { url, line, column } = placeOf(error.span);
  const path = url && isFileUrl(url) ? fileURLToPath(url) : file;
  const reason = String(error.sassMessage);
  const message = `The style sheet is not valid Sass: ${reason.replace(/\.$/, '')}.`;
  const isImport = reason.startsWith("Can't find stylesheet");
  const hint =
    isImport && unknown ? missingSheetHint(unknown.reference, unknown.from, siteDir) : undefined;
  // Without the error as its cause, which would keep everything that was compiled in memory.
  return new SiteError([{ file: relative(siteDir, path), line, column, message, hint }]);
}

/** @returns line and column from 1; Sass counts from 0 */
function placeOf(span: unknown): { url?: URL; line?: number; column?: number } {
  if (typeof span !== 'object' || span === null || !('start' in span)) return {};
  const { start } = span;
  const url = 'url' in span && span.url instanceof URL ? span.url : undefined;
  if (typeof start !== 'object' || start === null) return { url };
  const { line, column }: { line?: unknown; column?: unknown } = start;
  const isPlace = typeof line === 'number' && typeof column === 'number';
  return isPlace ? { url, line: line + 1, column: column + 1 } : { url };
}
