import { expect, test } from 'vitest';
import { migrateFiles } from '../test-migration.ts';

test('a page keeps its comments with what they hide, the ids of its boxes, and what follows', async () => {
  const comment = '<!--::: tip Salt\n<Chart />\n```js\n{{ tide }}\n:::-->';
  const site = await migrateFiles({
    '.vitepress/config.js': "export default { title: 'Tides' };\n",
    'index.md': `# Tides\n\n${comment}\n\n## Hours\n\n::: warning Low tide {#low}\nRye.\n:::\n\n[See](#low).\n`,
  });
  const page = site.read('docs/index.md');
  site.remove();
  expect(page).toContain(
    `# Tides\n\n${comment}\n\n## Hours\n\n:::warning[Low tide]{#low}\nRye.\n:::\n\n[See](#low).\n`,
  );
  expect(site.report).not.toContain('Chart');
  expect(site.report).not.toContain('tide }}');
});
