import { expect, test } from 'vitest';
import { pagesOfLocales } from './pages-of-locales.ts';

const I18N = {
  defaultLocale: 'en',
  locales: ['en', 'de', 'fr'],
  localeConfigs: { fr: { path: 'francais' } },
};

test('single pages at the addresses of a language are excluded and reported', () => {
  const { excluded, notes } = pagesOfLocales(
    ['src/pages/de/bakery.jsx', 'src/pages/de.md', 'src/pages/francais/index.mdx'],
    'src/pages',
    I18N,
  );
  expect(Object.fromEntries(excluded)).toEqual({
    'src/pages/de/bakery.jsx': 'src/pages/de/_bakery.jsx',
    'src/pages/de.md': 'src/pages/_de.md',
    'src/pages/francais/index.mdx': 'src/pages/francais/_index.mdx',
  });
  expect(notes.map(({ outcome, key }) => [outcome, key])).toEqual([
    ['dropped', 'src/pages/de/bakery.jsx'],
    ['dropped', 'src/pages/de.md'],
    ['dropped', 'src/pages/francais/index.mdx'],
  ]);
});

test('other pages, parts of pages and other files stay', () => {
  const paths = [
    'src/pages/index.jsx',
    'src/pages/demo.jsx',
    'src/pages/en/bakery.jsx',
    'src/pages/de/_oven.jsx',
    'src/pages/de/oven.module.css',
    'docs/de/bakery.md',
  ];
  expect(pagesOfLocales(paths, 'src/pages', I18N)).toEqual({ excluded: new Map(), notes: [] });
  expect(pagesOfLocales(['src/pages/de.md'], 'src/pages', undefined).excluded.size).toBe(0);
});
