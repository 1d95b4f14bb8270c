import { expect, test } from 'vitest';
import { migrateFiles } from '../test-migration.ts';

test("Google's tag becomes a client module that may load what it needs", async () => {
  const { read, notes, remove } = await migrateFiles({
    'docusaurus.config.js': `module.exports = { title: 'Birds', url: 'https://birds.example', baseUrl: '/',
      clientModules: ['./src/sing.js'],
      scripts: ['https://songs.example/play.js'],
      plugins: [['@docusaurus/plugin-google-tag-manager', { containerId: 'GTM-NEST' }]],
      presets: [['classic', { blog: false, gtag: { trackingID: ['G-1', 'G-2'], anonymizeIP: true } }]] };`,
    'src/sing.js': '',
    'docs/nest.md': '# Nest\n',
  });
  const config = read('site.config.ts');
  expect(config).toContain(
    "clientModules: ['src/sing.js', 'src/google-tag.js', 'src/google-tag-manager.js']",
  );
  const sources = /'connect-src': \[([^\]]*)\]/.exec(config)?.[1]?.match(/[^'\s]+(?=')/g);
  expect(sources).toEqual([
    'https://songs.example',
    'https://*.googletagmanager.com',
    'https://*.google-analytics.com',
    'https://*.analytics.google.com',
  ]);
  expect(config).toContain("'script-src': ['https://*.googletagmanager.com']");
  const code = read('src/google-tag.js');
  expect(code).toContain('const IDS = ["G-1","G-2"];');
  expect(code).toContain('{ anonymize_ip: true }');
  expect(read('src/google-tag-manager.js')).toContain('"GTM-NEST"');
  const about = (key: string) => notes.find((note) => note.key === key);
  expect(about('preset gtag')).toMatchObject({ outcome: 'changed', isUrgent: false });
  expect(about('plugin @docusaurus/plugin-google-tag-manager')?.isUrgent).toBe(true);
  remove();
});

test('a tag without an id, and other services, are left to the owner', async () => {
  const { read, notes, remove } = await migrateFiles({
    'docusaurus.config.js': `module.exports = { title: 'Birds', url: 'https://birds.example', baseUrl: '/',
      plugins: [['posthog-docusaurus', { apiKey: 'feather' }]],
      presets: [['classic', { blog: false, gtag: { trackingID: '' } }]] };`,
    'docs/nest.md': '# Nest\n',
  });
  expect(read('site.config.ts')).not.toContain('clientModules');
  for (const key of ['preset gtag', 'plugin posthog-docusaurus']) {
    expect(notes.find((note) => note.key === key)).toMatchObject({
      outcome: 'dropped',
      text: expect.stringContaining('"clientModules"'),
    });
  }
  remove();
});
