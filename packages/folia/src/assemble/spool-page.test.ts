import { expect, test } from 'vitest';
import { spoolPage } from '../compile/spool-page.ts';
import { docFrontmatterSchema } from '../kinds/docs/schema.ts';
import type { CompiledPage } from '../model/compiled-page.ts';
import type { DocPage } from '../model/source-page.ts';
import { spoolAssembled } from './spool-page.ts';

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

test('an assembled page with the HTML of its compiled page is not put into the spool again', () => {
  const { count, spool } = countingSpool();
  const compiled = spoolPage(PAGE, spool);
  const assembled = {
    route: '/docs/bee',
    title: 'Bee',
    data: {
      href: '/docs/bee',
      documentTitle: 'Bee',
      layout: 'doc' as const,
      breadcrumbs: [],
      toc: [],
    },
    keywords: [],
    unlisted: false,
  };
  const same = spoolAssembled({ ...assembled, html: PAGE.html }, compiled, spool);
  expect(count.added).toBe(1);
  expect(same.html).toBe(PAGE.html);
  const search = { html: PAGE.html };
  const changed = spoolAssembled({ ...assembled, html: '<b>Old.</b>', search }, compiled, spool);
  expect(count.added).toBe(2);
  expect(changed).toEqual({ ...assembled, html: '<b>Old.</b>', search });
});
