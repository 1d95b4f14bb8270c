import { expect, test } from 'vitest';
import { migrateFiles } from '../test-migration.ts';

test('a static file at the address of the not-found page is left out, since it would end the build', async () => {
  const site = await migrateFiles({
    'docusaurus.config.js': `module.exports = {
  title: 'Looms', url: 'https://looms.example', baseUrl: '/',
  presets: [['classic', { blog: false }]],
};`,
    'docs/warp.md': '# Warp\n',
    'static/404.html': '<!DOCTYPE html><title>Lost</title>',
    'static/help/404.html': '<!DOCTYPE html><title>Help</title>',
  });
  expect(() => site.read('static/404.html')).toThrow('ENOENT');
  expect(site.read('static/help/404.html')).toContain('Help');
  site.remove();
  expect(site.notes.filter(({ key }) => key === 'static/404.html')).toMatchObject([
    { group: 'pages', outcome: 'dropped' },
  ]);
});
