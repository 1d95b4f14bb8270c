import { afterAll, beforeAll, expect, test } from 'vitest';
import { migrateFiles, type TestMigration } from '../test-migration.ts';

const FILES = {
  'docusaurus.config.js': `module.exports = {
  title: 'Bees', url: 'https://bees.example', baseUrl: '/',
  presets: [['classic', { blog: false }]],
};`,
  'docs/hive.mdx':
    "# Hive\n\nimport Frame from '@site/static/parts/frame.md';\nimport text from '!!raw-loader!@site/static/parts/shown.md';\n\n<Frame />\n",
  'src/pages/index.jsx':
    "import { honey } from '../../static/js/honey';\nimport { Jar } from '../../static/js/Jar';\n\nexport default () => <Jar>{honey[0]}</Jar>;\n",
  'static/js/honey.js': "const honey = ['Acacia'];\n\nmodule.exports.honey = honey;\n",
  'static/js/Jar.js': 'export const Jar = ({ children }) => <b>{children}</b>;\n',
  'static/js/counting.js': 'module.exports.honey = document.title;\n',
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

test('Markdown in a static folder that a page includes is MDX if it has code, as in pages', () => {
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

test('code in a static folder that a page imports is an ES module, in a file for JSX if it has some; other code stays', () => {
  expect(migrated.read('static/js/honey.js')).toContain('export { exported_honey as honey };');
  expect(migrated.read('static/js/Jar.jsx')).toContain('<b>');
  expect(migrated.read('static/js/counting.js')).toBe(FILES['static/js/counting.js']);
});
