import { describe, expect, test } from 'vitest';
import { keepBlockIds } from './block-attributes.ts';
import { convertFenceInfo } from './code-fences.ts';
import { convertContainers } from './containers.ts';
import { homePage } from './home-page.ts';
import { inlineIncludes, inlineSnippets, slugify } from './includes.ts';
import { moveInlineFootnotes } from './inline-footnotes.ts';
import { readPage } from './source-pages.ts';
import { convertVue } from './vue-syntax.ts';

describe('frontmatter of VitePress', () => {
  test('may end with the file', () => {
    expect(readPage('index.md', '---\nlayout: home\n\nhero:\n  name: Tides\n')).toEqual({
      frontmatter: { layout: 'home', hero: { name: 'Tides' } },
      body: '',
      linesAbove: 0,
    });
  });

  test('is not a line at the start of the text', () => {
    const body = '---\n\nA text about *tides*.\n';
    expect(readPage('index.md', body)).toMatchObject({ frontmatter: {}, body });
  });
});

describe('containers of VitePress', () => {
  test('the first long enough line of colons closes all containers inside', () => {
    const { text } = convertContainers(':::: tip Outer\n::: info\nText\n::::\nAfter');
    expect(text).toBe('::::tip Outer\n:::info\nText\n:::\n::::\nAfter');
  });

  test('details without a title get the title from the config', () => {
    const options = { detailsLabel: 'Mehr' };
    expect(convertContainers('::: details\nText\n:::', options).text).toContain('>Mehr</summary>');
    expect(convertContainers('::: details {open}\nText\n:::', options).text).toContain(
      '<details open>\n<summary>Mehr<',
    );
    expect(convertContainers('::: details Why\nText\n:::', options).text).toContain(
      '>Why</summary>',
    );
    expect(convertContainers('::: details\nText\n:::').text).toContain('>Details</summary>');
  });

  test('containers in code stay as they are', () => {
    const code = '```md\n::: tip\ntext\n:::\n```';
    expect(convertContainers(code).text).toBe(code);
  });

  test('a name that the engine does not know is a keyword of the site', () => {
    expect(convertContainers('::: story Once\nText\n:::')).toEqual({
      text: ':::story Once\nText\n:::',
      keywords: ['story'],
    });
  });

  test('tabs of a plugin keep their texts and their group', () => {
    const { text } = convertContainers(':::tabs key:port\n== Rye\nHigh\n== Dover\nLow\n:::');
    expect(text).toBe(
      '::::tabs{group="port"}\n:::tab Rye\nHigh\n:::\n:::tab Dover\nLow\n:::\n::::',
    );
  });

  test('tabs with more equals signs contain others, and lose nothing', () => {
    const { text } = convertContainers(
      ':::: tabs key:outer\nBefore.\n=== Rye\nHigh.\n::: tabs\n== Inner\nLow.\n:::\n=== Dover\n== no tab\n::::',
    );
    expect(text.split('\n')).toEqual([
      'Before.',
      '',
      '::::::tabs{group="outer"}',
      ':::::tab Rye',
      'High.',
      '::::tabs',
      ...[':::tab Inner', 'Low.', ':::'],
      '::::',
      ':::::',
      ...[':::tab Dover', '== no tab', ':::'],
      '::::::',
    ]);
    expect(convertContainers('::: tabs\nNo label.\n:::').text).toBe('No label.');
  });

  test('a code group without code keeps its text', () => {
    expect(convertContainers('::: code-group\nSee below.\n:::').text).toBe('See below.');
  });

  test('an alert with a title is a box, also in another one, and one without stays', () => {
    const alert = '> [!CAUTION] Hot *oven*\n> Wear gloves.\n>\n> - both';
    expect(convertContainers(`${alert}\nAfter.`).text).toBe(
      ':::danger Hot *oven*\nWear gloves.\n\n- both\n:::\nAfter.',
    );
    expect(convertContainers(`::: tip\n${alert}\n:::`).text).toMatch(
      /^::::tip\n:::danger Hot \*oven\*\n(?:.*\n)+:::\n::::$/,
    );
    expect(convertContainers('> [!NOTE]\n> Plain.').text).toBe('> [!NOTE]\n> Plain.');
  });

  test('labels of a code group are unique', () => {
    const { text } = convertContainers('::: code-group\n```js\na\n```\n```js\nb\n```\n:::');
    expect(text).toContain(':::tab js\n');
    expect(text).toContain(':::tab js (2)\n');
  });
});

describe('footnotes within the text', () => {
  test.each([
    ['a^[A *note*.] b', 'a[^note-1] b\n\n[^note-1]: A *note*.\n'],
    [
      'a^[See\n  [b](c).] d^[e]',
      'a[^note-1] d[^note-2]\n\n[^note-1]: See [b](c).\n\n[^note-2]: e\n',
    ],
    ['a[^note-1]^[b]\n\n[^note-1]: c', 'a[^note-1][^note-2]\n\n[^note-1]: c\n\n[^note-2]: b\n'],
    ['`x^[2]` and \\^[3]', '`x^[2]` and \\^[3]'],
    ['none', 'none'],
  ])('%j', (text, expected) => {
    expect(moveInlineFootnotes(text)).toBe(expected);
  });
});

describe('attributes of blocks', () => {
  test.each([
    ['of a paragraph', 'Bread\nand salt\n{#salt .big}', '<a id="salt"></a>Bread\nand salt'],
    ['in the line of a paragraph', 'Bread {#bread}\n', '<a id="bread"></a>Bread\n'],
    ['of list items', '- a {#a}\n2. b {.wide}', '- <a id="a"></a>a\n2. b'],
    ['of a table', '\n| a |\n| - |\n{#table}', '\n<a id="table"></a>\n\n| a |\n| - |'],
    ['without an id', 'Bread\n{.big width="3"}', 'Bread'],
    ['alone', 'Bread\n\n{#alone}\n\n{.big}', 'Bread\n\n<a id="alone"></a>\n\n'],
    ['that are text', 'Bread {salt}\n\n{salt}', 'Bread {salt}\n\n{salt}'],
    ['of a heading', '## Bread {#bread}', '## Bread {#bread}'],
  ])('%s', (_, text, expected) => {
    expect(keepBlockIds(text)).toBe(expected);
  });

  test('braces with much text in them are read at once', () => {
    const text = `a {${'b=c'.repeat(5000)}} d\n${' '.repeat(50_000)}e`;
    expect(keepBlockIds(text)).toBe(text);
  });
});

describe('options of code fences', () => {
  test.each([
    ['js{1,4-6}', { language: 'js', meta: ' {1,4-6}' }],
    ['ts:line-numbers=5 {2}', { language: 'ts', meta: ' {2} showLineNumbers=5' }],
    ['ts:no-line-numbers', { language: 'ts', meta: '' }],
    ['vue-html [a.vue]', { language: 'vue-html', meta: ' title="a.vue"' }],
    ['js-vue', { language: 'js', meta: '' }],
    ['sh [npm ~vscode-icons:npm~]', { language: 'sh', meta: ' title="npm"' }],
  ])('%s', (info, expected) => {
    expect(convertFenceInfo(info, {})).toEqual(expected);
  });

  test('line numbers of the whole site can be switched off for a fence', () => {
    const options = { lineNumbers: true };
    expect(convertFenceInfo('ts', options).meta).toBe(' showLineNumbers');
    expect(convertFenceInfo('ts:no-line-numbers', options).meta).toBe('');
  });
});

describe('included files', () => {
  const files: Record<string, string> = {
    '/docs/parts/a.md':
      '---\nx: 1\n---\none\n## Part {#part}\ntwo\n### Inner\nthree\n## Next\nfour\n',
    '/docs/parts/b.md': '<!--@include: ./a.md{5,6}-->\n',
    '/docs/code.ts': '// #region x\nlet a = 1;\n// #endregion x\nlet b;\n',
  };
  const sources = { srcDir: '/docs', read: (path: string) => files[path] };
  const include = (text: string) => inlineIncludes(text, '/docs/guide/page.md', sources);

  test('a file without its frontmatter, its lines, and a section', () => {
    expect(include('<!-- @include: ../parts/a.md -->').text).toMatch(/^one\n/);
    expect(include('<!-- @include: ../parts/b.md -->').text).toBe('## Part {#part}\ntwo');
    const section = '## Part {#part}\ntwo\n### Inner\nthree';
    expect(include('<!-- @include: @/parts/a.md#part -->').text).toBe(section);
  });

  test('a missing file is named with its line', () => {
    expect(include('a\n<!--@include: ./no.md-->').missing).toEqual([
      { written: '<!--@include: ./no.md-->', line: 2 },
    ]);
  });

  test('marked lines of a whole file are those that its author counted', () => {
    const read = () => '// #region x\nlet a = 1;\n// #endregion x\nlet b = 2;\n';
    const inline = (line: string) =>
      inlineSnippets(line, '/docs/p.md', { srcDir: '/docs', read }).text;
    expect(inline('<<< @/code.ts{2}')).toBe(
      '```ts{2}\n// #region x\nlet a = 1;\n// #endregion x\nlet b = 2;\n```',
    );
    expect(inline('<<< @/code.ts')).toBe('```ts\nlet a = 1;\nlet b = 2;\n```');
  });

  test('a region of code with its options', () => {
    const { text } = inlineSnippets(
      '- a\n\n  <<< @/code.ts#x{1 ts:line-numbers} [x]',
      '/docs/p.md',
      sources,
    );
    expect(text).toBe('- a\n\n  ```ts:line-numbers{1} [x]\n  let a = 1;\n  ```');
  });
});

describe('Vue in pages', () => {
  const convert = (text: string) =>
    convertVue(text, {
      frontmatter: { price: 3, ports: ['Rye', 'Dover'] },
      title: 'Tides',
      siteTitle: 'Tides',
    });

  test.each([
    ['`<Chart />` stays', '`<Chart />` stays'],
    ["{{ $frontmatter.ports[1] }} and {{ frontmatter['price'] }}", 'Dover and 3'],
    ['{{ $site.title }}', 'Tides'],
    ['{{ $frontmatter.price }} and {{ 1 + 1 }}', '3 and 2'],
    ['<img :src="withBase(\'/a.png\')" alt="A">', '<img src="/a.png" alt="A">'],
    ['<Badge type="danger" text="old" />', '<span class="badge badge--danger">old</span>'],
    ['<Badge>new</Badge>', '<span class="badge badge--success">new</span>'],
    ['<ClientOnly>text</ClientOnly>', 'text'],
    ['<span v-pre>{{ x }}</span>', '<span>{{ x }}</span>'],
    ['<div />', '<div></div>'],
    ['<svg><path d="M0"/></svg>', '<svg><path d="M0"/></svg>'],
    ['a \\<T\\> b', 'a \\<T\\> b'],
  ])('%s', (text, expected) => {
    expect(convert(text).text).toBe(expected);
  });

  test('each of many drawings stays in its place, also over several lines', () => {
    const drawings = Array.from({ length: 12 }, (_, at) => `<svg>\n<path d="M${at}"/></svg>`);
    const text = drawings.map((drawing, at) => `Tide ${at}: ${drawing} and <Star />`).join('\n\n');
    expect(convert(text).text).toBe(text.replaceAll('<Star />', ''));
  });

  test('a component on its own line leaves a visible note, one in a line leaves nothing', () => {
    const { text, parts } = convert('a\n\n<Chart\n  :a="1"\n/>\n\nb <Star />.\n\n<Box>kept</Box>');
    expect(text).toContain('> Not migrated: the Vue component `<Chart :a="1" />`.');
    expect(text).toContain('b .');
    expect(text).toContain('\n\nkept');
    expect(parts.map(({ kind, line }) => [kind, line])).toEqual([
      ['component', 3],
      ['inline', 7],
      ['wrapper', 9],
    ]);
  });

  test.each([
    ['<Zoom src="/a.png" :eager="true" />', '<img src="/a.png" alt="">'],
    [
      '<Zoom :src="withBase(\'/a.webp\')" caption="A pier"></Zoom>',
      '<img src="/a.webp" alt="A pier">',
    ],
    ['<Player src="/a.mp4" />', '<video src="/a.mp4" controls></video>'],
  ])('of %s, what it shows stays', (text, expected) => {
    const converted = convert(`a\n\n- ${text}`);
    expect(converted.text).toBe(`a\n\n- ${expected}`);
    expect(converted.parts).toMatchObject([{ kind: 'picture', line: 3 }]);
  });

  test('the content of a removed component is not code', () => {
    const { text } = convert(
      '<Crew>\n  <template #head>\n    Sailors\n  </template>\n  <Boats>\n    <b>Two</b>\n    boats\n  </Boats>\n</Crew>',
    );
    expect(text.replace(/\n\s*\n/g, '\n').trim()).toBe('Sailors\n<b>Two</b>\nboats');
  });

  test('scripts are removed, plain styles stay', () => {
    const { text, parts } = convert('<script setup>\nlet a\n</script>\n\n<style>\nb {}\n</style>');
    expect(text.trim()).toBe('<style>\nb {}\n</style>');
    expect(parts).toEqual([{ kind: 'script', written: '<script setup>', line: 1 }]);
  });
});

test.each([
  ['build.target', 'build-target'],
  ['2 tides', '_2-tides'],
  ['Été & mer', 'ete-mer'],
])('the id of "%s" is that of VitePress', (title, id) => {
  expect(slugify(title)).toBe(id);
});

test('an icon of a feature that only the theme draws leaves no gap', () => {
  const icons = ['<span class="wave"></span>', '<span>~</span>', '<svg viewBox="0 0 1 1"></svg>'];
  const features = icons.map((icon) => ({ icon, title: 'Tides' }));
  const { html } = homePage({ features }, 'Tides');
  expect(html.match(/class="home-icon"/g)).toHaveLength(2);
});

test('a button of the home page that only styles of the theme fill is named after its site', () => {
  const actions = [{ theme: 'alt', text: ' ', link: 'https://moon.example/phases' }];
  const { html } = homePage({ hero: { name: 'Tides', actions } }, 'Tides');
  expect(html).toContain('href="https://moon.example/phases">moon.example</a>');
});
