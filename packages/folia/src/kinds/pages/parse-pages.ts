import { posix } from 'node:path';
import type { Problem } from 'folia-problems';
import type { ComponentPage, TextPage } from '../../model/source-page.ts';
import { isIncluded } from '../../read/file-patterns.ts';
import { parseFrontmatter, type SourceFile } from '../../read/frontmatter.ts';
import { endsWithSlash } from '../docs/doc-address.ts';
import { type PagesConfig, textPageFrontmatterSchema } from './schema.ts';

/**
 * Whether a file in the pages folder is a page: not a test, an island, a name with a leading underscore or dot, or what the
 * config excludes.
 * @param path relative to the site's folder
 */
export function isPageFile(path: string, { path: folder, ...patterns }: PagesConfig): boolean {
  const isKnown =
    /\.(?:mdx?|tsx|jsx)$/.test(path) && !/(?:^|\/)[._]|\.(?:test|island)\./.test(path);
  return isKnown && isIncluded(posix.relative(folder, path), patterns);
}

/** Parses the files of the pages folder. Routes follow paths unless a slug overrides them. */
export function parsePages(
  files: SourceFile[],
  folder: string,
): { pages: (TextPage | ComponentPage)[]; problems: Problem[] } {
  const pages: (TextPage | ComponentPage)[] = [];
  const problems: Problem[] = [];
  for (const file of files) {
    const route = pageRoute(posix.relative(folder, file.path));
    const isNamedIndex = /(?:^|\/)index\.\w+$/.test(file.path);
    if (/\.[jt]sx$/.test(file.path)) {
      const place = { path: file.path, contentPath: folder, route, ...indexMark(isNamedIndex) };
      pages.push({ kind: 'pages', form: 'component', ...place });
      continue;
    }
    const parsed = parseFrontmatter(file, textPageFrontmatterSchema, {
      unknownWithout: { slug: ['pages'] },
    });
    problems.push(...parsed.problems);
    const format = file.path.endsWith('x') ? 'mdx' : 'md';
    const { slug } = parsed.data;
    pages.push({
      kind: 'pages',
      form: 'text',
      path: file.path,
      contentPath: folder,
      ...indexMark(slug ? endsWithSlash(slug) : isNamedIndex),
      route: slugRoute(slug, posix.relative(folder, posix.dirname(file.path))) ?? route,
      format,
      body: parsed.body,
      written: [parsed.written],
      frontmatter: parsed.data,
      otherFields: parsed.otherFields,
    });
  }
  return { pages, problems };
}

/** Marks a page whose relative URLs start at its route. */
function indexMark(isIndex: boolean): { isIndex?: true } {
  return isIndex ? { isIndex: true } : {};
}

/** @param folder of the page, relative to the pages folder */
function slugRoute(slug: string | undefined, folder: string): string | undefined {
  return slug && (posix.resolve('/', folder, slug).replace(/\/+$/, '') || '/');
}

/** @example pageRoute('about/index.tsx') // '/about' */
function pageRoute(path: string): string {
  const stem = path.replace(/\.\w+$/, '').replace(/(?:^|\/)index$/, '');
  return `/${stem}`;
}
