import { posix } from 'node:path';
import type { DocsConfig } from '../../config/site-schema.ts';
import { parseFrontmatter, type SourceFile } from '../../content/frontmatter.ts';
import { docFrontmatterWith } from '../../content/page-frontmatter.ts';
import type { Problem } from '../../problem.ts';
import type { DocPage } from '../source-page.ts';
import { docAddress } from './doc-address.ts';

/** Whether a file is a page of the docs, by the patterns of the config. @param path from the site's folder */
export function isDocFile(
  path: string,
  { path: folder, include, exclude }: Pick<DocsConfig, 'path' | 'include' | 'exclude'>,
): boolean {
  const within = posix.relative(folder, path);
  const matches = (pattern: string) => posix.matchesGlob(within, pattern);
  return /\.mdx?$/.test(within) && include.some(matches) && !exclude.some(matches);
}

/** The docs pages of a folder's files, and what is wrong with them. */
export function parseDocs(
  files: SourceFile[],
  config: DocsConfig,
): { docs: DocPage[]; problems: Problem[] } {
  const docs: DocPage[] = [];
  const problems: Problem[] = [];
  const schema = docFrontmatterWith(config.frontmatter);
  for (const file of files) {
    const parsed = parseFrontmatter(file, schema);
    if (!parsed.ok) {
      problems.push(...parsed.problems);
      continue;
    }
    problems.push(...parsed.warnings);
    docs.push({
      kind: 'doc',
      path: file.path,
      format: file.path.endsWith('x') ? 'mdx' : 'md',
      body: parsed.body,
      frontmatter: parsed.data,
      otherFields: parsed.others,
      ...docAddress(posix.relative(config.path, file.path), parsed.data, config),
    });
  }
  return { docs, problems };
}
