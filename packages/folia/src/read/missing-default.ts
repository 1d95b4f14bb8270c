import { readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import type { Problem } from 'folia-problems';
import { lineAt } from './config/key-line.ts';
import { isFile } from './read-files.ts';

/** `import name from './file'`, possibly with further names. */
const DEFAULT_IMPORT =
  /^import\s+(?<name>[\w$]+)\s*(?:,[^;'"]*)?\bfrom\s*(['"])(?<from>\.{1,2}\/[^'"?]+)\2/gm;
/** Any sign of a default export, or of CommonJS, whose exports are the default. */
const DEFAULT_EXPORT = /\bexport\s+default\b|\bdefault\s*[,}]|\bexports\b/;
const ENDINGS = ['', '.ts', '.tsx', '.js', '.jsx', '.mjs', '/index.ts', '/index.js'];

/**
 * Finds an import of a default export that a file of the site does not have. The imported name would be undefined, and its
 * content, such as redirects, would be missing without a message.
 *
 * @param path of the module, relative to the site's folder
 * @param text of the module
 */
export function findMissingDefault(
  siteDir: string,
  path: string,
  text: string,
): Problem | undefined {
  for (const { groups: { name = '', from = '' } = {}, index } of text.matchAll(DEFAULT_IMPORT)) {
    const target = posix.join(posix.dirname(path), from);
    const file = ENDINGS.map((ending) => target + ending).find((one) => isFile(join(siteDir, one)));
    if (file === undefined || !/\.[cm]?[jt]sx?$/.test(file)) continue;
    if (DEFAULT_EXPORT.test(readFileSync(join(siteDir, file), 'utf8'))) continue;
    return {
      file: path,
      line: lineAt(text, index),
      message: `"${from}" has no default export, so "${name}" would be undefined.`,
      hint: `Write "export default" in ${file}, or import what it exports: import { ${name} } from '${from}'.`,
    };
  }
  return undefined;
}
