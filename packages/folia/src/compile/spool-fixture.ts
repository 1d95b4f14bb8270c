/** Fixtures for tests of pages in a spool. */
import { docFrontmatterSchema } from '../kinds/docs/schema.ts';
import type { CompiledPage } from '../model/compiled-page.ts';
import type { DocPage } from '../model/source-page.ts';

export const SOURCE: DocPage = {
  kind: 'docs',
  form: 'text',
  format: 'md',
  version: 'current',
  id: 'bee',
  path: 'docs/bee.md',
  route: '/docs/bee',
  body: '# Bee\n\nIt hums.\n',
  written: [],
  frontmatter: docFrontmatterSchema.parse({}),
};

export const PAGE: CompiledPage = {
  source: SOURCE,
  html: '<p>It hums.</p>',
  frontmatter: SOURCE.frontmatter,
  heading: 'Bee',
  toc: [],
  anchors: [],
  links: [],
  problems: [],
};

/** A spool that counts what is put into it and read from it. */
export function countingSpool() {
  const count = { added: 0, read: 0 };
  const spool = (text: string) => {
    count.added += 1;
    return () => {
      count.read += 1;
      return text;
    };
  };
  return { count, spool };
}
