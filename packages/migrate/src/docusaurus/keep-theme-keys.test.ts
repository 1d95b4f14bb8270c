import { afterAll, beforeAll, expect, test } from 'vitest';
import { migrateFiles, type TestMigration } from '../test-migration.ts';

let migrated: TestMigration;

beforeAll(async () => {
  migrated = await migrateFiles({
    'docusaurus.config.js': `module.exports = {
  title: 'Kiln', url: 'https://kiln.example', baseUrl: '/',
  presets: [['classic', { blog: false }]],
  customFields: { clay: 'red' },
  themeConfig: {
    potters: [{ name: 'Ada' }], glaze: { count: 3 }, heat: [900, () => 1],
    navbar: { title: 'Kiln' },
  },
};`,
    'docs/a.mdx': "import Potters from '@site/src/Potters';\n\n# Pots\n\n<Potters />\n",
    'src/Potters.jsx': `import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
export default function Potters() {
  const { potters, heat } = useDocusaurusContext().siteConfig.themeConfig;
  return potters.map(({ name }) => <b key={name}>{name}</b>);
}`,
    'src/Shelf.jsx': 'export default () => <p>glaze</p>;',
  });
});

afterAll(() => migrated.remove());

test('keys of the theme that components read are kept in a field, beside those of the site', () => {
  expect(migrated.read('site.config.ts')).toContain(
    "customFields: { clay: 'red', themeConfig: { potters: [{ name: 'Ada' }], heat: [900] } }",
  );
});

test('keys that no component reads are not, since documents with islands have all fields', () => {
  expect(migrated.read('site.config.ts')).not.toContain('glaze: {');
});

test('notes say who reads the keys, and which parts of them are lost', () => {
  const notes = migrated.notes.filter(({ key }) => /potters|glaze|heat/.test(key));
  expect(notes.map(({ key, outcome, text }) => `${key} ${outcome}: ${text}`)).toEqual([
    'themeConfig.potters changed: It is now in "customFields.themeConfig", from which "siteConfig.themeConfig" takes it, since src/Potters.jsx reads it.',
    'themeConfig.glaze dropped: The engine has no such setting.',
    expect.stringMatching(
      /^themeConfig\.heat changed: .* since src\/Potters\.jsx reads it\. A config can contain only data;/,
    ),
  ]);
});
