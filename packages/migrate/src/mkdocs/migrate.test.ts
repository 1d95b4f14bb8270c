import { expect, test } from 'vitest';
import { migrateFiles } from '../test-migration.ts';

test('a page whose title is HTML shows no other one', async () => {
  const site = await migrateFiles({
    'mkdocs.yml': 'site_name: Seeds\nnav:\n  - Start: index.md\n  - Jars: jars.md\n',
    'docs/index.md': '<h1 align="center">Seeds</h1>\n\nDry them.\n',
    'docs/jars.md': 'Of glass. `<h1>` is code.\n',
  });
  const pages = ['docs/index.md', 'docs/jars.md'].map((path) => site.read(path));
  site.remove();
  expect(pages[0]).toContain('title: Start\nhide_title: true\n');
  expect(pages[1]).toContain('title: Jars\n---\n');
});
