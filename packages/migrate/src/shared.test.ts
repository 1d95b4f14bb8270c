import { describe, expect, test } from 'vitest';
import { makeEditUrl } from './edit-url.ts';
import { keepHeadingIds, plainTitle, raiseHeadings, readHeadings } from './heading-ids.ts';
import { mapLinks } from './map-links.ts';
import { mapOutsideCode } from './outside-code.ts';
import { inlineHtml, printContainer } from './print-container.ts';
import { printPage } from './print-frontmatter.ts';

test('a heading with two spaces keeps the id that has one hyphen', () => {
  const slug = (title: string) => title.toLowerCase().replaceAll(' ', '-');
  expect(keepHeadingIds('## High  water\n\n## Low water', { slug })).toBe(
    '## High  water {#high-water}\n\n## Low water',
  );
});

test('references in a heading are part of its id as written, where the source makes ids so', () => {
  const slug = (title: string) => title.toLowerCase().replace(/[^a-z]+/g, '-');
  expect(keepHeadingIds('## Salt &amp; sea', { slug, isAsWritten: true })).toBe(
    '## Salt &amp; sea {#salt-amp-sea}',
  );
  expect(keepHeadingIds('## Salt &amp; sea', { slug })).toBe('## Salt &amp; sea {#salt-sea}');
});

test('text outside of code is mapped as a whole, and keeps its lines', () => {
  const text = 'a `a`\n```\na\n```\na';
  const map = (hidden: string) => hidden.replace(/a/g, 'b');
  expect(mapOutsideCode(text, map)).toBe('b `a`\n```\na\n```\nb');
  mapOutsideCode(text, (hidden) => {
    expect(hidden.split('\n')).toHaveLength(5);
    return hidden;
  });
});

test('all addresses of an element are mapped', () => {
  const text = '<video src="a.mp4" title="a > b" poster=\'b.png\'></video> <track src="c.vtt">';
  expect(mapLinks(text, (address) => `to/${address}`)).toBe(
    '<video src="to/a.mp4" title="a > b" poster="to/b.png"></video> <track src="to/c.vtt">',
  );
});

test('names of link definitions that contain code are code, and their addresses are not', () => {
  const text = '[`Vec<T>`]\n\n[`Vec<T>`]: vec.md\n[Vec<T>]: vec.md';
  expect(mapOutsideCode(text, (hidden) => hidden.replaceAll('<T>', ''))).toBe(
    '[`Vec<T>`]\n\n[`Vec<T>`]: vec.md\n[Vec]: vec.md',
  );
  expect(mapLinks(text, (address) => `to/${address}`)).toContain('[`Vec<T>`]: to/vec.md');
});

test('all addresses are mapped, but not those in code', () => {
  const text = [
    '[a](x.md "t") ![b](<y z.png>) [![c](p.png)](l.md)',
    '[d]: r.md',
    '<a class="k" href="h.md">e</a> <img src="i.png"> `[f](g.md)`',
  ].join('\n');
  const seen: string[] = [];
  const mapped = mapLinks(text, (address, kind) => {
    seen.push(`${kind} ${address}`);
    return `to/${address}`;
  });
  expect(seen.toSorted()).toEqual([
    'link h.md',
    'link l.md',
    'link r.md',
    'link x.md',
    'picture i.png',
    'picture p.png',
    'picture y z.png',
  ]);
  expect(mapped).toContain('[a](to/x.md "t") ![b](<to/y z.png>) [![c](to/p.png)](to/l.md)');
  expect(mapped).toContain('`[f](g.md)`');
});

describe('ids of headings', () => {
  const slug = (title: string) => title.toLowerCase().replace(/\W+/g, '-');

  test('are written where the engine would choose another one', () => {
    const text = '## One two\n\n## `a.b`\n\n## a.b\n\n```md\n## x.y\n```\n\n## Own { #mine .c }\n';
    expect(keepHeadingIds(text, { slug })).toBe(
      '## One two\n\n## `a.b` {#a-b}\n\n## a.b {#a-b-1}\n\n```md\n## x.y\n```\n\n## Own {#mine}\n',
    );
  });

  test('titles are what readers see', () => {
    expect(plainTitle('[`a`](b.md) **c** <i>d</i> \\* e_f')).toBe('a c d * e_f');
    expect(plainTitle('![a](a.svg) **b *c* d** ***e*** __f _g___')).toBe('b c d e f g');
    expect(readHeadings('# A\n\n### B `c` {#d}')).toEqual([
      { level: 1, title: 'A', written: 'A', id: undefined },
      { level: 3, title: 'B c', written: 'B c', id: 'd' },
    ]);
  });
});

test.each([
  ['## A\n\n### B\n\n#### C', '# A\n\n## B\n\n### C'],
  ['## A\n\n## B', '## A\n\n## B'],
  ['Text\n\n## A', 'Text\n\n## A'],
  ['# A\n\n### B', '# A\n\n### B'],
])('the only heading above all others becomes the title: %j', (text, expected) => {
  expect(raiseHeadings(text)).toBe(expected);
});

test.each([
  ['Keys', '## Keys\n\n## Modes\n\n### Insert', '# Keys\n\n## Modes\n\n### Insert'],
  ['Keys', '### Keys\n\n### Modes\n\n#### Insert', '# Keys\n\n## Modes\n\n### Insert'],
  ['Keys', '### Keys\n\n## Modes', '### Keys\n\n## Modes'],
  ['Keymap', '## Keys\n\n## Modes', '## Keys\n\n## Modes'],
])(
  'a first heading with the name of the page, %j, becomes its title: %j',
  (name, text, expected) => {
    expect(raiseHeadings(text, name)).toBe(expected);
  },
);

test('a container has more colons than those inside it', () => {
  const inner = printContainer({ name: 'info', lines: ['a'] });
  expect(printContainer({ name: 'tip', title: 'T', lines: inner })).toEqual([
    '::::tip T',
    ':::info',
    'a',
    ':::',
    '::::',
  ]);
});

test('a label keeps links, and pairs of brackets', () => {
  const head = (label: string) => printContainer({ name: 'tip', label, lines: [] })[0];
  expect(head('[a](b)')).toBe(':::tip[[a](b)]');
  expect(head('a ]')).toBe(':::tip[a \\]]');
});

test('inline Markdown becomes HTML', () => {
  expect(inlineHtml('![a](/_b_/c.svg) _d_ __e__ f_g_h \\*i\\* <b>1</b> < 2')).toBe(
    '<img src="/_b_/c.svg" alt="a"> <em>d</em> <strong>e</strong> f_g_h *i* <b>1</b> &lt; 2',
  );
  expect(inlineHtml('`a<b>` **c** [d](e) & f')).toBe(
    '<code>a&lt;b&gt;</code> <strong>c</strong> <a href="e">d</a> &amp; f',
  );
});

test('frontmatter keeps unknown keys as comments, and a rule at the start is not frontmatter', () => {
  expect(printPage({ title: 'A' }, 'b', { c: [1] })).toBe(
    '---\ntitle: A\n# c:\n#   - 1\n---\n\nb\n',
  );
  expect(printPage({}, '---\na')).toBe('***\na\n');
});

test.each([
  ['https://code.example/o/r/edit/main/docs/:path', 'https://code.example/o/r/edit/main/', 'docs'],
  ['https://code.example/o/r/edit/main/:path', 'https://code.example/o/r/edit/main/', undefined],
  [
    'https://code.example/o/r/edit/main/pages/:path',
    'https://code.example/o/r/edit/main/pages/',
    undefined,
  ],
])('the edit link %s', (pattern, url, docsPath) => {
  expect(makeEditUrl(pattern, ':path')).toMatchObject({ url, ...(docsPath ? { docsPath } : {}) });
});
