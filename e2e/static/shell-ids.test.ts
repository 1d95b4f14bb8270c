import { SHELL_IDS } from 'folia/shell-ids';
import { expect, test } from 'vitest';
import { readAllPages } from './built-page.ts';
import { factsOf } from './page-facts.ts';

test('all ids shared by documents are known, so that no heading gets one', () => {
  const [first = [], ...others] = readAllPages('garden').map((page) => factsOf(page).ids);
  const shared = first.filter((id) => others.every((ids) => ids.includes(id)));
  expect(shared.length).toBeGreaterThan(5);
  expect(shared.filter((id) => !SHELL_IDS.has(id))).toEqual([]);
});
