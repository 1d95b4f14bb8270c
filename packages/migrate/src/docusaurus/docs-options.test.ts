import { expect, test } from 'vitest';
import { migrateFiles } from '../test-migration.ts';
import { convertDocs } from './convert-docs.ts';

test('breadcrumbs stay shown or hidden', () => {
  expect(convertDocs({ breadcrumbs: true }, '/site').value).toEqual({ breadcrumbs: true });
  expect(convertDocs({ breadcrumbs: false }, '/site').value).toEqual({ breadcrumbs: false });
});

test('a function that decides what is in sidebars needs attention, with its line', async () => {
  const migrated = await migrateFiles({
    'docusaurus.config.js': `module.exports = {
  title: 'Lace', url: 'https://lace.example', baseUrl: '/',
  presets: [['classic', { blog: false, docs: {
    sidebarItemsGenerator: ({ items }) => items.filter(({ id }) => id !== 'knot'),
  } }]],
};`,
    'docs/knot.md': '# Knot\n',
  });
  migrated.remove();
  const note = migrated.notes.find(({ key }) => key === 'docs.sidebarItemsGenerator');
  expect(note).toMatchObject({ isUrgent: true, file: 'docusaurus.config.js', line: 4 });
});
