import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { migrateFiles, type TestMigration } from '../test-migration.ts';

describe('a docs folder that the source names but does not have', () => {
  let migrated: TestMigration;
  beforeAll(async () => {
    migrated = await migrateFiles({
      'docusaurus.config.js': `module.exports = {
  title: 'Moss', url: 'https://moss.example', baseUrl: '/',
  presets: [['classic', { docs: { path: 'fetched', sidebarPath: './sidebars.js' } }]],
  themeConfig: { navbar: { items: [{ type: 'doc', docId: 'shade', label: 'Shade' }, { to: '/', label: 'Home' }] } },
};`,
      'sidebars.js': "module.exports = { moss: ['shade', { Damp: ['walls'] }] };",
      'src/pages/index.md': '# Moss\n',
    });
  });
  afterAll(() => migrated.remove());

  test('is urgent, once, with what to do', () => {
    expect(migrated.notes.filter(({ group }) => group === 'docs')).toMatchObject([
      {
        outcome: 'dropped',
        key: 'docs.path',
        text: expect.stringMatching(/^The folder "fetched" does not exist.* migrate again\./),
        isUrgent: true,
      },
    ]);
  });

  test('leaves no entries that would stop each build', () => {
    expect(migrated.read('sidebars.ts')).not.toMatch(/shade|walls/);
    expect(migrated.read('site.config.ts')).not.toContain('shade');
    expect(migrated.read('site.config.ts')).toContain("label: 'Home'");
  });
});
