import { expect, test } from 'vitest';
import { migrateFiles } from '../test-migration.ts';

test('scripts, metadata and links of all pages move, and what packages load stays allowed', async () => {
  const { read, remove } = await migrateFiles({
    'docusaurus.config.js': `module.exports = { title: 'Birds', url: 'https://birds.example', baseUrl: '/',
      scripts: ['/own.js', { src: 'https://songs.example/play.js', async: true }],
      headTags: [
        { tagName: 'script', innerHTML: 'sing()' },
        { tagName: 'link', attributes: { rel: 'manifest', href: '/birds.json' } },
      ],
      themeConfig: { metadata: [{ name: 'robots', content: 'max-image-preview:large' }] },
      presets: [['classic', { blog: false }]] };`,
    'package.json': '{ "dependencies": { "react-github-btn": "^1.4.0" } }',
    'docs/nest.mdx':
      'import Star from \'react-github-btn\';\n\n# Nest\n\n<Star href="https://github.com/a/b" />\n',
  });
  const part = read('theme/body-end.jsx');
  expect(part).toContain('<script src={"https://songs.example/play.js"} async />');
  expect(part).toContain('{{ __html: "sing()" }}');
  const config = read('site.config.ts');
  expect(config).toContain("'connect-src': ['https://songs.example', 'https://api.github.com']");
  expect(config).toContain("'frame-src': ['https://songs.example']");
  expect(config).toContain(
    "{ tagName: 'link', attributes: { rel: 'manifest', href: '/birds.json' } }",
  );
  expect(config).toContain("attributes: { name: 'robots', content: 'max-image-preview:large' }");
  remove();
});
