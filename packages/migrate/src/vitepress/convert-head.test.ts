import { expect, test } from 'vitest';
import { migrateFiles } from '../test-migration.ts';

test('the tags of the head are added to each page, except for those for the icon and previews', async () => {
  const { read, notes, remove } = await migrateFiles({
    '.vitepress/config.mjs': `export default { title: 'Tides', head: [
      ['link', { rel: 'icon', href: '/moon.svg' }],
      ['meta', { property: 'og:title', content: 'Tides' }],
      ['meta', { name: 'theme-color', content: 'navy' }],
      ['script', { async: '', src: 'https://count.example/a.js' }],
      ['script', {}, 'a()'],
    ] };`,
    'index.md': '# Tides\n',
  });
  const config = read('site.config.ts');
  expect(config).toContain("favicon: '/moon.svg'");
  expect(config).toContain("attributes: { name: 'theme-color', content: 'navy' }");
  expect(config).not.toContain('og:title');
  const part = read('theme/body-end.jsx');
  expect(part).toContain('<script async src={"https://count.example/a.js"} />');
  expect(part).toContain('{{ __html: "a()" }}');
  expect(notes.find(({ key }) => key === 'head meta og:title')?.outcome).toBe('dropped');
  remove();
});

test('a style sheet that an event handler puts into effect comes before the style sheet of the home page', async () => {
  const { read, remove } = await migrateFiles({
    '.vitepress/config.mjs': `export default { title: 'Tides', head: [
      ['link', { rel: 'preload', as: 'style', href: 'https://fonts.example/sea.css', onload: "this.rel='stylesheet'" }],
    ] };`,
    'index.md': '---\nlayout: home\nhero:\n  name: Tides\n---\n',
  });
  expect(read('src/css/linked.css')).toBe('@import url("https://fonts.example/sea.css");\n');
  expect(read('site.config.ts')).toMatch(
    /customCss: \['src\/css\/linked\.css', '[\w/]*home\.css'\]/,
  );
  remove();
});
