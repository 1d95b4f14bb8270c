import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { openSourceRunner } from './run-source.ts';

const folder = mkdtempSync(join(tmpdir(), 'migrate-run-source-'));
afterAll(() => rmSync(folder, { recursive: true }));

test('a config runs without the files that scripts generate for it, if that is allowed', async () => {
  const code = `import sidebar, { groups } from './generated/sidebar.json';
import { version } from './generated/version.js';
export default { sidebar: [...sidebar, 1], names: sidebar.parts.map(String), groups: groups.map(String), version: String(version) };`;
  writeFileSync(join(folder, 'config.mjs'), code);
  const strict = await openSourceRunner(folder);
  await expect(strict.run(join(folder, 'config.mjs'))).rejects.toThrow();
  await strict.close();
  const runner = await openSourceRunner(folder, { allowsMissingFiles: true });
  const { default: config } = await runner.run(join(folder, 'config.mjs'));
  await runner.close();
  expect(config).toMatchObject({ sidebar: [1], names: [], groups: [] });
  expect([...runner.missingFiles].sort()).toEqual([
    join(folder, 'generated/sidebar.json'),
    join(folder, 'generated/version.js'),
  ]);
});

test('work that a config does not wait for may fail', async () => {
  const file = join(folder, 'hasty.mjs');
  const code = `import { readFile } from 'node:fs/promises';
export const text = readFile('./gone.svg', 'utf8');
export default { title: 'Hasty' };`;
  writeFileSync(file, code);
  const runner = await openSourceRunner(folder);
  const before = process.listenerCount('unhandledRejection');
  const { default: config } = await runner.run(file);
  await new Promise((resolve) => setTimeout(resolve, 50));
  await runner.close();
  expect(config).toEqual({ title: 'Hasty' });
  expect(process.listenerCount('unhandledRejection')).toBe(before - 1);
});

test('a config may use fs and path without importing them, as loaders of bundlers allow', async () => {
  writeFileSync(join(folder, 'bare.mjs'), `export default fs.existsSync(path.join('/', 'gone'));`);
  const runner = await openSourceRunner(folder);
  const { default: exists } = await runner.run(join(folder, 'bare.mjs'));
  await runner.close();
  expect(exists).toBe(false);
});

test('a script in CommonJS runs in a package of ES modules, since loaders of configs decide by its code', async () => {
  writeFileSync(join(folder, 'package.json'), '{"type": "module"}');
  writeFileSync(
    join(folder, 'colors.js'),
    "const { sep } = require('node:path');\nmodule.exports = { red: '#a33', sep };\n",
  );
  writeFileSync(
    join(folder, 'common.ts'),
    "import colors from './theme.ts';\nexport default colors;\n",
  );
  writeFileSync(
    join(folder, 'theme.ts'),
    "const colors: { red: string } = require('./colors');\nexport default colors.red;\n",
  );
  const runner = await openSourceRunner(folder);
  const { default: red } = await runner.run(join(folder, 'common.ts'));
  await runner.close();
  expect(red).toBe('#a33');
});

test('an ES module imports by name what a script in CommonJS assigns to its exports', async () => {
  const dir = mkdtempSync(join(folder, 'site-'));
  writeFileSync(
    join(dir, 'beds.js'),
    'function rows() { return 3; }\nmodule.exports = { rows };\nmodule.exports.crop = "rye";\n',
  );
  writeFileSync(
    join(dir, 'config.ts'),
    "import { rows, crop } from './beds';\nexport default [rows(), crop];\n",
  );
  const runner = await openSourceRunner(dir);
  const { default: values } = await runner.run(join(dir, 'config.ts'));
  await runner.close();
  expect(values).toEqual([3, 'rye']);
});

test('an ES module that a script requires may import files without their endings, and require others', async () => {
  writeFileSync(join(folder, 'rooms.cjs'), "module.exports = require('./rooms-list.mjs').rooms;\n");
  writeFileSync(
    join(folder, 'rooms-list.mjs'),
    "import { room } from './one-room';\nconst { basename } = require('node:path');\nexport const rooms = [room(basename('/house/attic'))];\n",
  );
  writeFileSync(join(folder, 'one-room.mjs'), "export const room = (name) => 'the ' + name;\n");
  const runner = await openSourceRunner(folder, { allowsMissingFiles: true });
  const { default: rooms } = await runner.run(join(folder, 'rooms.cjs'));
  await runner.close();
  expect(rooms).toEqual(['the attic']);
  expect([...runner.missingFiles]).toEqual([]);
});

test('what `require` asks for, or `require.resolve` names, may be missing if that is allowed', async () => {
  const dir = mkdtempSync(join(folder, 'site-'));
  writeFileSync(
    join(dir, 'config.ts'),
    `const plugin = require('./dist/plugin');
const data = require('./data/users.json');
export default { plugin: typeof plugin, users: data.map(String), sidebar: require.resolve('./sidebars.js') };
export const gone = require.resolve('./gone.js');
`,
  );
  writeFileSync(join(dir, 'sidebars.ts'), 'export default {};\n');
  const runner = await openSourceRunner(dir, { allowsMissingFiles: true });
  const { default: config, gone } = await runner.run(join(dir, 'config.ts'));
  expect(config).toEqual({ plugin: 'function', users: [], sidebar: join(dir, 'sidebars.ts') });
  expect(gone).toBe(join(dir, 'gone.js'));
  await runner.close();
  expect([...runner.missingFiles]).toEqual([
    join(dir, 'dist/plugin'),
    join(dir, 'data/users.json'),
  ]);
});

test('`require` returns the default export of an ES module, which may import types as if they were values', async () => {
  const dir = mkdtempSync(join(folder, 'loom-'));
  writeFileSync(
    join(dir, 'config.ts'),
    `import { join } from 'node:path';
const { items } = require('./threads.ts');
export default { items, again: require('./threads').default.items, knots: require('./threads').knots, join: typeof join };
`,
  );
  writeFileSync(
    join(dir, 'threads.ts'),
    `import { Thread, red } from './colors.ts';
import { SidebarsConfig } from 'gone';
const sidebar: SidebarsConfig = { items: [red as Thread] };
export const knots = 3;
export default sidebar;
`,
  );
  writeFileSync(
    join(dir, 'colors.ts'),
    "export type Thread = string;\nexport const red = 'red';\n",
  );
  const runner = await openSourceRunner(dir, { allowsMissingFiles: true });
  const { default: config } = await runner.run(join(dir, 'config.ts'));
  await runner.close();
  expect(config).toEqual({ items: ['red'], again: ['red'], knots: 3, join: 'function' });
});

test('a missing package whose import has a query has a stand-in', async () => {
  writeFileSync(
    join(folder, 'query.mjs'),
    "import logo, { size } from 'missing-logos/logo.svg?raw';\nexport default { title: 'Logos', logo, size };\n",
  );
  const runner = await openSourceRunner(folder);
  const { default: config } = await runner.run(join(folder, 'query.mjs'));
  await runner.close();
  expect(config).toMatchObject({ title: 'Logos' });
});
