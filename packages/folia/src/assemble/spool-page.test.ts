import { expect, test } from 'vitest';
import { countingSpool, PAGE } from '../compile/spool-fixture.ts';
import { spoolPage } from '../compile/spool-page.ts';
import { spoolAssembled } from './spool-page.ts';

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
