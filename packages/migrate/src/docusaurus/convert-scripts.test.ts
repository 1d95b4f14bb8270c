import { describe, expect, test } from 'vitest';
import { migrateFiles } from '../test-migration.ts';
import { convertScripts } from './convert-scripts.ts';

const TAGS = [
  { tagName: 'script', attributes: { type: 'application/ld+json' }, innerHTML: '{"a":"<b>"}' },
  { tagName: 'link', attributes: { rel: 'preconnect', href: 'https://birds.example' } },
];

describe('scripts of a config', () => {
  test('are in a part of the theme, with their attributes as React names them', () => {
    const scripts = [
      '/club/js/count.js',
      { src: 'https://songs.example/play.js', async: true, defer: false, crossorigin: 'anonymous' },
      { src: '//nests.example/a.js', 'data-nest': 'reed' },
    ];
    const { files, value } = convertScripts({ scripts, headTags: TAGS });
    expect(files).toEqual([
      {
        to: 'theme/body-end.jsx',
        text: `/** The scripts of the config of Docusaurus. */
export default function BodyEnd() {
  return (
    <>
      <script src={"/club/js/count.js"} />
      <script src={"https://songs.example/play.js"} async crossOrigin={"anonymous"} />
      <script src={"//nests.example/a.js"} data-nest={"reed"} />
      <script type={"application/ld+json"} dangerouslySetInnerHTML={{ __html: "{\\"a\\":\\"<b>\\"}" }} />
    </>
  );
}
`,
      },
    ]);
    const hosts = ['https://songs.example', 'https://nests.example'];
    expect(value).toEqual({
      contentSecurityPolicy: { 'connect-src': hosts, 'frame-src': hosts, 'img-src': hosts },
    });
  });

  test('of other hosts need attention, those of the site do not', () => {
    const notesOf = (scripts: unknown[]) => convertScripts({ scripts }).notes;
    expect(notesOf(['https://songs.example/a.js'])).toMatchObject([
      { key: 'scripts', outcome: 'changed', isUrgent: true },
    ]);
    expect(notesOf(['/a.js'])[0]).not.toHaveProperty('isUrgent');
  });

  test('a config without any gets nothing', () => {
    expect(convertScripts({ headTags: [TAGS[1]] })).toEqual({ files: [], value: {}, notes: [] });
  });
});

test('a migrated site has the scripts, and what its packages load beside them', async () => {
  const { read, remove } = await migrateFiles({
    'docusaurus.config.js': `module.exports = { title: 'Birds', url: 'https://birds.example', baseUrl: '/',
      scripts: ['https://songs.example/play.js'], presets: [['classic', { blog: false }]] };`,
    'package.json': '{ "dependencies": { "react-github-btn": "^1.4.0" } }',
    'docs/nest.mdx':
      'import Star from \'react-github-btn\';\n\n# Nest\n\n<Star href="https://github.com/a/b" />\n',
  });
  expect(read('theme/body-end.jsx')).toContain('src={"https://songs.example/play.js"}');
  const config = read('site.config.ts');
  expect(config).toContain("'connect-src': ['https://songs.example', 'https://api.github.com']");
  expect(config).toContain("'frame-src': ['https://songs.example']");
  remove();
});
