import { expect, test } from 'vitest';
import { migrateFiles } from '../test-migration.ts';

/** Migrates a site about tea with these redirects. */
function migrate(redirects: Record<string, string>, settings = '') {
  const maps = Object.entries(redirects).map(([from, to]) => `      ${from}: "${to}"\n`);
  const plugins = `plugins:\n- redirects:\n    redirect_maps:\n${maps.join('')}`;
  return migrateFiles({
    'mkdocs.yml': `site_name: Tea\n${settings}${plugins}`,
    'docs/index.md': '# Tea\n',
    'docs/green.md': '# Green tea\n\n## Brewing\n\n## Café {#café}\n',
    'docs/black/index.md': '# Black tea\n',
  });
}

test('redirects lead to pages and their sections, also with an id as browsers copy it', async () => {
  const { notes, read, remove } = await migrate({
    'sencha.md': 'green.md#brewing',
    'coffee.md': 'green.md#caf%C3%A9',
    'assam/index.md': 'black/index.md',
    'shop.md': 'https://shop.example/tea',
    'matcha.md': 'green.md#whisk',
    'mate.md': 'mate-tea.md',
    'black.md': 'green.md',
  });
  const config = read('site.config.ts');
  expect(/redirects: \[[^\]]*\]/.exec(config)?.[0]).toMatchInlineSnapshot(`
    "redirects: [
        { from: '/sencha', to: '/green#brewing' },
        { from: '/coffee', to: '/green#caf%C3%A9' },
        { from: '/assam', to: '/black' },
        { from: '/shop', to: 'https://shop.example/tea' },
        { from: '/matcha', to: '/green' },
      ]"
  `);
  expect(notes.filter(({ group }) => group === 'redirects')).toMatchInlineSnapshot(`
    [
      {
        "group": "redirects",
        "key": "matcha.md -> green.md#whisk",
        "outcome": "changed",
        "text": "It leads to the start of the page, which has no such section.",
      },
      {
        "group": "redirects",
        "key": "mate.md -> mate-tea.md",
        "outcome": "dropped",
        "text": "The target does not exist.",
      },
      {
        "group": "redirects",
        "key": "black.md -> green.md",
        "outcome": "dropped",
        "text": "The former address is a page.",
      },
      {
        "group": "redirects",
        "key": "plugins.redirects",
        "outcome": "migrated",
        "text": "5 in the config.",
      },
    ]
  `);
  remove();
});

test('with files as addresses, the new site has the same files and needs no redirects', async () => {
  const { read, remove } = await migrate({}, 'use_directory_urls: false\n');
  expect(read('site.config.ts')).toContain('trailingSlash: false');
  expect(read('site.config.ts')).not.toContain('redirects');
  remove();
});
