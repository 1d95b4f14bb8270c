import { VersionDocsContext } from 'folia/components';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { useDocsVersion, useVersions } from './versions.ts';

function Titles() {
  const { docs } = useDocsVersion();
  const listed = useVersions().flatMap((version) => version.docs);
  const titles = ['bread/rye', 'bread/none', 'constructor'].map((id) => docs[id]?.title ?? '?');
  return `${titles} ${Object.keys(docs)} ${Object.values(docs).map(({ description }) => description)} ${listed.length}`;
}

test('a version has its pages by id, and a list of versions has none', () => {
  const rye = { id: 'bread/rye', title: 'Rye bread', description: 'Dark.' };
  const docs = { find: (id: string) => (id === rye.id ? rye : undefined), ids: () => [rye.id] };
  expect(
    renderToStaticMarkup(
      <VersionDocsContext value={docs}>
        <Titles />
      </VersionDocsContext>,
    ),
  ).toBe('Rye bread,?,? bread/rye Dark. 0');
});

test('where the pages of a version are not known, each has its id as title', () => {
  expect(renderToStaticMarkup(<Titles />)).toBe('bread/rye,bread/none,?   0');
});
