import type { ComponentPage, TextPage } from '../../model/source-page.ts';
import { findMisnamedComponents, findMisnamedPages } from '../../read/misnamed-pages.ts';
import { listFiles, readSourceFile } from '../../read/read-files.ts';
import type { ReadContent, ReadContext } from '../content-kind.ts';
import { isPageFile, parsePages } from './parse-pages.ts';

/** Reads the folder of single pages. */
export function readPages({ siteDir, config, includeDrafts }: ReadContext): ReadContent<'pages'> {
  const { path } = config.pages;
  const paths = listFiles(siteDir, path);
  const isPage = (file: string) => isPageFile(file, config.pages);
  const files = paths.filter(isPage).map((file) => readSourceFile(siteDir, file));
  const { pages, problems } = parsePages(files, path);
  const isOmitted = (page: TextPage | ComponentPage) =>
    page.form === 'text' && page.frontmatter.draft && !includeDrafts;
  const misnamed = [
    ...findMisnamedPages(paths, isPage),
    ...findMisnamedComponents(paths, isPage, (file) => readSourceFile(siteDir, file).text),
  ];
  return {
    pages: pages.filter((page) => !isOmitted(page)),
    drafts: pages.filter(isOmitted),
    sources: undefined,
    problems: [...problems, ...misnamed],
  };
}
