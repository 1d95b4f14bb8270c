import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { migrateFiles, migrateFixture, type TestMigration } from '../test-migration.ts';

let site: TestMigration;

beforeAll(async () => {
  site = await migrateFixture('tide-tables');
}, 60_000);

afterAll(() => site.remove());

const read = (path: string) => site.read(path);

describe('migrateSite: a VitePress site becomes a site of this engine', () => {
  test('config, sidebars and texts keep what the theme shows', () => {
    expect(read('site.config.ts')).toMatchSnapshot();
    expect(read('sidebars.ts')).toMatchSnapshot();
    expect(read('i18n/en/texts.json')).toMatchSnapshot();
  });

  test('the report names each item, with file and line of what Vue drew', () => {
    expect(site.report).toMatchSnapshot();
    expect(site.report).toContain('~ onBrokenLinks, onBrokenMarkdownImages: Added: links');
    expect(read('site.config.ts')).toContain("onBrokenLinks: 'warn'");
    expect(read('site.config.ts')).toContain("onBrokenMarkdownImages: 'warn'");
  });

  test('a page keeps its containers, code, includes and values', () => {
    expect(read('docs/guide/reading.md')).toMatchSnapshot();
  });

  test('a page keeps its contents list, ids of headings and neighbors', () => {
    expect(read('docs/glossary.md')).toMatchSnapshot();
    expect(read('docs/guide/moon.md')).toContain('displayed_sidebar: null');
  });

  test('the home page has hero, features and text', () => {
    expect(read('pages/index.md')).toMatchSnapshot();
    expect(read('home.css')).toContain('.home-hero');
  });

  test('translations have the path of their original; one without has an original that links to it', () => {
    expect(read('i18n/de/docs/guide/reading.md')).toContain('## Hochwasser {#hochwasser}');
    expect(JSON.parse(read('i18n/de/config.json')).navbar).toEqual({ Guide: 'Anleitung' });
    expect(JSON.parse(read('i18n/de/sidebars.json')).guide).toMatchObject({
      'Reading a table': 'Eine Tafel lesen',
    });
    expect(readdirSync(join(site.outDir, 'i18n/de/docs/guide'))).toEqual(['only.md', 'reading.md']);
    expect(read('docs/guide/only.md')).toContain('title: Nur hier\n');
    expect(read('docs/guide/only.md')).toContain(
      'available in other languages only: [Deutsch](pathname:///de/guide/only).',
    );
  });

  test('a badge is part of the heading, but not of the title of the page', async () => {
    const tides = await migrateFiles({
      '.vitepress/config.mjs': "export default { title: 'Tides' };",
      'index.md': '# Tides\n',
      'moon.md': '# The `moon` <Badge type="warning" text="new" />\n\nText.\n',
      'sun.md': '---\ntitle: Sun\n---\n\n# The sun <Badge text="new" />\n',
    });
    const pages = ['docs/moon.md', 'docs/sun.md'].map((path) => tides.read(path));
    tides.remove();
    expect(pages[0]).toMatch(/^---\ntitle: The moon\n/);
    expect(pages[0]).toMatch(/\n# The `moon` <span .*>new<\/span>/);
    expect(pages[1]).toMatch(/^---\ntitle: Sun\n/);
  });

  test('a page without a sidebar shows its own heading, but not the title for browser tabs', async () => {
    const tides = await migrateFiles({
      '.vitepress/config.mjs': "export default { title: 'Tides' };",
      'index.md': '# Tides\n',
      'about.md': '---\ntitle: About\nlayout: page\n---\n<div>Tables.</div>\n',
      'harbors.md': '---\nlayout: page\n---\n# Harbors\n',
    });
    expect(tides.read('pages/about.md')).toContain('title: About\n');
    expect(tides.read('pages/about.md')).toContain('hide_title: true\n');
    expect(tides.read('pages/harbors.md')).not.toContain('hide_title');
    tides.remove();
  });

  test('a page beside a folder and the page of the folder both stay, and links lead to the one they name', async () => {
    const tides = await migrateFiles({
      '.vitepress/config.mjs': `export default { title: 'Tides', locales: { root: { label: 'English' }, de: { label: 'Deutsch' } },
        themeConfig: { sidebar: [{ text: 'Page', link: '/moon' }, { text: 'Folder', link: '/moon/' }] } };`,
      'index.md':
        '---\nlayout: home\nhero:\n  actions:\n    - { text: Moons, link: /moon/ }\n---\n',
      'moon.md': '# The moon\n\nSee [all moons](./moon/) and [this](/moon).\n',
      'moon/index.md': '# All moons\n\nBack to [the moon](../moon).\n',
      'de/moon/index.md': '# Alle Monde\n\nText.\n',
    });
    const [page, folder, home, german, sidebars] = [
      'docs/moon.md',
      'docs/moon/index.md',
      'pages/index.md',
      'i18n/de/docs/moon/index.md',
      'sidebars.ts',
    ].map((path) => tides.read(path));
    tides.remove();
    expect(page).toContain('[all moons](./moon/index.md) and [this](./moon.md)');
    expect(folder).toContain('slug: /moon/index\n');
    expect(folder).toContain('[the moon](../moon.md)');
    expect(home).toContain('href="../docs/moon/index.md"');
    expect(german).toContain('# Alle Monde');
    expect(sidebars).toMatch(/id: 'moon', label: 'Page' .*\n.*id: 'moon\/index', label: 'Folder' /);
  });

  test('a site whose languages all have folders has its first language at the root, with redirects', async () => {
    const tides = await migrateFiles({
      '.vitepress/config.mjs': `export default { title: 'Tides', locales: {
        en: { label: 'English', lang: 'en', themeConfig: {
          nav: [{ text: 'Moon', link: '/en/moon' }],
          sidebar: { '/en/': [{ text: 'The moon', link: '/en/moon' }] } } },
        de: { label: 'Deutsch', lang: 'de', themeConfig: { nav: [{ text: 'Mond', link: '/de/moon' }] } } } };`,
      'index.md': '# Choose a language\n',
      'en/index.md': '# Tides\n\nSee [the moon](./moon) and [the moon](/en/moon.html).\n',
      'en/moon.md': '# Moon\n\nText.\n',
      'de/index.md': '# Gezeiten\n',
      'de/moon.md': '# Mond\n',
    });
    const [config, sidebars, home, german, labels] = [
      'site.config.ts',
      'sidebars.ts',
      'docs/index.md',
      'i18n/de/docs/moon.md',
      'i18n/de/config.json',
    ].map((path) => tides.read(path));
    tides.remove();
    expect(config).toContain("defaultLocale: 'en',\n    locales: ['en', 'de']");
    expect(config).toContain("{ from: '/en', to: '/' }");
    expect(config).toContain("{ from: '/en/moon', to: '/moon' }");
    expect(config).toContain("{ label: 'Moon', to: '/moon' }");
    expect(sidebars).toContain("{ type: 'doc', id: 'moon', label: 'The moon' }");
    expect(home).toContain('[the moon](./moon.md) and [the moon](./moon.md)');
    expect(german).toContain('# Mond');
    expect(JSON.parse(labels ?? '').navbar).toEqual({ Moon: 'Mond' });
    expect(tides.report).toContain('- index.md (index.md): The page in the folder "en" has');
  });

  test('pages of a dynamic route are written out, with their parameters and texts', async () => {
    const tides = await migrateFiles({
      '.vitepress/config.mjs': "export default { title: 'Tides' };",
      'index.md': '# Tides\n\n[Rye](./port/rye)\n',
      'port/[name].md':
        '# Tides of {{ $params.name }}\n\n`{{ $params.name }}`\n\n<!-- @content -->\n',
      'port/[name].paths.ts': `type Port = { params: { name: string }; content: string };
        export default { paths: (): Port[] => [{ params: { name: 'rye' }, content: 'High at *noon*.' }] };`,
      'sea/[name].md': '# Sea {{ $params.name }}\n',
      'sea/[name].paths.mjs': "throw new Error('needs a server');",
    });
    const [home, rye] = ['docs/index.md', 'docs/port/rye.md'].map((path) => tides.read(path));
    tides.remove();
    expect(home).toContain('[Rye](./port/rye.md)');
    expect(rye).toMatch(
      /# Tides of rye(?: \{#.*\})?\n\n`\{\{ \$params.name \}\}`\n\nHigh at \*noon\*\.\n/,
    );
    expect(tides.report).toContain('~ port/[name].md (port/[name].md): 1 page, as the module');
    expect(tides.report).toContain('- sea/[name].md (sea/[name].md): A module generates');
    expect(tides.report).not.toContain('port/[name].paths.ts');
  });

  test('a page of the team has its members as cards, also from a module', async () => {
    const tides = await migrateFiles({
      '.vitepress/config.mjs': "export default { title: 'Tides' };",
      'index.md': '# Tides\n',
      'people.ts': "export const keepers = [{ name: 'Bo Ek', title: 'Keeper' }];",
      'team.md': `---
layout: page
---
<script setup lang="ts">
import { VPTeamMembers, VPTeamPage, VPTeamPageTitle, VPTeamPageSection } from 'vitepress/theme'
import { keepers } from './people'
import Wave from './Wave.vue'
const core: { name: string }[] = [
  { avatar: '/ada.png', name: 'Ada <3', title: 'Lead', org: 'Sea', orgLink: 'https://sea.example', desc: 'Reads *tides*',
    links: [{ icon: 'github', link: 'https://github.com/ada' }], sponsor: 'https://fund.example' },
]
</script>

<VPTeamPage>
  <VPTeamPageTitle>
    <template #title>Our team</template>
    <template #lead>Who measures</template>
  </VPTeamPageTitle>
  <VPTeamMembers :members="core" />
  <VPTeamPageSection>
    <template #title>Keepers</template>
    <template #members>
      <VPTeamMembers size="small" :members="keepers" />
    </template>
  </VPTeamPageSection>
</VPTeamPage>
`,
      'other.md':
        '<script setup>\nimport { list } from "gone"\n</script>\n\n<VPTeamMembers :members="list" />\n',
    });
    const [team, other] = ['pages/team.md', 'docs/other.md'].map((path) => tides.read(path));
    tides.remove();
    expect(team).toContain('# Our team\n\nWho measures\n');
    expect(team).toContain(
      '<li><img src="/ada.png" alt="" width="64" height="64"><br><strong>Ada &lt;3</strong><p>Lead @ <a href="https://sea.example">Sea</a></p><p>Reads *tides*</p><p><a href="https://github.com/ada">GitHub</a> · <a href="https://fund.example">Sponsor</a></p></li>\n</ul>\n\n',
    );
    expect(team).toContain('\n## Keepers\n');
    expect(team).toMatch(
      /\n\n<ul class="category-cards">\n<li><strong>Bo Ek<\/strong><p>Keeper<\/p><\/li>\n/,
    );
    expect(other).toContain('> Not migrated: the Vue component');
    expect(tides.report).toContain('~ <VPTeamMembers> (team.md:');
  });

  test('files keep their addresses, and rules that only a host can apply stay in its file', () => {
    expect(existsSync(join(site.outDir, 'static/wave.svg'))).toBe(true);
    expect(existsSync(join(site.outDir, 'docs/guide/tide.svg'))).toBe(true);
    expect(read('static/_redirects').trim().split('\n')).toContain('/tides/* /x 302');
  });
});
