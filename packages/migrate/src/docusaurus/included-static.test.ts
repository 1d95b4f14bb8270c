import { afterAll, beforeAll, expect, test } from 'vitest';
import { migrateFiles, type TestMigration } from '../test-migration.ts';

const FILES = {
  'docusaurus.config.js': `module.exports = {
  title: 'Bees', url: 'https://bees.example', baseUrl: '/',
  presets: [['classic', { blog: false }]],
};`,
  'docs/hive.mdx':
    "# Hive\n\nimport Frame from '@site/static/parts/frame.md';\nimport text from '!!raw-loader!@site/static/parts/shown.md';\n\n<Frame />\n",
  'static/parts/frame.md':
    "import Wax from './wax.md';\n\nexport const count = 9;\n\n{count} frames. <Wax />\n",
  'static/parts/wax.md': 'Wax <= 5 {props.unit}\n',
  'static/parts/shown.md': "import Wax from './wax.md';\n\n<Wax />\n",
  'static/parts/other.md': "import Wax from './wax.md';\n\n<Wax />\n",
};

let migrated: TestMigration;

beforeAll(async () => {
  migrated = await migrateFiles(FILES);
});

afterAll(() => migrated.remove());

test('Markdown in a static folder that a page includes is MDX if it has code, like that of pages', () => {
  expect(migrated.read('docs/hive.mdx')).toContain("'@site/static/parts/frame.mdx'");
  expect(migrated.read('static/parts/frame.mdx')).toContain("from './wax.mdx'");
  expect(migrated.read('static/parts/wax.mdx')).toContain('{props.unit}');
});

test('what is shown as text, and what no page includes, is copied as it is', () => {
  expect(migrated.read('docs/hive.mdx')).toContain('!!raw-loader!@site/static/parts/shown.md');
  for (const path of ['static/parts/shown.md', 'static/parts/other.md'] as const) {
    expect(migrated.read(path)).toBe(FILES[path]);
  }
});
