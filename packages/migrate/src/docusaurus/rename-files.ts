import { posix } from 'node:path';
import { decodePath, mapProse } from 'folia/format';
import { isTypeScript, parseCode, requestedModules } from '../code-syntax.ts';
import { originalPath } from '../original-path.ts';
import { hasJsx, hasMdxBlock, needsMdx } from './needs-mdx.ts';

/** Source texts in the new folder, by path. */
export type Texts = ReadonlyMap<string, string>;

/**
 * New names for files whose type the engine determines differently: `.md` files with MDX, `.js` files with JSX, and both `.js`
 * and `.jsx` files with types, which Docusaurus can read with another loader
 * (https://docusaurus.io/docs/api/docusaurus-config#webpack).
 *
 * @param options.readsMd whether the config already treats `.md` as plain Markdown; then only
 *   files with code that is marked as MDX get another name
 */
export function findNewNames(texts: Texts, options: { readsMd: boolean }): Map<string, string> {
  const names = new Map<string, string>();
  const rename = (path: string, extension: string) =>
    names.set(path, path.replace(/\.\w+$/, extension));
  const taken = (path: string, extension: string) => texts.has(path.replace(/\.\w+$/, extension));
  for (const [path, text] of texts) {
    const extension = codeExtension(path, text);
    if (extension !== undefined && !taken(path, extension)) rename(path, extension);
    if (!path.endsWith('.md') || taken(path, '.mdx')) continue;
    if (options.readsMd ? hasMdxBlock(text) : needsMdx(text)) rename(path, '.mdx');
  }
  const translations = [...texts.keys()].flatMap((path) => {
    const original = path.endsWith('.md') ? originalPath(path) : undefined;
    return original?.endsWith('.md') ? [{ path, original }] : [];
  });
  // A page and all of its translations have the same name.
  for (const { path, original } of translations)
    if (names.has(path) && texts.has(original)) rename(original, '.mdx');
  for (const { path, original } of translations) if (names.has(original)) rename(path, '.mdx');
  return names;
}

/** The extension that a `.js` or `.jsx` file should have instead; undefined if it has the right one. */
function codeExtension(path: string, text: string): string | undefined {
  if (!/\.jsx?$/.test(path)) return undefined;
  if (isTypeScript(text)) return hasJsx(text) ? '.tsx' : '.ts';
  return path.endsWith('.js') && hasJsx(text) ? '.jsx' : undefined;
}

/** What else a reference may refer to. */
export type ReferenceContext = {
  /** Folders of content, to which links to Markdown may be relative. */
  roots?: readonly string[];
  /** Whether there is a text file at a path. */
  isText?: (path: string) => boolean;
  /** The address of a page that takes the place of a file in the new folder, or of an address; undefined if there is none. */
  addressOf?: (target: string) => string | undefined;
};

/**
 * Updates the links and imports in a file to the new names.
 *
 * @param names new paths, by previous path; both are relative to the new folder
 */
export function updateReferences(
  path: string,
  text: string,
  names: Texts,
  { roots = [], isText = () => false, addressOf }: ReferenceContext = {},
): string {
  if (names.size === 0 && !addressOf) return text;
  // A translation may also link to neighbors of its original.
  const places = [path, originalPath(path) ?? path];
  const follow = (written: string): string => {
    const [, loaders = '', target = ''] = /^(.*!)?(.*)$/s.exec(written) ?? [];
    const [file = '', ...rest] = target.split(/(?=[?#])/);
    const candidates = possibleTargets(places, file, roots);
    const address = [file, ...candidates].map((one) => addressOf?.(one)).find(Boolean);
    if (address !== undefined) return address + rest.join('');
    const found = candidates.find((before) => names.has(before) || isText(before));
    const after = found === undefined ? undefined : names.get(found);
    if (found === undefined || after === undefined) return written;
    return loaders + printReference(path, file, found, after) + rest.join('');
  };
  const format = /\.(mdx?)$/.exec(path)?.[1];
  if (format === undefined) return followRequests(text, follow);
  const followAll = (prose: string) =>
    prose
      .replace(
        /(\]\(\s*<?|^\s*\[[^\]]+\]:\s*<?|(?:href|src)=["'])([^\s"'<>()]+)/gm,
        (_whole, before: string, target: string) => before + follow(target),
      )
      .replace(
        /(from\s*['"]|import\s*['"]|require\(\s*['"])([^'"]+)/g,
        // Markdown formatters escape underscores. In a JavaScript string, the backslash has no effect.
        (_whole, before: string, target: string) => before + follow(target.replaceAll('\\_', '_')),
      );
  // Finding the code takes time, and most pages refer to no such file even in code.
  if (followAll(text) === text) return text;
  return mapProse(text, format === 'md' ? 'md' : 'mdx', followAll);
}

/**
 * The paths that a reference may mean, in the order in which Docusaurus tries them: beside the file, and for links to Markdown
 * in its folder of content and in the site's folder.
 */
function possibleTargets(places: string[], file: string, roots: readonly string[]): string[] {
  const beside = file.startsWith('/') ? [] : places.map((place) => resolvePath(place, file));
  if (!/\.mdx?$/i.test(file) || /^(?:\.\.?\/|@)/.test(file)) return beside;
  const own = roots.filter((root) => places.some((place) => place.startsWith(`${root}/`)));
  const fromRoots = [...(own.length > 0 ? own : roots), '.'].map((root) =>
    posix.join(root, decodePath(file)),
  );
  return [...beside, ...fromRoots];
}

/** Prints a reference to a file that has a new path. A reference without an extension gets none. */
function printReference(path: string, written: string, before: string, after: string): string {
  const stem = (name: string) => name.replace(/\.\w+$/, '');
  if (stem(before) === stem(after)) {
    return /\.\w+$/.test(written) ? stem(written) + posix.extname(after) : written;
  }
  if (written.startsWith('@site/')) return `@site/${after}`;
  const target = posix.relative(posix.dirname(path), after);
  return target.startsWith('.') ? target : `./${target}`;
}

/** Replaces the names of the modules that code imports. */
function followRequests(code: string, follow: (target: string) => string): string {
  return requestedModules(parseCode(code)).reduceRight((text, { source, start, end }) => {
    const name = follow(source);
    if (name === source) return text;
    const quote = text[start] ?? "'";
    return text.slice(0, start) + quote + name + quote + text.slice(end);
  }, code);
}

/** Resolves a path in a file to a path in the new folder. */
function resolvePath(path: string, target: string): string {
  if (target.startsWith('@site/')) return target.slice('@site/'.length);
  if (target.startsWith('@generated/')) return target.replace('@generated', '.docusaurus');
  return posix.join(posix.dirname(path), decodePath(target));
}
