import { posix } from 'node:path';
import type { Problem } from 'folia-problems';
import type { ComponentPage, TextPage } from '../../model/source-page.ts';
import { parseFrontmatter, type SourceFile } from '../../read/frontmatter.ts';
import { textPageFrontmatterSchema } from './schema.ts';

/** Whether a file of the pages folder is a page; tests, islands and names with a leading underscore are not. */
export function isPageFile(path: string): boolean {
  return /\.(?:mdx?|tsx|jsx)$/.test(path) && !/(?:^|\/)_|\.(?:test|island)\./.test(path);
}

/** The single pages of a folder's files, addressed by their path, and what is wrong with them. */
export function parsePages(
  files: SourceFile[],
  folder: string,
): { pages: (TextPage | ComponentPage)[]; problems: Problem[] } {
  const pages: (TextPage | ComponentPage)[] = [];
  const problems: Problem[] = [];
  for (const file of files) {
    const route = pageRoute(posix.relative(folder, file.path));
    if (/\.[jt]sx$/.test(file.path)) {
      pages.push({ kind: 'pages', form: 'component', path: file.path, route });
      continue;
    }
    const parsed = parseFrontmatter(file, textPageFrontmatterSchema, {
      unknownWithout: { slug: ['pages'] },
    });
    problems.push(...parsed.problems);
    const format = file.path.endsWith('x') ? 'mdx' : 'md';
    pages.push({
      kind: 'pages',
      form: 'text',
      path: file.path,
      route: slugRoute(parsed.data.slug, posix.relative(folder, posix.dirname(file.path))) ?? route,
      format,
      body: parsed.body,
      frontmatter: parsed.data,
      otherFields: parsed.others,
    });
  }
  return { pages, problems };
}

/** @param folder of the page, from the folder of all pages */
function slugRoute(slug: string | undefined, folder: string): string | undefined {
  return slug && (posix.resolve('/', folder, slug).replace(/\/+$/, '') || '/');
}

/** @example pageRoute('about/index.tsx') // '/about' */
function pageRoute(path: string): string {
  const stem = path.replace(/\.\w+$/, '').replace(/(?:^|\/)index$/, '');
  return `/${stem}`;
}
