import { expect, test } from 'vitest';
import { countingSpool, PAGE, SOURCE } from './spool-fixture.ts';
import { spoolBodies, spoolPage } from './spool-page.ts';

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
