import { findMisnamedComponents, findMisnamedPages } from '../../read/misnamed-pages.ts';
import { listFiles, readSourceFile } from '../../read/read-files.ts';
import type { ReadContent, ReadContext } from '../content-kind.ts';
import { isPageFile, parsePages } from './parse-pages.ts';

/** Reads the folder of single pages. */
export function readPages({ siteDir, config, includeDrafts }: ReadContext): ReadContent<'pages'> {
  const { path } = config.pages;
  const paths = listFiles(siteDir, path);
  const files = paths.filter(isPageFile).map((file) => readSourceFile(siteDir, file));
  const { pages, problems } = parsePages(files, path);
  const kept = pages.filter(
    (page) => page.form === 'component' || includeDrafts || !page.frontmatter.draft,
  );
  const misnamed = [
    ...findMisnamedPages(paths, isPageFile),
    ...findMisnamedComponents(paths, isPageFile, (file) => readSourceFile(siteDir, file).text),
  ];
  return { pages: kept, sources: undefined, problems: [...problems, ...misnamed] };
}
