import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { CompileInput, CompileServices } from '../compile/compile-input.ts';
import type { FilePage } from '../model/source-page.ts';
import { joinFiles, type ModuleFiles, moduleFiles } from './module-files.ts';

/** Whether a page consists of code or contains it. */
export function runsCode(source: FilePage): boolean {
  return source.form === 'component' || source.format === 'mdx';
}

/** The files that the modules of a page depend on, or undefined if they are not known for sure. */
export function pageFiles(
  source: FilePage,
  { siteDir, theme: { componentsFile } }: CompileInput,
  { modules }: CompileServices,
): ModuleFiles | undefined {
  if (!runsCode(source)) return { files: [], published: [] };
  const { path, original = path } = source;
  const shared = source.form === 'text' && componentsFile !== undefined ? [componentsFile] : [];
  const pages = [...new Set([path, source.form === 'component' ? original : path, ...shared])];
  const found = joinFiles(pages.map((page) => moduleFiles(modules, siteDir, join(siteDir, page))));
  const styles = source.form === 'component' ? styleFiles(siteDir, [path, original]) : [];
  if (!found || !styles) return undefined;
  const { files, published } = found;
  return {
    files: [...files, ...styles, ...listTranslations(files, source, siteDir)],
    published,
  };
}

/** The style sheets next to component pages; undefined if one imports another. */
function styleFiles(siteDir: string, pages: string[]): string[] | undefined {
  const files = pages.map((page) => join(siteDir, page.replace(/\.\w+$/, '.css')));
  return files.some((file) => /@import/.test(readText(file))) ? undefined : files;
}

function readText(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}

/**
 * Imports of a translated page may be translated later: the files of these translations must still
 * be missing.
 */
function listTranslations(
  files: string[],
  { original, path }: FilePage,
  siteDir: string,
): string[] {
  if (original === undefined) return [];
  const folder = path.slice(0, -original.length);
  return files
    .map((file) => relative(siteDir, file))
    .filter((file) => !file.startsWith('..') && !file.startsWith(folder))
    .map((file) => join(siteDir, folder, file));
}
