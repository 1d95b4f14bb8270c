import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { precompress } from '../write/precompress.ts';
import { githubPagesFiles } from './github-pages.ts';
import { isCompressibleFile } from './media-types.ts';
import { nginxFiles } from './nginx.ts';
import { makeServerRules, type RulesInput } from './rules.ts';
import { isStamped } from './stamped-files.ts';
import { staticHostFiles, staticHostProblems } from './static-host.ts';
import { withHostFiles } from './targets.ts';

function rulesOf({ config, ...input }: Partial<RulesInput> = {}) {
  return makeServerRules({
    config: { url: 'https://mill.example', siteBaseUrl: '/', ...config },
    locales: [{ baseUrl: '/', routes: ['/', '/grain'], redirects: [] }],
    staticFiles: [],
    headers: [{ name: 'X-Test', value: 'yes' }],
    precompressed: false,
    ...input,
  });
}

test.each([
  ['/assets/client-BCaNVKRn.js', true],
  ['/assets/rolldown-runtime-WkwZ5CU-.js', true],
  ['/assets/files/leaf-9a80f20f.svg', true],
  ['/search-8Ql3DY5S/words-0.json', true],
  ['/ar/search-1.0-8Ql3DY5S/words-0.json', true],
  ['/assets/logo.svg', false],
  ['/search-titles.json', false],
  ['/docs/assets/leaf-9a80f20f.svg', false],
  ['/index.html', false],
])('whether %s is stamped: %s', (path, expected) => {
  expect(isStamped(path)).toBe(expected);
});

test('a moved home page leads on instead of being served', () => {
  const redirects = [{ route: '/', href: '/grain' }];
  const { exact } = rulesOf({ locales: [{ baseUrl: '/', routes: ['/grain'], redirects }] });
  expect(exact.get('/')).toMatchObject({ kind: 'redirect', to: '/grain', keepsQuery: true });
});

test('targets are percent-encoded, so that nothing in them is a variable of a server', () => {
  const redirects = [{ route: '/old', href: '/größe/$uri/{path}/"; return 200?a=$b#c d' }];
  const { exact } = rulesOf({ locales: [{ baseUrl: '/', routes: [], redirects }] });
  expect(exact.get('/old')).toEqual({
    kind: 'redirect',
    to: '/gr%C3%B6%C3%9Fe/%24uri/%7Bpath%7D/%22;%20return%20200?a=%24b',
    fragment: '#c%20d',
    keepsQuery: false,
  });
});

test('a document of a static folder keeps its address, unless the engine writes it', () => {
  const { exact } = rulesOf({ staticFiles: ['demo/index.html', 'grain/index.html', '404.html'] });
  expect(exact.get('/demo/')).toEqual({ kind: 'file', file: '/demo/index.html' });
  expect(exact.get('/demo')).toMatchObject({ kind: 'redirect', to: '/demo/' });
  expect(exact.has('/grain/')).toBe(false);
  expect(exact.get('/404.html')).toEqual({ kind: 'missing' });
});

test('a document in a hidden folder of a static folder is not served, but one for programs is', () => {
  const { exact } = rulesOf({ staticFiles: ['.secret/key.html', '.well-known/policy.html'] });
  const addresses = [...exact.keys()].join(' ');
  expect(addresses).not.toContain('secret');
  expect(addresses).toContain('/.well-known/policy');
});

test('what a pattern of nginx captures has a name of at most 32 characters, however long the host is', () => {
  const config = { url: 'https://documentation.of-the-mill.example', siteBaseUrl: '/handbook/' };
  const [, site] = nginxFiles(rulesOf({ config }));
  const names = [...(site?.text.matchAll(/\?<(\w+)>/g) ?? [])].map(([, name = '']) => name);
  expect(names.length).toBeGreaterThan(1);
  for (const name of names) expect(name.length, name).toBeLessThanOrEqual(32);
});

test('two sites in one nginx share no variable', () => {
  const variablesOf = (url: string, siteBaseUrl: string) => {
    const [, site] = nginxFiles(rulesOf({ config: { url, siteBaseUrl } }));
    return [...(site?.text.matchAll(/^map .* (\$\w+) \{$/gm) ?? [])].map(([, name]) => name);
  };
  const names = [
    ...variablesOf('https://mill.example', '/'),
    ...variablesOf('https://mill.example', '/docs/'),
    ...variablesOf('https://oven.example:8443', '/'),
    ...variablesOf('https://documentation.of-the-mill.example', '/handbook/of/grain/'),
    ...variablesOf('https://documentation.of-the-mill.example', '/handbook/of/flour/'),
  ];
  expect(names.length).toBeGreaterThan(9);
  expect(new Set(names).size).toBe(names.length);
});

test('GitHub Pages gets the domain of a site, unless the domain is its own or the site is below a path', () => {
  const names = (url: string, siteBaseUrl = '/') =>
    githubPagesFiles(rulesOf({ config: { url, siteBaseUrl } })).map(({ path, text }) => [
      path,
      text,
    ]);
  expect(names('https://mill.example')).toEqual([
    ['.nojekyll', ''],
    ['CNAME', 'mill.example\n'],
  ]);
  for (const files of [
    names('https://miller.github.io'),
    names('http://localhost:3000'),
    names('http://192.0.2.1'),
    names('https://mill.example', '/docs/'),
  ]) {
    expect(files).toEqual([['.nojekyll', '']]);
  }
});

test('static hosts get headers, stamped folders, moved pages, and the not-found page of each language', () => {
  const redirects = [{ route: '/größe', href: '/grain#sizes' }];
  const rules = rulesOf({
    locales: [
      { baseUrl: '/', routes: ['/grain'], redirects },
      { baseUrl: '/nl/', routes: ['/grain'], redirects: [] },
    ],
  });
  const [headers, redirected] = staticHostFiles(rules, ['/assets', '/search-8Ql3DY5S']);
  expect(headers?.text).toBe(
    [
      '/*\n  X-Test: yes\n',
      '/assets/*\n  Cache-Control: public, max-age=31536000, immutable\n',
      '/search-8Ql3DY5S/*\n  Cache-Control: public, max-age=31536000, immutable\n',
    ].join('\n'),
  );
  expect(redirected?.text).toBe('/gr%C3%B6%C3%9Fe /grain#sizes 301\n/nl/* /nl/404.html 404\n');
});

test.each([
  [undefined, '/rye /grain 301\n/rye.html /grain 301\n'],
  [true, '/rye/ /grain 301\n/rye.html /grain 301\n'],
  [false, '/rye /grain 301\n/rye/ /grain 301\n'],
])(
  'static hosts get a moved page by the other form of its address, too (trailingSlash: %s)',
  (trailingSlash, lines) => {
    const redirects = [{ route: '/rye', href: '/grain', hasOtherForm: true }];
    const rules = rulesOf({
      config: {
        url: 'https://mill.example',
        siteBaseUrl: '/',
        ...(trailingSlash !== undefined && { trailingSlash }),
      },
      locales: [{ baseUrl: '/', routes: ['/grain'], redirects }],
    });
    const [, redirected] = staticHostFiles(rules, ['/assets']);
    expect(redirected?.text).toBe(lines);
  },
);

test('static hosts find no placeholder in the address of a moved page or in a base path', () => {
  const redirects = ['/all*', '/std::vec', '/:day/menu', '/why?', '/no#1', '/100%'].map(
    (route) => ({
      route,
      href: '/grain:fine',
    }),
  );
  const rules = rulesOf({
    config: { url: 'https://mill.example', siteBaseUrl: '/a:b*/' },
    locales: [
      { baseUrl: '/a:b*/', routes: ['/grain'], redirects },
      { baseUrl: '/a:b*/nl/', routes: ['/grain'], redirects: [] },
    ],
  });
  const [headers, redirected] = staticHostFiles(rules, ['/assets']);
  expect(headers?.text.match(/^\/.*/gm)).toEqual(['/a%3Ab%2A/*', '/a%3Ab%2A/assets/*']);
  expect(redirected?.text.trim().split('\n')).toEqual([
    ...['all%2A', 'std%3A%3Avec', '%3Aday/menu', 'why%3F', 'no%231', '100%25'].map(
      (name) => `/a%3Ab%2A/${name} /grain:fine 301`,
    ),
    '/a%3Ab%2A/nl/* /a%3Ab%2A/nl/404.html 404',
  ]);
});

test('folders of stamped files are found among the files that a build writes', () => {
  const files = ['assets/client-BCaNVKRn.js', 'nl/search-8Ql3DY5S/words-0.json', 'index.html'];
  const written = [
    ...withHostFiles(
      files.map((path) => ({ path, text: '' })),
      ['static'],
      rulesOf(),
    ),
  ];
  expect(written.map(({ path }) => path)).toEqual([...files, '_headers', '_redirects']);
  expect(written.find(({ path }) => path === '_headers')?.text).toContain(
    '\n/nl/search-8Ql3DY5S/*\n',
  );
});

test('what static hosts would ignore is a warning, and a file that would be lost an error', () => {
  const redirects = Array.from({ length: 2001 }, (_, index) => ({
    route: `/old/${index}`,
    href: index === 0 ? `/grain?${'a'.repeat(1000)}` : '/grain',
  }));
  const rules = rulesOf({
    locales: [{ baseUrl: '/', routes: ['/grain'], redirects }],
    headers: [{ name: 'X-Long', value: 'a'.repeat(2000) }],
  });
  const problems = staticHostProblems(rules, {
    staticFiles: ['_headers', 'assets/logo.svg'],
    shells: 100,
  });
  expect(problems.map(({ severity, message }) => [severity, message])).toEqual([
    [undefined, 'A static folder contains "_headers", which the target "static" writes, too.'],
    ['warning', '_headers: 102 rules. Cloudflare Pages accepts 100 and ignores the rest.'],
    ['warning', expect.stringMatching(/^_headers: 2010 characters in a line/)],
    ['warning', '_redirects: 2001 redirects. Cloudflare Pages accepts 2000 and ignores the rest.'],
    ['warning', expect.stringMatching(/^_redirects: \d{4} characters in a line/)],
    ['warning', 'Static hosts cache "assets/logo.svg" forever, like all files in "assets".'],
  ]);
  expect(staticHostProblems(rulesOf(), { staticFiles: ['logo.svg'], shells: 1 })).toEqual([]);
});

test('compressed versions are written where they are smaller, beside the file', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'precompressed-'));
  const text = 'The sails turn. '.repeat(200);
  writeFileSync(join(folder, 'index.html'), text);
  writeFileSync(join(folder, 'small.html'), 'short');
  writeFileSync(join(folder, 'photo.jpg'), text);
  writeFileSync(join(folder, 'own.html'), text);
  writeFileSync(join(folder, 'own.html.gz'), 'of the site');
  await precompress(folder, isCompressibleFile);
  expect(readdirSync(folder).sort()).toEqual([
    'index.html',
    'index.html.br',
    'index.html.gz',
    'own.html',
    'own.html.br',
    'own.html.gz',
    'photo.jpg',
    'small.html',
  ]);
  expect(brotliDecompressSync(readFileSync(join(folder, 'index.html.br'))).toString()).toBe(text);
  expect(gunzipSync(readFileSync(join(folder, 'index.html.gz'))).toString()).toBe(text);
  expect(readFileSync(join(folder, 'own.html.gz'), 'utf8')).toBe('of the site');
  rmSync(folder, { recursive: true });
});

test('a long header with dollar signs is the same in nginx, in words that it can read', () => {
  const value = `img-src https://$site_file/ https://\${site_file}/ "\\" ${'https://a.example '.repeat(400)}$`;
  const headers = [{ name: 'Content-Security-Policy', value }];
  const [, site] = nginxFiles(rulesOf({ headers }));
  const text = site?.text ?? '';
  const texts = [...text.matchAll(/^geo (\$\w+) \{\n\tdefault "(.*)";/gm)];
  expect(texts.length).toBeGreaterThan(2);
  expect(texts.map(([, , part = '']) => part.replace(/\\(["\\])/g, '$1')).join('')).toBe(value);
  const variables = texts.map(([, variable]) => variable).join('');
  expect(text).toContain(`add_header Content-Security-Policy "${variables}" always;`);
  for (const line of text.split('\n')) expect(line.length).toBeLessThan(4096);
});
