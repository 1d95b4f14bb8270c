import { formatProblems } from 'folia-problems';
import { describe, expect, test } from 'vitest';
import { type RedirectConfig, resolveRedirects } from './redirects.ts';

const pages = [
  { route: '/', anchors: [] },
  { route: '/docs/bread', anchors: ['dough', 'oven'] },
  { route: '/docs/cake', anchors: ['icing'] },
];

function resolve(redirects: RedirectConfig[], form = {}) {
  const configSource = JSON.stringify({ redirects }, null, 1);
  const address = { baseUrl: '/', ...form };
  return resolveRedirects(redirects, pages, { address, configSource });
}

/** What is said of a table, each problem in one line. */
function complaints(redirects: RedirectConfig[]): string {
  return formatProblems(resolve(redirects).problems);
}

describe('moved addresses', () => {
  test('lead to pages, sections and other sites', () => {
    const { redirects, problems } = resolve([
      { from: '/docs', to: '/docs/bread' },
      { from: ['/old/oven', '/older/oven/'], to: '/docs/bread#oven' },
      { from: '/shop', to: 'https://shop.example/' },
    ]);
    expect(problems).toEqual([]);
    expect(redirects.pages).toEqual([
      { route: '/docs', href: '/docs/bread' },
      { route: '/old/oven', href: '/docs/bread#oven' },
      { route: '/older/oven', href: '/docs/bread#oven' },
      { route: '/shop', href: 'https://shop.example/' },
    ]);
  });

  test('take the form of the links of the site', () => {
    const { redirects } = resolve([{ from: '/docs', to: '/docs/bread#oven' }], {
      baseUrl: '/b/',
      trailingSlash: true,
    });
    expect(redirects.pages).toEqual([{ route: '/docs', href: '/b/docs/bread/#oven' }]);
  });

  test('a heading moves within its page and to another one', () => {
    const { redirects, problems } = resolve([
      { from: '/docs/bread#kneading', to: '/docs/bread#dough' },
      { from: '/docs/bread#sugar', to: '/docs/cake#icing' },
    ]);
    expect(problems).toEqual([]);
    expect([...redirects.anchors]).toEqual([
      ['/docs/bread', { kneading: '/docs/bread#dough', sugar: '/docs/cake#icing' }],
    ]);
  });
});

describe('mistakes in the table stop the build, with their line', () => {
  test('a target without a page, with the nearest one', () => {
    expect(complaints([{ from: '/x', to: '/docs/bred' }])).toMatch(
      /4:1 +redirects: "\/x" leads to "\/docs\/bred", which has no page\.\n +Did you mean "\/docs\/bread"/,
    );
  });

  test('a target without the section', () => {
    expect(complaints([{ from: '/x', to: '/docs/bread#ofen' }])).toContain('Did you mean "oven"');
  });

  test('a chain, with its end', () => {
    const table = [
      { from: '/a', to: '/b' },
      { from: '/b', to: '/c' },
      { from: '/c', to: '/docs/cake' },
    ];
    expect(complaints(table)).toContain('Write the final address, "/docs/cake".');
  });

  test('a loop, of one and of several', () => {
    expect(complaints([{ from: '/a', to: '/a' }])).toContain('"/a" redirects in a circle.');
    const table = [
      { from: '/a', to: '/b' },
      { from: '/b', to: '/a' },
    ];
    expect(resolve(table).problems).toHaveLength(2);
  });

  test('an address that is taken, one that stands twice, one that is no path', () => {
    expect(complaints([{ from: '/docs/cake', to: '/docs/bread' }])).toContain(
      '"/docs/cake" has a page of its own.',
    );
    expect(complaints([{ from: ['/a', '/a/'], to: '/docs/bread' }])).toContain(
      '"/a/" is listed twice.',
    );
    expect(complaints([{ from: 'a', to: '/docs/bread' }])).toContain('"a" is not a path.');
  });

  test('a heading that still stands, and one of no page', () => {
    expect(complaints([{ from: '/docs/bread#oven', to: '/docs/cake' }])).toContain(
      'has a heading of its own.',
    );
    expect(complaints([{ from: '/docs/bred#x', to: '/docs/cake' }])).toContain(
      'is a heading on a page that does not exist.',
    );
  });
});
