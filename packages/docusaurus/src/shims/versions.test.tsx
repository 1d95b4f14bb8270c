import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { useDocsVersion, useVersions } from './versions.ts';

function Titles() {
  const { docs } = useDocsVersion();
  const listed = useVersions().flatMap((version) => version.docs);
  return `${docs['bread/rye']?.title} ${Object.keys(docs).length} ${listed.length}`;
}

test('a version has its pages by id, and a list of versions has none', () => {
  expect(renderToStaticMarkup(<Titles />)).toBe('bread/rye 0 0');
});
