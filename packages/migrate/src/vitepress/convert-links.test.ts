import { afterAll, beforeAll, expect, test } from 'vitest';
import { migrateFiles, type TestMigration } from '../test-migration.ts';

let site: TestMigration;

beforeAll(async () => {
  site = await migrateFiles({
    '.vitepress/config.mjs': 'export default { title: "Tides" };',
    'index.md': '# Tides\n',
    'spring.md': '# Spring tide\n\n## Moon\n\n[up](#spring-tide) [moon](#moon)\n',
    'neap.md': '# Neap\n\n[spring](./spring.md#spring-tide) [moon](./spring#moon)\n',
  });
});

afterAll(() => site.remove());

test('links to the title of a page, which has no id, lead to the page', () => {
  expect(site.read('docs/neap.md')).toContain('[spring](./spring.md) [moon](./spring.md#moon)');
  expect(site.read('docs/spring.md')).toContain('[up](./spring.md) [moon](#moon)');
});
