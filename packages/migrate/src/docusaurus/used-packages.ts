import { isBuiltin } from 'node:module';
import { posix } from 'node:path';
import { parseLoaderImport } from 'folia/format';
import { DOCUSAURUS_NAMESPACE, getDocusaurusImport } from 'folia-docusaurus';
import { isStyleSheet } from './convert-styles.ts';
import { isLocalImport, resolveLocalImport } from './local-imports.ts';
import { readImports } from './read-imports.ts';
import { withoutComments } from './sheet-comments.ts';

/** The name of an npm package, before an optional path in it. */
const PACKAGE = /^((?:@[a-z\d~-][\w.~-]*\/)?[a-z\d~-][\w.~-]*)(?:\/|$)/i;
const STYLE_IMPORT = /@(?:import|use|forward)\s+(?:url\(\s*)?["']?([^"')\s;]+)/g;

/**
 * The packages that a site imports: its pages, and the components and style sheets that they import.
 *
 * @param texts all code files and style sheets, by path in the new folder
 * @param entries files that are used in any case
 */
export function findUsedPackages(texts: ReadonlyMap<string, string>, entries: string[]): string[] {
  const seen = new Set<string>();
  const found = new Set<string>();
  const visit = (file: string): void => {
    const text = texts.get(file);
    if (seen.has(file) || text === undefined) return;
    seen.add(file);
    for (const source of requestedBy(file, text, texts)) {
      const path = source.slice(source.lastIndexOf('!') + 1).replace(/\?.*$/, '');
      const target = isLocalImport(path) ? resolveLocalImport(file, path, texts) : undefined;
      if (target !== undefined && !isText(source)) visit(target);
      const name = packageOf(path);
      if (name !== undefined) found.add(name);
    }
  };
  for (const entry of entries) visit(entry);
  return [...found].sort();
}

/** Whether the text of a module is imported, so that its code does not run. */
function isText(source: string): boolean {
  return parseLoaderImport(source)?.isRaw || source.endsWith('?raw');
}

/** Modules that are imported when a file runs; types are not. */
function requestedBy(file: string, text: string, texts: ReadonlyMap<string, string>): string[] {
  if (!isStyleSheet(file)) {
    return readImports(file, text)
      .filter(({ isType }) => !isType)
      .map(({ source }) => source);
  }
  return [...withoutComments(text).matchAll(STYLE_IMPORT)].map(([, source = '']) =>
    isRelativeSheet(source, file, texts)
      ? `./${posix.normalize(source)}`
      : source.replace(/^~/, ''),
  );
}

/**
 * Whether a reference of a style sheet is a path. Relative paths need no dot, so a name is one if a file or folder beside
 * the sheet has it. A single word in Sass may be a partial such as `_colors.scss`.
 */
function isRelativeSheet(
  source: string,
  file: string,
  texts: ReadonlyMap<string, string>,
): boolean {
  if (/^[~@/]|:/.test(source)) return false;
  const [first = '', ...rest] = source.split('/');
  if (first.startsWith('.') || (rest.length === 0 && /\.s[ac]ss$/.test(file))) return true;
  const beside = posix.join(posix.dirname(file), first);
  return texts.keys().some((path) => path === beside || path.startsWith(`${beside}/`));
}

/** The package that a module belongs to; undefined for files, and for what comes with Node, Docusaurus or the engine. */
export function packageOf(source: string): string | undefined {
  if (source.startsWith('@site/') || DOCUSAURUS_NAMESPACE.test(source)) return undefined;
  if (getDocusaurusImport(source) !== undefined) return undefined;
  const name = isBuiltin(source) ? undefined : PACKAGE.exec(source)?.[1];
  return name === undefined || /^folia(?:-|$)/.test(name) ? undefined : name;
}
