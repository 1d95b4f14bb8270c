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

test('what scripts in static folders load is allowed, and needs attention', async () => {
  const { read, notes, remove } = await migrateFiles({
    'docusaurus.config.js': `module.exports = { title: 'Birds', url: 'https://birds.example', baseUrl: '/club/',
      scripts: ['/club/js/count.js?v=2', { src: 'gone.js' }, '/club/js/library.js', { src: 'data:,start()' }],
      staticDirectories: ['public'], presets: [['classic', { docs: false, blog: false }]] };`,
    'public/js/count.js':
      "/* https://birds.example/licence */ const u = 'https://count.example/'; script.src = u + 'count.js';",
    'public/js/library.js': `const help = 'https://library.example/help';${' '.repeat(20_000)}`,
    'src/pages/index.md': '# Birds\n',
  });
  const config = read('site.config.ts');
  expect(config).toMatch(/'script-src': \['https:\/\/count\.example'\]/);
  expect(config).toMatch(/'connect-src': \['https:\/\/count\.example'\]/);
  expect(notes.filter(({ key }) => key === 'scripts')).toMatchObject([
    {
      isUrgent: true,
      text: expect.stringMatching(
        /load from https:\/\/count\.example\..* Look at what "\/club\/js\/library\.js" loads/,
      ),
    },
  ]);
  remove();
});
