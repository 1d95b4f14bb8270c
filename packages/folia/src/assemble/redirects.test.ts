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

describe('redirects', () => {
  test('point to pages, sections and other sites', () => {
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

  test('get the base path and trailing slash of the site', () => {
    const { redirects } = resolve([{ from: '/docs', to: '/docs/bread#oven' }], {
      baseUrl: '/b/',
      trailingSlash: true,
    });
    expect(redirects.pages).toEqual([{ route: '/docs', href: '/b/docs/bread/#oven' }]);
  });

  test('a heading can move within its page and to another page', () => {
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

describe('mistakes in redirects are reported with their line', () => {
  test('a missing target page, with the nearest one', () => {
    expect(complaints([{ from: '/x', to: '/docs/bred' }])).toMatch(
      /4:1 +redirects: "\/x" redirects to "\/docs\/bred", which is not a page\.\n +Did you mean "\/docs\/bread"/,
    );
  });

  test('a missing target section', () => {
    expect(complaints([{ from: '/x', to: '/docs/bread#ofen' }])).toContain('Did you mean "oven"');
  });

  test('a chain, with its end', () => {
    const table = [
      { from: '/a', to: '/b' },
      { from: '/b', to: '/c' },
      { from: '/c', to: '/docs/cake' },
    ];
    expect(complaints(table)).toContain('Use the final target, "/docs/cake".');
  });

  test('a loop of one redirect or several', () => {
    expect(complaints([{ from: '/a', to: '/a' }])).toContain('"/a" is part of a redirect loop.');
    const table = [
      { from: '/a', to: '/b' },
      { from: '/b', to: '/a' },
    ];
    expect(resolve(table).problems).toHaveLength(2);
  });

  test('a source that is a page, is listed twice or is not a path', () => {
    expect(complaints([{ from: '/docs/cake', to: '/docs/bread' }])).toContain(
      '"/docs/cake" is an existing page.',
    );
    expect(complaints([{ from: ['/a', '/a/'], to: '/docs/bread' }])).toContain(
      '"/a/" is listed twice.',
    );
    expect(complaints([{ from: 'a', to: '/docs/bread' }])).toContain('"a" is not a path.');
  });

  test('a source that is an existing heading, or a heading on a missing page', () => {
    expect(complaints([{ from: '/docs/bread#oven', to: '/docs/cake' }])).toContain(
      'is an existing heading.',
    );
    expect(complaints([{ from: '/docs/bred#x', to: '/docs/cake' }])).toContain(
      'is a heading on a page that does not exist.',
    );
  });
});
