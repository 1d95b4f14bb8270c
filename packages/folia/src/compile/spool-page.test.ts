import { expect, test } from 'vitest';
import { docFrontmatterSchema } from '../kinds/docs/schema.ts';
import type { CompiledPage } from '../model/compiled-page.ts';
import type { DocPage } from '../model/source-page.ts';
import { spoolBodies, spoolPage } from './spool-page.ts';

const SOURCE: DocPage = {
  kind: 'docs',
  form: 'text',
  format: 'md',
  version: 'current',
  id: 'bee',
  path: 'docs/bee.md',
  route: '/docs/bee',
  body: '# Bee\n\nIt hums.\n',
  frontmatter: docFrontmatterSchema.parse({}),
};

const PAGE: CompiledPage = {
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
function countingSpool() {
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

test('the HTML of a compiled page is read when it is needed, also from a copy', () => {
  const { count, spool } = countingSpool();
  const page = spoolPage(PAGE, spool);
  expect(count).toEqual({ added: 1, read: 0 });
  expect({ ...page }).toEqual(PAGE);
  expect(page.source).toBe(SOURCE);
  expect(count.read).toBeGreaterThan(0);
});

test('pages that locales share stay the same page, with their text in the spool once', () => {
  const { count, spool } = countingSpool();
  const [first, second] = spoolBodies([{ pages: [SOURCE] }, { pages: [SOURCE] }], spool);
  expect(count.added).toBe(1);
  expect(second?.pages[0]).toBe(first.pages[0]);
  expect(first.pages[0]).toEqual(SOURCE);
});
