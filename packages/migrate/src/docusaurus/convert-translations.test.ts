import { expect, test } from 'vitest';
import { convertLocale, type Originals } from './convert-translations.ts';

const originals: Originals = {
  paths: new Set(['docs/pots/jug.md', 'news/2026-01-02-fire.md']),
  docs: [],
  blog: { path: 'news', translations: 'docusaurus-plugin-content-blog-news' },
  pagesPath: 'src/pages',
  themeConfig: {},
};

function convert(
  paths: string[],
  docs: Originals['docs'] = [],
  messages = new Map<string, Record<string, string>>(),
) {
  const files = paths.map((path) => [path, { from: `/kiln/${path}`, to: path }] as const);
  const locale = { name: 'de', isDefault: false, files: new Map(files), messages };
  const { value, notes } = convertLocale(locale, { ...originals, docs });
  return {
    moved: value.map(({ to }) => to),
    lost: notes.filter(({ outcome }) => outcome === 'dropped'),
    notes,
  };
}

test('translations of a blog with an id move', () => {
  const { moved, lost } = convert(['docusaurus-plugin-content-blog-news/2026-01-02-fire.md']);
  expect(moved).toEqual(['i18n/de/news/2026-01-02-fire.md']);
  expect(lost).toEqual([]);
});

test('a category file is left out if its folder has no original, since the build would refuse it', () => {
  const folder = 'docusaurus-plugin-content-docs/current';
  const docs = [
    {
      path: 'docs',
      translations: folder,
      labelsFile: 'sidebars.json',
      sidebars: {},
      label: 'Next',
      categories: new Map<string, string[]>(),
    },
  ];
  const paths = [`${folder}/pots/_category_.json`, `${folder}/gone/_category_.yml`];
  const { moved, lost } = convert(paths, docs);
  expect(moved).toEqual(['i18n/de/docs/pots/_category_.json']);
  expect(lost).toMatchObject([
    {
      key: 'i18n/de/docusaurus-plugin-content-docs/current/gone/_category_.yml',
      text: 'The original folder "docs/gone" does not exist.',
    },
  ]);
});

test('interface texts that stay English and messages without a counterpart are counted', () => {
  const code = {
    'theme.common.editThisPage': 'Seite bearbeiten',
    'theme.NotFound.p2': 'Schreiben Sie uns.',
    'theme.SearchPage.inputLabel': 'Suchen',
    'kiln.title': 'Ofen',
  };
  const { notes } = convert(['code.json'], [], new Map([['code.json', code]]));
  expect(notes).toMatchObject([
    { key: 'i18n/de/texts.json', outcome: 'migrated' },
    { key: 'i18n/de/messages.json', outcome: 'migrated' },
    {
      key: 'interface texts in "de"',
      outcome: 'changed',
      text: expect.stringMatching(
        /^English, .*: (\d+) of \d+\. Add .* to "i18n\/de\/texts\.json"\.$/,
      ),
    },
    {
      key: 'i18n/de/code.json',
      outcome: 'dropped',
      text: 'The engine has no such texts: theme.NotFound.p2, theme.SearchPage.inputLabel.',
    },
  ]);
});
