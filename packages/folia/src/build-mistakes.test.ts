import { spawnSync } from 'node:child_process';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Problem } from 'folia-problems';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type ModuleLoader, openModuleLoader } from './bundler/module-loader.ts';
import { firstCompletion } from './dev/fixtures/first-completion.ts';
import { type LiveSite, openLiveSite } from './dev/live-site.ts';
import { listFiles } from './test-site.ts';
import { writeFileList } from './write/file-list.ts';

const TIMEOUT_MS = 60_000;

/** An edit of one file: text to replace, and its replacement. */
type Edit = [file: string, from: string, to: string];

/**
 * Each kind of mistake, and where and how the one message about it begins. What code throws has no line here, since the
 * test runner reads stacks in its own way.
 */
const KINDS: Record<string, { edits: Edit[]; place: string; message: string }> = {
  'a wrong value in the config': {
    edits: [['site.config.ts', 'docs: {', 'docs: {\n    routeBasePath: 7,']],
    place: 'site.config.ts:9',
    message: 'docs.routeBasePath: found 7.',
  },
  'a misspelled key of the config': {
    edits: [['site.config.ts', 'redirects:', 'redirect:']],
    place: 'site.config.ts:16',
    message: 'redirect: unknown key.',
  },
  'a required key that is missing': {
    edits: [['site.config.ts', "  url: 'https://lighthouse.example',\n", '']],
    place: 'site.config.ts:3',
    message: 'url: missing.',
  },
  'a part of the config that is wrong as a whole': {
    edits: [
      ['site.config.ts', "blog: { onInlineAuthors: 'throw', onInlineTags: 'throw' }", 'blog: 1'],
    ],
    place: 'site.config.ts:12',
    message: 'blog: found 1.',
  },
  'a config that cannot be parsed': {
    edits: [['site.config.ts', "title: 'Lighthouse',", "title: 'Lighthouse"]],
    place: 'site.config.ts:4',
    message: 'The file cannot be loaded: Unterminated string.',
  },
  'a config that throws': {
    edits: [['site.config.ts', "title: 'Lighthouse'", 'title: lighthouse.name']],
    place: 'site.config.ts:',
    message: 'The file cannot be loaded: lighthouse is not defined.',
  },
  'a wrong entry of a sidebar': {
    edits: [['sidebars.ts', "items: ['lamp', 'lens']", "items: ['lamp', 4]"]],
    place: 'sidebars.ts:10',
    message: 'keeper[1].items[1]: found 4.',
  },
  'a category without a label': {
    edits: [['sidebars.ts', "      label: 'Light',\n", '']],
    place: 'sidebars.ts:6',
    message: 'keeper[1].label: missing.',
  },
  'sidebars that cannot be parsed': {
    edits: [['sidebars.ts', "label: 'Light',", "label: 'Light"]],
    place: 'sidebars.ts:8',
    message: 'The file cannot be loaded: Unterminated string.',
  },
  'a sidebar file that does not exist': {
    edits: [['site.config.ts', "'sidebars.ts'", "'sidebar.ts'"]],
    place: 'sidebar.ts',
    message: 'The file does not exist.',
  },
  'a page that a sidebar names and that does not exist': {
    edits: [['sidebars.ts', "items: ['lamp', 'lens']", "items: ['lamp', 'lense']"]],
    place: 'sidebars.ts:10',
    message: 'Sidebar "keeper": no docs page has the id "lense".',
  },
  'a wrong value in frontmatter': {
    edits: [['docs/coast/weather/fog.md', 'watch: night', 'watch: nigth']],
    place: 'docs/coast/weather/fog.md:3',
    message: 'Frontmatter: watch: found "nigth".',
  },
  'a slug that is not a string': {
    edits: [['docs/lens.md', 'slug: /glass', 'slug: true']],
    place: 'docs/lens.md:3',
    message: 'Frontmatter: slug: found true.',
  },
  'frontmatter that is not YAML': {
    edits: [['docs/lens.md', 'title: The lens', 'title: The lens: of glass']],
    place: 'docs/lens.md:2',
    message: 'The frontmatter is not valid YAML:',
  },
  'a wrong category file': {
    edits: [['docs/coast/weather/_category_.json', '"position": 2', '"position": "second"']],
    place: 'docs/coast/weather/_category_.json:3',
    message: 'position: found "second".',
  },
  'a category file that is not JSON': {
    edits: [['docs/coast/weather/_category_.json', '"label": "Weather",', '"label": "Weather,']],
    place: 'docs/coast/weather/_category_.json:2',
    message: 'Implicit keys need to be on a single line.',
  },
  'a wrong author': {
    edits: [['blog/authors.yml', 'page: true', 'page: yes please']],
    place: 'blog/authors.yml:3',
    message: 'ada.page: found "yes please".',
  },
  'a file of authors that is not YAML': {
    edits: [['blog/authors.yml', 'name: Ada', 'name: "Ada']],
    place: 'blog/authors.yml:4',
    message: 'Missing closing',
  },
  'a wrong tag of the blog': {
    edits: [['blog/tags.yml', '{ label: Gale }', '[Gale]']],
    place: 'blog/tags.yml:1',
    message: 'gale: found ["Gale"].',
  },
  'a wrong tag of the docs': {
    edits: [['docs/tags.yml', 'label: Calm', 'label: [Calm]']],
    place: 'docs/tags.yml:1',
    message: 'calm.label: found ["Calm"].',
  },
  'a post without a date': {
    edits: [['blog/2024-05-06-storm.md', 'title: A storm', 'date: in May\ntitle: A storm']],
    place: 'blog/2024-05-06-storm.md:2',
    message: 'Frontmatter: date: found "in May".',
  },
  'an unknown author': {
    edits: [['blog/2024-05-06-storm.md', 'authors: [ada]', 'authors: [adda]']],
    place: 'blog/2024-05-06-storm.md:4',
    message: 'Frontmatter: authors: unknown author "adda".',
  },
  'a redirect to no page': {
    edits: [['site.config.ts', "to: '/docs/lamp'", "to: '/docs/lump'"]],
    place: 'site.config.ts:16',
    message: 'redirects: "/docs/oil" redirects to "/docs/lump"',
  },
  'a translation of nothing': {
    edits: [['i18n/de/sidebars.json', '"Light"', '"Lite"']],
    place: 'i18n/de/sidebars.json:1',
    message: 'Sidebar "keeper": no label "Lite" in the default locale.',
  },
  'a wrong value in a translation': {
    edits: [['i18n/de/config.json', '"Das Licht brennt"', '3']],
    place: 'i18n/de/config.json:1',
    message: 'tagline: found 3.',
  },
  'a page of MDX that cannot be parsed, with a heading that others link to': {
    edits: [['docs/lamp.mdx', '{30 * 2}', '{30 *']],
    place: 'docs/lamp.mdx:7',
    message: 'MDX: ',
  },
  'a page of MDX that throws': {
    edits: [['docs/lamp.mdx', '{30 * 2}', '{frontMatter.oil.liters}']],
    place: 'docs/lamp.mdx',
    message: 'Rendering the page failed:',
  },
  'a component that throws': {
    edits: [['pages/index.tsx', 'siteConfig.customFields.horn', 'siteConfig.customFields.bell']],
    place: 'pages/index.tsx',
    message: 'Rendering the page failed:',
  },
  'a directive that is not known': {
    edits: [['docs/coast/weather/fog.md', ':::storm', ':::strom']],
    place: 'docs/coast/weather/fog.md:7',
    message: 'Unknown directive ":::strom".',
  },
  'kinds of boxes that are wrong': {
    edits: [['site.config.ts', "keywords: ['storm']", "keywords: 'storm'"]],
    place: 'site.config.ts:14',
    message: 'admonitions.keywords: found "storm".',
  },
  'a dead link': {
    edits: [['docs/index.md', '(/blog)', '(/log)']],
    place: 'docs/index.md:7',
    message: 'The link "/log" does not lead to a page.',
  },
  'a link to no section': {
    edits: [['docs/index.md', '#wick', '#oil']],
    place: 'docs/index.md:5',
    message: 'The link "lamp.mdx#oil" does not lead to a section of its page.',
  },
  'a missing picture': {
    edits: [['docs/index.md', 'door.svg', 'gate.svg']],
    place: 'docs/index.md:10',
    message: 'The file "gate.svg" does not exist.',
  },
  'static folders that are wrong': {
    edits: [['site.config.ts', 'docs: {', 'staticDirectories: 1,\n  docs: {']],
    place: 'site.config.ts:8',
    message: 'staticDirectories: found 1.',
  },
  'a navbar item for no page': {
    edits: [['site.config.ts', "docId: 'lamp'", "docId: 'lampe'"]],
    place: 'site.config.ts:22',
    message: 'themeConfig.navbar.items[2]: no docs page has the id "lampe".',
  },
  'a wrong navbar item, whose label is translated': {
    edits: [['site.config.ts', "sidebarId: 'keeper'", 'sidebarId: 1']],
    place: 'site.config.ts:20',
    message: 'themeConfig.navbar.items[0].sidebarId: found 1.',
  },
  'navbar items that throw': {
    edits: [['navbar-items.tsx', 'function Horn', 'horn.sound();\nfunction Horn']],
    place: 'navbar-items.tsx',
    message: 'The file cannot be loaded: horn is not defined.',
  },
  'the description of an API that is none': {
    edits: [['signals.yaml', 'openapi: 3.1.0', 'openapy: 3.1.0']],
    place: 'signals.yaml:undefined',
    message: 'The file has no OpenAPI version.',
  },
};

function apply(siteDir: string, [file, from, to]: Edit): void {
  const path = join(siteDir, file);
  const text = readFileSync(path, 'utf8');
  expect(text).toContain(from);
  writeFileSync(path, text.replace(from, to));
}

/** Reads all files below a folder. */
function contentOf(folder: string): [string, string][] {
  return listFiles(folder).map((path) => [path, readFileSync(join(folder, path), 'utf8')]);
}

function placeOf({ file, line }: Problem): string {
  return `${file}:${line}`;
}

describe('a single mistake', { timeout: TIMEOUT_MS }, () => {
  const siteDir = mkdtempSync(join(tmpdir(), 'lighthouse-'));
  let modules: ModuleLoader;
  let site: LiveSite;

  beforeAll(async () => {
    cpSync('e2e/sites/lighthouse', siteDir, { recursive: true });
    modules = await openModuleLoader(siteDir);
    site = await openLiveSite({ siteDir, baseUrl: undefined, modules });
    await firstCompletion(site);
  }, TIMEOUT_MS);

  afterAll(async () => {
    await modules.close();
    rmSync(siteDir, { recursive: true });
  });

  test('the unedited site has none', () => {
    expect(site.check()).toEqual([]);
  });

  test.each(Object.entries(KINDS))(
    '%s is one problem, and nothing follows from it',
    async (_, { edits, place, message }) => {
      for (const edit of edits) apply(siteDir, edit);
      try {
        await site.refresh();
        const problems = site.check() ?? [];
        expect(problems.map(({ message: found }) => found)).toEqual([
          expect.stringContaining(message),
        ]);
        expect(problems.map(placeOf)).toEqual([expect.stringContaining(place)]);
      } finally {
        for (const [file] of edits) cpSync(join('e2e/sites/lighthouse', file), join(siteDir, file));
      }
    },
  );

  test.each(['buoy?', 'buoy#'])(
    'a component page whose address cannot be used is one problem: %s.tsx',
    async (name) => {
      const file = `pages/${name}.tsx`;
      writeFileSync(join(siteDir, file), 'export default () => <p>Red.</p>;\n');
      try {
        await site.refresh();
        const problems = site.check() ?? [];
        expect(problems).toMatchObject([
          {
            file,
            message: expect.stringContaining(`The address "/${name}" contains "${name[4]}"`),
          },
        ]);
      } finally {
        rmSync(join(siteDir, file));
      }
    },
  );
});

describe('many mistakes of different kinds', { timeout: TIMEOUT_MS }, () => {
  const folder = mkdtempSync(join(tmpdir(), 'mistakes-'));
  const siteDir = join(folder, 'lighthouse');
  const outDir = join(folder, 'dist');

  beforeAll(() => {
    cpSync('e2e/sites/lighthouse', siteDir, { recursive: true });
    mkdirSync(outDir);
    writeFileSync(join(outDir, '404.html'), 'old');
    writeFileList(outDir);
    const kinds = [
      'a redirect to no page',
      'a navbar item for no page',
      'navbar items that throw',
      'a wrong entry of a sidebar',
      'a wrong value in frontmatter',
      'frontmatter that is not YAML',
      'a wrong category file',
      'a wrong author',
      'a wrong tag of the blog',
      'a wrong tag of the docs',
      'a wrong value in a translation',
      'a page of MDX that cannot be parsed, with a heading that others link to',
      'a component that throws',
      'a directive that is not known',
      'a dead link',
      'a missing picture',
      'the description of an API that is none',
    ];
    const others: Edit[] = [
      ['site.config.ts', 'tagline:', 'taglin:'],
      ['i18n/de/docs/lamp.mdx', 'Brennt', 'Brennt <b>'],
    ];
    for (const edit of [...kinds.flatMap((kind) => KINDS[kind]?.edits ?? []), ...others]) {
      apply(siteDir, edit);
    }
  });

  afterAll(() => rmSync(folder, { recursive: true }));

  test.each(['check', 'build'])(
    'are listed in one run of %s, and nothing is written',
    (command) => {
      const before = contentOf(folder);
      const args = [
        'packages/folia/src/cli.ts',
        command,
        '--site',
        siteDir,
        ...(command === 'build' ? ['--out', outDir] : []),
        '--no-cache',
      ];
      const { status, stderr } = spawnSync('node', args, { encoding: 'utf8' });
      expect(stderr).toMatchInlineSnapshot(`
        "
        blog/authors.yml
          3:1  ada.page: found "yes please".
               Allowed: true, false or an object.

        blog/tags.yml
          1:1  gale: found ["Gale"].
               Allowed: an object.

        docs/coast/weather/_category_.json
          3:1  position: found "second".
               Allowed: a number.

        docs/coast/weather/fog.md
          3:1  Frontmatter: watch: found "nigth".
               Did you mean "night"? Allowed: "day", "night".
          7:1  Unknown directive ":::strom".
               Did you mean "storm"? Known: note, tip, info, important, warning, caution, danger, success, secondary, storm.

        docs/index.md
          7:1  The link "/log" does not lead to a page.
               Did you mean "/blog"? Links to pages should be relative paths to their files.
          10:26  The file "gate.svg" does not exist.
                 A path with a leading slash is relative to the static folders, any other path to this file.

        docs/lamp.mdx
          7:25  MDX: Unexpected end of file in expression, expected a corresponding closing brace for \`{\`
                Burns for {30 * minutes.
                                        ^
                In MDX, "{" starts an expression. For a literal "{", write "\\{", or put the text in backticks.

        docs/lens.md
          2:8  The frontmatter is not valid YAML: Nested mappings are not allowed in compact mappings.
               Values with a colon, a hash, an asterisk or quotes need quotes around them. Check the indentation of this line and the next one.

        docs/tags.yml
          1:1  calm.label: found ["Calm"].
               Allowed: text or a number.

        i18n/de/config.json
          1:1  tagline: found 3.
               Allowed: text.

        i18n/de/docs/lamp.mdx
          7:8  MDX: Expected a closing tag for \`<b>\` (7:8-7:11) before the end of \`paragraph\`
               Brennt <b> eine Stunde. Der [Docht](#wick).
                      ^
               Close each element: <b>text</b>, or <br /> if it is empty. Put blank lines around Markdown in an element.

        navbar-items.tsx
          3:1  The file cannot be loaded: horn is not defined.

        pages/index.tsx
          5:11  Rendering the page failed: Cannot destructure property 'seconds' of 'siteConfig.customFields.bell' as it is undefined.

        sidebars.ts
          10:1  keeper[1].items[1]: found 4.
                Allowed: text or an object.

        signals.yaml
          The file has no OpenAPI version.
            Did you mean "openapi" by "openapy"? Allowed: openapi: 3.0.x, 3.1.x or 3.2.x; swagger: "2.0".

        site.config.ts
          5:1  taglin: unknown key.
               Did you mean "tagline"?
          16:1  redirects: "/docs/oil" redirects to "/docs/lump", which is not a page.
                Did you mean "/docs/lamp"? A target is a path from the root of the site, or a URL of another site.
          22:1  themeConfig.navbar.items[2]: no docs page has the id "lampe".
                Did you mean "lamp"? An id is the path relative to the docs folder, without extension.

        19 errors. Nothing was written.
        "
      `);
      expect(status).toBe(1);
      expect(contentOf(folder)).toEqual(before);
      expect(readdirSync(folder).toSorted()).toEqual(['dist', 'lighthouse']);
    },
  );
});
