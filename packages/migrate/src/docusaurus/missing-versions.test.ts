import { expect, test } from 'vitest';
import { placeMissing } from './missing-versions.ts';

const settings = { '2.0': { label: 'Two' }, '1.0': { label: 'One' } };

test('options are kept if every version has a folder', () => {
  const options = { lastVersion: '2.0', versions: settings };
  expect(placeMissing(options, true, { names: ['2.0'], missing: [] })).toEqual({
    value: options,
    notes: [],
  });
});

test('the docs folder takes the place of the first version if a script would copy it', () => {
  const options = { includeCurrentVersion: false, lastVersion: '2.0', versions: settings };
  const { value, notes } = placeMissing(options, true, { names: ['1.0'], missing: ['2.0'] });
  expect(value).toEqual({
    lastVersion: 'current',
    versions: { current: { label: 'Two' }, '1.0': { label: 'One' } },
  });
  expect(notes).toMatchObject([{ outcome: 'changed', key: 'version "2.0"' }]);
});

test('an older version without a folder is left out with its settings', () => {
  const options = { lastVersion: '2.0', onlyIncludeVersions: ['2.0', '1.0'], versions: settings };
  const { value, notes } = placeMissing(options, true, { names: ['2.0'], missing: ['1.0'] });
  expect(value).toEqual({
    lastVersion: '2.0',
    onlyIncludeVersions: ['2.0'],
    versions: { '2.0': { label: 'Two' } },
  });
  expect(notes).toMatchObject([{ outcome: 'dropped', key: 'version "1.0"' }]);
});
