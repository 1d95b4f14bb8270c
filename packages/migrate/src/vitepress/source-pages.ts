import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { isIncluded, writtenFrontmatter } from 'folia/format';
import { asList, asObject, type Values } from '../note.ts';
import { listFiles } from '../source-files.ts';

/** A page of the source. */
export type SourcePage = {
  /** Absolute path of its file. */
  file: string;
  /** Path relative to the folder of the pages, before rewrites. */
  sourcePath: string;
  /** Path after rewrites, such as `guide/start.md`. */
  path: string;
  frontmatter: Values;
  /** Text below the frontmatter, and the number of lines above it. */
  body: string;
  linesAbove: number;
  /** Lists of members that the page shows, by their names in its script. */
  teams?: Values;
};

/**
 * Lists the pages of a site, by the rules of `srcExclude` and `rewrites`.
 *
 * @param mainFolder the folder whose pages have the addresses of the root
 */
export function readPages(srcDir: string, config: Values, mainFolder?: string): SourcePage[] {
  const exclude = asList(config['srcExclude']).filter((glob) => typeof glob === 'string');
  const rewriteOwn = makeRewrite(config['rewrites']);
  const rewrite = (path: string) => {
    const rewritten = rewriteOwn(path);
    const isMain = mainFolder !== undefined && rewritten.startsWith(`${mainFolder}/`);
    return isMain ? rewritten.slice(mainFolder.length + 1) : rewritten;
  };
  return listFiles({ from: srcDir, to: '' })
    .map(({ from, to }) => ({ file: from, sourcePath: to }))
    .filter(({ sourcePath }) => /\.md$/.test(sourcePath) && !/(?:^|\/)\./.test(sourcePath))
    .filter(({ sourcePath }) => isIncluded(sourcePath, { include: ['**'], exclude }))
    .map(({ file, sourcePath }) => ({
      file,
      sourcePath,
      path: rewrite(sourcePath),
      ...readPage(relative(srcDir, file), readFileSync(join(file), 'utf8')),
    }));
}

/** Splits a page into frontmatter and body. */
export function readPage(
  path: string,
  written: string,
): Pick<SourcePage, 'frontmatter' | 'body' | 'linesAbove'> {
  const text = written.replace(/^\uFEFF/, '').replace(/\r\n/g, '\n');
  const [head = ''] = /^---[ \t]*\n(?:[\s\S]*?\n)?---[ \t]*(?:\n|$)/.exec(text) ?? [];
  if (head === '' && /^---[ \t]*\n/.test(text)) {
    // VitePress also reads frontmatter that ends with its file, as on home pages without text.
    const value = writtenFrontmatter({ path, text: `${text.trimEnd()}\n---\n` });
    const isMap = !(value instanceof Error) && Object.keys(asObject(value)).length > 0;
    if (isMap) return { frontmatter: asObject(value), body: '', linesAbove: 0 };
  }
  const value = head === '' ? {} : writtenFrontmatter({ path, text });
  return {
    frontmatter: value instanceof Error ? {} : asObject(value),
    body: text.slice(head.length),
    linesAbove: head.split('\n').length - 1,
  };
}

/** https://vitepress.dev/guide/routing#route-rewrites: a map of paths with parameters, or a function. */
function makeRewrite(rewrites: unknown): (path: string) => string {
  if (typeof rewrites === 'function') {
    return (path) => {
      const result: unknown = rewrites(path);
      return typeof result === 'string' ? result : path;
    };
  }
  const rules = Object.entries(asObject(rewrites)).flatMap(([from, to]) =>
    typeof to === 'string' ? [{ ...compilePattern(from), to }] : [],
  );
  return (path) => {
    for (const { pattern, names, to } of rules) {
      const found = pattern.exec(path);
      if (!found) continue;
      const values = new Map(names.map((name, index) => [name, found[index + 1] ?? '']));
      return to
        .replace(/:(\w+)[*+?]?/g, (_, name: string) => values.get(name) ?? '')
        .replace(/\/{2,}/g, '/');
    }
    return path;
  };
}

/** @example compilePattern('en/:rest*') // { pattern: /^en\/(.*)$/, names: ['rest'] } */
function compilePattern(from: string): { pattern: RegExp; names: string[] } {
  const names: string[] = [];
  const source = from.replace(
    /:(\w+)(\([^)]*\))?([*+?])?|[.\\^$|()[\]{}+*?]/g,
    (whole, name: string | undefined, custom: string | undefined, count: string | undefined) => {
      if (name === undefined) return `\\${whole}`;
      names.push(name);
      if (custom !== undefined) return custom;
      return count === '*' || count === '+' ? '(.*)' : '([^/]+?)';
    },
  );
  return { pattern: new RegExp(`^${source}$`), names };
}

/** The address of a page, from the root of the site: `guide/index.md` is `/guide`. */
export function addressOf(path: string): string {
  return (
    `/${path.replace(/\.(?:md|html)$/, '')}`.replace(/\/index$/, '').replace(/\/+$/, '') || '/'
  );
}
