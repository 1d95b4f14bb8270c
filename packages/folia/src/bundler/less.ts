import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { SiteError } from 'folia-problems';
import { z } from 'zod';
import { listParents } from '../cache/cache-folder.ts';
import { missingSheetHint } from './missing-sheet.ts';
import { requireFromSite } from './site-package.ts';

/** The parts of https://lesscss.org/usage/#programmatic-usage that the engine uses. */
type Less = {
  render: (
    text: string,
    options: {
      filename: string;
      paths: string[];
      rewriteUrls: 'all';
      javascriptEnabled: boolean;
      plugins: LessPlugin[];
    },
  ) => Promise<{ css: string; imports: string[] }>;
  FileManager: new () => FileManager;
};
type FileManager = { loadFile: (path: string, ...rest: unknown[]) => unknown };
type LessPlugin = {
  install: (less: unknown, manager: { addFileManager: (added: FileManager) => void }) => void;
};

/** Whether a style sheet is written in Less. */
export function isLess(file: string): boolean {
  return file.endsWith('.less');
}

/**
 * Compiles a style sheet with the Less that is installed beside the site.
 * @returns its CSS, and all files that it was compiled from
 * @throws SiteError if Less is not installed, or with the place of a mistake in one of the files
 */
export async function compileLess(
  file: string,
  siteDir: string,
): Promise<{ css: string; files: string[] }> {
  const less = loadLess(file, siteDir);
  try {
    const { css, imports } = await less.render(readFileSync(file, 'utf8'), {
      filename: file,
      paths: listParents(siteDir).map((folder) => join(folder, 'node_modules')),
      // Otherwise, URLs in imported files would be relative to an unknown folder.
      rewriteUrls: 'all',
      // Component libraries need it.
      javascriptEnabled: true,
      plugins: [familiarPaths(less, siteDir)],
    });
    return { css, files: [file, ...imports] };
  } catch (error) {
    throw lessProblem(error, file, siteDir);
  }
}

/** Makes Less read paths as the loaders of webpack do: `~package/sheet.less` and `@site/src/sheet.less`. */
function familiarPaths({ FileManager }: Less, siteDir: string): LessPlugin {
  return {
    install(_, manager) {
      const files = new FileManager();
      const load = files.loadFile.bind(files);
      files.loadFile = (path, ...rest) => {
        const plain = path.replace(/^~(?!\/)/, '').replace(/^@site\//, () => `${siteDir}/`);
        return load(plain, ...rest);
      };
      manager.addFileManager(files);
    },
  };
}

function loadLess(file: string, siteDir: string): Less {
  const less = requireFromSite('less', siteDir, isCompiler);
  if (less) return less;
  throw new SiteError([
    {
      file: relative(siteDir, file),
      message: 'The style sheet is written in Less, which is not installed.',
      hint: 'Run "npm install less" in the folder of the site, or rewrite the style sheet in CSS, which includes nesting.',
    },
  ]);
}

function isCompiler(module: unknown): module is Less {
  return (
    typeof module === 'object' &&
    module !== null &&
    'render' in module &&
    typeof module.render === 'function' &&
    'FileManager' in module
  );
}

/** The errors of Less, which counts lines from 1 and columns from 0. */
const errorSchema = z.object({
  message: z.string(),
  filename: z.string().optional(),
  line: z.number().nullish(),
  column: z.number().nullish(),
});

function lessProblem(error: unknown, file: string, siteDir: string): unknown {
  const { data } = errorSchema.safeParse(error);
  if (!data) return error;
  const { message, filename = file, line, column } = data;
  const [reason = ''] = message.split('. Tried ');
  const [, missing] = /^'([^']+)' wasn't found/.exec(message) ?? [];
  return new SiteError([
    {
      file: relative(siteDir, filename),
      ...(typeof line === 'number' && { line }),
      ...(typeof column === 'number' && { column: column + 1 }),
      message: `The style sheet is not valid Less: ${reason.replace(/\.?$/, '.')}`,
      hint: missing === undefined ? undefined : missingSheetHint(missing, filename, siteDir),
    },
  ]);
}
