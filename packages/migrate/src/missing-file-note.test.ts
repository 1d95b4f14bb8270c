import { afterAll, beforeAll, expect, test } from 'vitest';
import { migrateFiles, type TestMigration } from './test-migration.ts';

let migrated: TestMigration;

beforeAll(async () => {
  migrated = await migrateFiles({
    'docusaurus.config.js': `module.exports = {
  title: 'Reef', url: 'https://reef.example', baseUrl: '/',
  presets: [['classic', { docs: { sidebarPath: './sidebars.js' }, blog: false }]],
};`,
    'sidebars.js': "module.exports = { ...require('./fish.json') };",
    'docs/eel.md': '# Eel\n',
  });
});

afterAll(() => migrated.remove());

test('sidebars in a file that a script has yet to write are what the owner should look at first', () => {
  expect(migrated.notes).toContainEqual(
    expect.objectContaining({ key: 'fish.json', outcome: 'dropped', isUrgent: true }),
  );
  expect(migrated.notes).toContainEqual(
    expect.objectContaining({ key: 'sidebars', text: expect.stringContaining('no sidebar') }),
  );
});
