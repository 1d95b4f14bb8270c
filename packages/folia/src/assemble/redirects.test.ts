import { formatProblems } from 'folia-problems';
import { describe, expect, test } from 'vitest';
import { type RedirectConfig, resolveRedirects } from './redirects.ts';

const pages = [
  { route: '/', anchors: [] },
  { route: '/docs/bread', anchors: ['dough', 'oven'] },
  { route: '/docs/cake', anchors: ['icing', 'crème'] },
];

function resolve(redirects: RedirectConfig[], form = {}) {
  const configSource = JSON.stringify({ redirects }, null, 1);
  const address = { baseUrl: '/', ...form };
  return resolveRedirects(redirects, pages, {
    address,
    configSource,
    files: new Set(['/blog/rss.xml']),
  });
}

/** The problems of a table, one per line. */
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

  test.each([
    [undefined, ['/rye.html', '/malt']],
    [true, ['/rye.html', '/malt']],
    [false, ['/rolls/', '/bun/index.html']],
  ])('know addresses in a form that no page has (trailingSlash: %s)', (trailingSlash, others) => {
    const from = ['/', '/rye.html', '/malt', '/malt.html', '/rolls/', '/bun/index.html', '/tea'];
    const { redirects } = resolveRedirects([{ from, to: '/docs/bread' }], pages.slice(1), {
      address: { baseUrl: '/', ...(trailingSlash !== undefined && { trailingSlash }) },
      configSource: '',
      files: new Set(),
    });
    expect(redirects.pages.filter(({ hasOtherForm }) => hasOtherForm)).toEqual(
      others.map((path) => ({
        route: path.replace(/(?:\.html|\/|\/index\.html)$/, ''),
        href: trailingSlash ? '/docs/bread/' : '/docs/bread',
        hasOtherForm: true,
      })),
    );
  });

  test('get the base path and trailing slash of the site', () => {
    const { redirects } = resolve([{ from: '/docs', to: '/docs/bread#oven' }], {
      baseUrl: '/b/',
      trailingSlash: true,
    });
    expect(redirects.pages).toEqual([{ route: '/docs', href: '/b/docs/bread/#oven' }]);
  });

  test('may lead to a feed, which has no trailing slash', () => {
    const { redirects, problems } = resolve(
      [
        { from: '/feed', to: '/blog/rss.xml' },
        { from: '/old-feed', to: '/b/blog/rss.xml' },
      ],
      { baseUrl: '/b/', trailingSlash: true },
    );
    expect(problems).toEqual([]);
    expect(redirects.pages).toEqual([
      { route: '/feed', href: '/b/blog/rss.xml' },
      { route: '/old-feed', href: '/b/blog/rss.xml' },
    ]);
  });

  test('may begin with the base path, or lead to a path that is not checked', () => {
    const { redirects, problems } = resolve(
      [
        { from: '/b/old', to: '/b/docs/bread' },
        { from: '/till', to: 'pathname:///till.html' },
      ],
      { baseUrl: '/b/' },
    );
    expect(problems).toEqual([]);
    expect(redirects.pages).toEqual([
      { route: '/old', href: '/b/docs/bread' },
      { route: '/till', href: '/b/till.html' },
    ]);
  });

  test('begin below the base path if pages have such addresses there', () => {
    const { redirects } = resolve([{ from: '/docs/old', to: '/docs/bread' }], {
      baseUrl: '/docs/',
    });
    expect(redirects.pages).toEqual([{ route: '/docs/old', href: '/docs/docs/bread' }]);
  });

  test('a source that is listed with a trailing slash or .html as well is one source', () => {
    const { redirects, problems } = resolve([
      { from: ['/old', '/old/'], to: '/docs/bread' },
      { from: '/old.html', to: '/docs/bread' },
    ]);
    expect(problems).toEqual([]);
    expect(redirects.pages).toEqual([{ route: '/old', href: '/docs/bread', hasOtherForm: true }]);
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

  test('an id can be written as in the address bar of a browser, in both places', () => {
    const { redirects, problems } = resolve([
      { from: '/docs/bread#p%C3%A2te', to: '/docs/cake#cr%C3%A8me' },
      { from: '/docs/bread#100%', to: '/docs/cake#crème' },
    ]);
    expect(problems).toEqual([]);
    expect([...redirects.anchors]).toEqual([
      ['/docs/bread', { pâte: '/docs/cake#cr%C3%A8me', '100%': '/docs/cake#crème' }],
    ]);
    expect(complaints([{ from: '/docs/cake#cr%C3%A8me', to: '/docs/bread' }])).toContain(
      '"/docs/cake#cr%C3%A8me" is an existing heading.',
    );
  });
});

describe('a redirect with a mistake', () => {
  const good = { from: '/good', to: '/docs/bread' };

  test.each<[string, RedirectConfig]>([
    ['to a missing page', { from: '/a', to: '/docs/bred' }],
    ['from a page', { from: '/docs/cake', to: '/docs/bread' }],
    ['to itself', { from: '/a', to: '/a' }],
    ['that is repeated', { from: '/good', to: '/docs/cake' }],
    ['from a heading of a missing page', { from: '/docs/bred#x', to: '/docs/bread' }],
  ])('%s is left out under a policy of its own, and the others work', (_, redirect) => {
    const { redirects, problems } = resolve([good, redirect]);
    expect(problems).toMatchObject([{ subject: 'redirect' }]);
    expect(redirects).toEqual({
      pages: [{ route: '/good', href: '/docs/bread' }],
      anchors: new Map(),
    });
  });

  test('that leads to another redirect goes to the end, and without its section to the page', () => {
    const { redirects, problems } = resolve([
      good,
      { from: '/a', to: '/good' },
      { from: '/b', to: '/docs/bread#gone' },
    ]);
    expect(problems).toHaveLength(2);
    expect(redirects.pages.slice(1)).toEqual([
      { route: '/a', href: '/docs/bread' },
      { route: '/b', href: '/docs/bread#gone' },
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
    expect(complaints([{ from: ['/a', '/a'], to: '/docs/bread' }])).toContain(
      '"/a" is listed twice.',
    );
    const table = [
      { from: '/a', to: '/docs/bread' },
      { from: '/a/', to: '/docs/cake' },
    ];
    expect(complaints(table)).toContain('"/a/" is listed twice.');
    expect(complaints([{ from: 'a', to: '/docs/bread' }])).toContain('"a" is not a path.');
  });

  test.each(['/../static', '/a/../../b', '/%2e%2e/up', '/./a', '/a\\b'])(
    'the source %s, which would be written outside of the output or which no browser requests',
    (from) => {
      expect(complaints([{ from, to: '/docs/bread' }])).toContain('is not a path that browsers');
    },
  );

  test.each(['javascript:alert(1)', 'data:text/html,a', 'vbscript:a', 'file:///etc'])(
    'the target %s, which does not lead to a page',
    (to) => {
      expect(complaints([{ from: '/a', to }])).toContain(`"/a" redirects to "${to}".`);
    },
  );

  test('a source with a query, which is no redirect of its path', () => {
    const { redirects, problems } = resolve([
      { from: ['/old?page=2', '/older?page=2#end'], to: '/docs/cake' },
      { from: '/old', to: '/docs/bread' },
      { from: '/docs/bread?slice=1', to: '/docs/cake' },
    ]);
    expect(redirects.pages).toEqual([{ route: '/old', href: '/docs/bread' }]);
    expect(redirects.anchors).toEqual(new Map());
    expect(formatProblems(problems)).toMatchInlineSnapshot(`
      "site.config.ts
        5:1  redirects: "/old?page=2" has a query, which hosts of static files ignore.
             Write "/old", which redirects it with any query.
        6:1  redirects: "/older?page=2#end" has a query, which hosts of static files ignore.
             Write "/older#end", which redirects it with any query.
        15:1  redirects: "/docs/bread?slice=1" has a query, which hosts of static files ignore.
              Remove this entry: "/docs/bread" is a page, which is shown with any query."
    `);
  });

  test('a missing section of a target with a query', () => {
    expect(complaints([{ from: '/a', to: '/docs/bread?slice=1#crust' }])).toContain(
      'but that page has no such section',
    );
    expect(complaints([{ from: '/a', to: '/docs/bread?slice=1#oven' }])).toBe('');
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
