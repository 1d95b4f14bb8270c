import { expect, test } from 'vitest';
import { convertSidebar } from './convert-sidebar.ts';

test('labels of sections without pages have no translations', () => {
  const pages = [{ id: 'oars', route: '/oars', isHidden: false }];
  const { items, translations } = convertSidebar(
    [
      { label: 'Oars', translations: { de: 'Ruder' }, slug: 'oars' },
      { label: 'Sails', translations: { de: 'Segel' }, autogenerate: { directory: 'sails' } },
    ],
    pages,
  );
  expect(items).toEqual([{ type: 'doc', id: 'oars', label: 'Oars' }]);
  expect(translations.get('de')).toEqual({ Oars: 'Ruder' });
});
