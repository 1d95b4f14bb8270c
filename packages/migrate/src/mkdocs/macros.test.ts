import { afterAll, expect, test } from 'vitest';
import { migrateFiles, type TestMigration } from '../test-migration.ts';

const migrations: TestMigration[] = [];
afterAll(() => {
  for (const migrated of migrations) migrated.remove();
});

/** The notes on a page with placeholders. */
async function notesOf(config: string) {
  const migrated = await migrateFiles({
    'mkdocs.yml': `site_name: Seeds\nsite_url: https://seeds.example\n${config}`,
    'hooks.py': '',
    'docs/index.md': '# Seeds\n\nVersion {{ version }} or {{ version }}, `{{ code }}`.\n',
    'docs/more.md': '# More\n\nAlso {{ version }}.\n',
  });
  migrations.push(migrated);
  return migrated.notes.filter(({ key }) => key.includes('{{'));
}

test('placeholders that hooks filled in are named with their first page', async () => {
  const notes = await notesOf('hooks: [hooks.py]\n');
  expect(notes).toHaveLength(1);
  expect(notes[0]).toMatchObject({ key: expect.stringContaining('{{ version }}') });
  expect(notes[0]?.text).toContain('in 2 files');
});

test('braces of a site without hooks are text', async () => {
  expect(await notesOf('')).toEqual([]);
});
