import { expect, test } from 'vitest';
import { linkSingleVersions } from './single-version-links.ts';

const docs = (id: string, names: string[], value = {}) => ({
  id,
  hasFolder: true,
  value,
  versions: { names },
});
const list = { type: 'docsVersionDropdown', position: 'right' };

test('a list of versions becomes a link if the docs have a single one', () => {
  const linkOf = (...folders: Parameters<typeof linkSingleVersions>[1]) =>
    linkSingleVersions([list], folders);
  const link = { type: 'docsVersion', position: 'right' };
  expect(linkOf(docs('default', []))).toEqual([{ ...link, label: 'Next' }]);
  const labeled = { versions: { current: { label: '2.x' } } };
  expect(linkOf(docs('default', [], labeled))).toEqual([{ ...link, label: '2.x' }]);
  const released = { includeCurrentVersion: false };
  expect(linkOf(docs('default', ['1.4'], released))).toEqual([{ ...link, label: '1.4' }]);
  const shown = { onlyIncludeVersions: ['1.4'] };
  expect(linkOf(docs('default', ['1.4', '1.3'], shown))).toEqual([{ ...link, label: '1.4' }]);
});

test('other lists stay', () => {
  const others = [
    { to: '/clay', label: 'Clay' },
    { ...list, docsPluginId: 'glazes' },
    { ...list, dropdownItemsAfter: [{ to: '/versions', label: 'All versions' }] },
  ];
  const folders = [docs('default', []), docs('glazes', ['1.4'])];
  expect(linkSingleVersions(others, folders)).toEqual(others);
  expect(linkSingleVersions([list], [docs('default', ['1.4'])])).toEqual([list]);
});
