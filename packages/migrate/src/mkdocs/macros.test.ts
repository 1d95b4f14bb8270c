import { afterAll, expect, test } from 'vitest';
import { migrateFiles, type TestMigration } from '../test-migration.ts';
import { applyMacros } from './macros.ts';

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

test('blocks that only Python can evaluate are left out one by one, and the text between them stays', () => {
  const left: string[] = [];
  const text = [
    '{% set year = 2024 %}',
    '{% if a %}x{% if b %}y{% endif %}z{% else %}w{% endif %} Between. {% if c %}v{% endif %} After.',
    '{% for d in e %}{% if f %}u{% endif %}{% endfor %} End. {% endif %}',
  ].join('\n');
  const kept = applyMacros(text, {}, (item, reason) => left.push(`${item}: ${reason}`));
  expect(kept).toBe('\n Between.  After.\n End. ');
  expect(left).toHaveLength(3);
  expect(left[1]).toContain('{% if c %}');
});
