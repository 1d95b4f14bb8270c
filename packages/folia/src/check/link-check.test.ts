import { formatProblems } from 'folia-problems';
import { describe, expect, test } from 'vitest';
import { makeRouteTable } from '../compile/route-table.ts';
import { checkLinks, type LinkedPage } from './link-check.ts';

const trees: LinkedPage = {
  path: 'docs/trees.md',
  route: '/docs/trees',
  links: [],
  anchors: ['apples', 'pears', 'größe'],
};

/** The problems of a link on a page about beds. */
function check(link: { url: string; route: string; hash?: string; isForeign?: boolean }): string {
  const links = [{ hash: '', line: 7, column: 3, ...link }];
  const beds = { path: 'docs/beds.md', route: '/docs/beds', links, anchors: ['roses'] };
  const pages = [trees, beds];
  return formatProblems(checkLinks(pages, makeRouteTable(pages).table));
}

test('a section that a translation lacks is one problem, however many pages link to it', () => {
  const link = (line: number) => ({
    url: 'trees.md#plums',
    route: '/docs/trees',
    hash: 'plums',
    line,
    column: 1,
  });
  const translation = { ...trees, path: 'i18n/de/docs/trees.md', original: 'docs/trees.md' };
  const beds = {
    path: 'docs/beds.md',
    route: '/docs/beds',
    links: [link(3), link(9)],
    anchors: [],
  };
  const own = {
    ...beds,
    path: 'i18n/de/docs/own.md',
    route: '/docs/own',
    links: [{ ...link(2), hash: 'plumz' }],
  };
  const pages = [translation, beds, own];
  const originals = new Map([['/docs/trees', ['plums']]]);
  expect(formatProblems(checkLinks(pages, makeRouteTable(pages).table, [], originals))).toBe(
    `i18n/de/docs/own.md
  2:1  The link "trees.md#plums" does not lead to a section of the translation "i18n/de/docs/trees.md".
       Sections of that page: apples, pears, größe.

i18n/de/docs/trees.md
  No section of the translation has the id "plums". Links to it: "trees.md#plums" in docs/beds.md:3, and 1 more.
    Add {#plums} after its heading. Sections of that page: apples, pears, größe.`,
  );
});

describe('checkLinks: valid links', () => {
  test('a page', () => {
    expect(check({ url: 'trees.md', route: '/docs/trees' })).toBe('');
  });

  test('a section of a page, and of the same page', () => {
    expect(check({ url: 'trees.md#pears', route: '/docs/trees', hash: 'pears' })).toBe('');
    expect(check({ url: '#roses', route: '/docs/beds', hash: 'roses' })).toBe('');
  });

  test('a section whose id is percent-encoded', () => {
    const hash = 'gr%C3%B6%C3%9Fe';
    expect(check({ url: `trees.md#${hash}`, route: '/docs/trees', hash })).toBe('');
  });

  test('a section whose id has percent signs, as those of footnotes can', () => {
    const notes = {
      ...trees,
      path: 'docs/notes.md',
      route: '/docs/notes',
      anchors: ['fn-%E2%80%A0'],
    };
    const link = { url: '#fn-%E2%80%A0', route: '/docs/notes', hash: 'fn-%E2%80%A0' };
    const pages = [{ ...notes, links: [link] }];
    expect(checkLinks(pages, makeRouteTable(pages).table)).toEqual([]);
  });

  test('the top of a page, and a text fragment', () => {
    expect(check({ url: '#top', route: '/docs/beds', hash: 'top' })).toBe('');
    expect(check({ url: '#Top', route: '/docs/beds', hash: 'Top' })).toBe('');
    expect(check({ url: '#:~:text=a', route: '/docs/beds', hash: ':~:text=a' })).toBe('');
  });
});

describe('checkLinks: addresses without a scheme', () => {
  test.each([
    ['roses.example/beds', 'For another site, write "https://roses.example/beds".'],
    ['rose@garden.example', 'For an email address, write "mailto:rose@garden.example".'],
  ])('%s', (url, hint) => {
    expect(check({ url, route: `/docs/${url}` })).toContain(hint);
  });
});

describe('checkLinks: a page that failed to compile', () => {
  test('has its own problem; links to it are not reported in addition', () => {
    const { table } = makeRouteTable([trees, { path: 'docs/failed.md', route: '/docs/failed' }]);
    const link = { url: 'failed.md', route: '/docs/failed', hash: 'x' };
    expect(checkLinks([{ ...trees, links: [link] }], table)).toEqual([]);
  });
});

describe('checkLinks: broken links', () => {
  test('with malformed percent-encoding: reported first', () => {
    const malformed = 'Its percent-encoding is malformed: write a percent sign as %25';
    expect(check({ url: '/docs/%E0%A4%A', route: '/docs/%E0%A4%A' })).toContain(malformed);
    expect(check({ url: '#%zz', route: '/docs/beds', hash: '%zz' })).toContain(malformed);
    expect(check({ url: '/docs/tree', route: '/docs/tree' })).not.toContain(malformed);
  });

  test('without a page: file, line and the nearest page', () => {
    expect(check({ url: '/docs/tree', route: '/docs/tree' })).toMatchInlineSnapshot(`
      "docs/beds.md
        7:3  The link "/docs/tree" does not lead to a page.
             Did you mean "/docs/trees"? Links to pages should be relative paths to their files."
    `);
  });

  test('without a section: file, line, the nearest section and all sections', () => {
    expect(
      check({ url: 'trees.md#peers', route: '/docs/trees', hash: 'peers' }),
    ).toMatchInlineSnapshot(`
      "docs/beds.md
        7:3  The link "trees.md#peers" does not lead to a section of its page.
             Did you mean "pears"? Sections of that page: apples, pears, größe."
    `);
  });

  test('links to pages and to sections have policies of their own, also in translations', () => {
    const translation = { ...trees, path: 'i18n/de/docs/trees.md', original: 'docs/trees.md' };
    const to = (route: string, hash: string) => ({ url: route, route, hash });
    const links = [to('/docs/tree', ''), to('/docs/beds', 'x'), to('/docs/trees', 'plums')];
    const beds = { path: 'docs/beds.md', route: '/docs/beds', links, anchors: ['roses'] };
    const pages = [translation, beds];
    const { table } = makeRouteTable(pages);
    const subjects = (originals: Map<string, string[]>) =>
      checkLinks(pages, table, [], originals).map(({ subject }) => subject);
    expect(subjects(new Map())).toEqual(['link', 'anchor', 'anchor']);
    expect(subjects(new Map([['/docs/trees', ['plums']]]))).toEqual(['link', 'anchor', 'anchor']);
  });

  test('a section with only a percent sign: the encoding is reported, and nothing else', () => {
    expect(
      check({ url: 'trees.md#100%', route: '/docs/trees', hash: '100%' }),
    ).toMatchInlineSnapshot(`
      "docs/beds.md
        7:3  The link "trees.md#100%" does not lead to a section of its page.
             Its percent-encoding is malformed: write a percent sign as %25, and other characters as they are. Sections of that page: apples, pears, größe."
    `);
  });

  test('the links of all pages are reported at once', () => {
    const broken = { url: '/gone', route: '/gone', hash: '', line: 1 };
    const pages = ['a', 'b'].map((name) => ({
      path: `docs/${name}.md`,
      route: `/docs/${name}`,
      links: [broken, { ...broken, line: 9 }],
      anchors: [],
    }));
    const problems = checkLinks(pages, makeRouteTable(pages).table);
    expect(problems.map(({ file, line }) => [file, line])).toEqual([
      ['docs/a.md', 1],
      ['docs/a.md', 9],
      ['docs/b.md', 1],
      ['docs/b.md', 9],
    ]);
  });
});

test('a link to a missing section in text of strangers is only a warning', () => {
  const link = { url: '/docs/trees#plums', route: '/docs/trees', hash: 'plums' };
  expect(check(link)).not.toContain('Warning');
  expect(check({ ...link, isForeign: true })).toContain(
    'Warning: The link "/docs/trees#plums" leads to a page without this section.',
  );
});
