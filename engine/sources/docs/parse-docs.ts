import { posix } from 'node:path';
import type { DocsConfig } from '../../config/site-schema.ts';
import { parseFrontmatter, type SourceFile } from '../../content/frontmatter.ts';
import { docFrontmatterSchema } from '../../content/page-frontmatter.ts';
import type { Problem } from '../../problem.ts';
import type { DocPage } from '../source-page.ts';
import { docAddress } from './doc-address.ts';

/** Files and folders whose names begin with an underscore are partials: imported by pages, no pages themselves. */
const PARTIAL = /(?:^|\/)_/;

/** Whether a file of the docs folder is a page. */
export function isDocFile(path: string): boolean {
  return /\.mdx?$/.test(path) && !PARTIAL.test(path);
}

/** The docs pages of a folder's files, and what is wrong with them. */
export function parseDocs(
  files: SourceFile[],
  config: DocsConfig,
): { docs: DocPage[]; problems: Problem[] } {
  const docs: DocPage[] = [];
  const problems: Problem[] = [];
  for (const file of files) {
    const parsed = parseFrontmatter(file, docFrontmatterSchema);
    if (!parsed.ok) {
      problems.push(...parsed.problems);
      continue;
    }
    docs.push({
      kind: 'doc',
      path: file.path,
      format: file.path.endsWith('x') ? 'mdx' : 'md',
      body: parsed.body,
      frontmatter: parsed.data,
      ...docAddress(posix.relative(config.path, file.path), parsed.data, config.routeBasePath),
    });
  }
  return { docs, problems };
}
