import type { SiteName } from '../sites.ts';
import type { ServerName } from './start-server.ts';

export type Expectation = {
  path: string;
  method?: string;
  headers?: Record<string, string>;
  /** One of several, where standards leave the choice to the server. */
  status: number | number[];
  /** Expected headers of the response by lower-case name; `null` for one that must be missing. */
  response?: Record<string, string | RegExp | null>;
  /** What the body contains once it is decompressed, or must not contain. */
  body?: string | RegExp;
  withoutBody?: string | RegExp;
  /** Servers that do otherwise, with the reason. */
  except?: Partial<Record<ServerName, string>>;
};

export const FOREVER = 'public, max-age=31536000, immutable';
const NO_RULES = { 'folia serve': 'Redirects are documents: it knows no rules, only the output.' };

function moved(path: string, location: string): Expectation {
  return {
    path,
    status: 301,
    response: { location, 'cache-control': 'no-cache', 'x-content-type-options': 'nosniff' },
    except: NO_RULES,
  };
}

/** Another spelling of the address of a page. */
function spelled(path: string, location: string): Expectation {
  const isDocument = path.includes('.html');
  return {
    path,
    status: 301,
    response: { location, 'cache-control': 'no-cache' },
    except: isDocument
      ? {}
      : { 'folia serve': 'It answers with and without a slash, as many hosts do.' },
  };
}

function missing(path: string, body: string | RegExp = 'Page not found'): Expectation {
  return {
    path,
    status: 404,
    response: {
      'content-type': /^text\/html; ?charset=utf-8$/i,
      'cache-control': 'no-cache',
      'content-security-policy': /frame-ancestors/,
      'x-content-type-options': 'nosniff',
    },
    body,
  };
}

/** Must not leave the folder, reveal a file, or lead to another host, whatever its status is. */
function harmless(path: string): Expectation {
  return {
    path,
    status: [200, 301, 308, 400, 404],
    response: { location: /^(?:|\/(?!\/).*)$/ },
    withoutBody: /root:x:0|secret|defineConfig/,
  };
}

const page = (path: string, body: string | RegExp): Expectation => ({
  path,
  status: 200,
  response: {
    'content-type': /^text\/html; ?charset=utf-8$/i,
    'cache-control': 'no-cache',
    etag: /./,
    'last-modified': / GMT$/,
    'content-security-policy': /frame-ancestors 'self'/,
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'permissions-policy': /camera=\(\), .*usb=\(\)/,
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'cross-origin',
    'x-powered-by': null,
  },
  body,
});

const HOSTILE_PATHS = [
  '/../../../../etc/passwd',
  '/..%2f..%2f..%2fetc/passwd',
  '/%2e%2e/%2e%2e/etc/passwd',
  '/%2e%2e%2f%2e%2e%2fetc%2fpasswd',
  '/..\\..\\etc\\passwd',
  '/..%5c..%5cetc%5cpasswd',
  '/%252e%252e/etc/passwd',
  '/....//....//etc/passwd',
  '/docs/..;/etc/passwd',
  '//evil.example/',
  '//evil.example/%2e%2e',
  '/\\evil.example/',
  '/%5cevil.example/',
  '/%2f%2fevil.example/',
  '///evil.example///',
  '/%00',
  '/index.html%00.txt',
  '/%0d%0aSet-Cookie:%20a=b/',
  '/%0d%0aSet-Cookie:%20a=b.html',
  '/%E0%A4%A',
  '/%',
  '/%zz/',
  '/%ff%fe/',
  '/*',
  '/[a-z]*',
  '/{path}',
  '/$uri',
  '/?/../../etc/passwd',
];

/** What servers answer, by site. The sites differ in their base path, languages, and the slash at the end of addresses. */
export const EXPECTATIONS: Partial<Record<SiteName, Expectation[]>> = {
  /** At the root, addresses without a slash, documents named `a.html`. */
  garden: [
    page('/', 'Garden Book'),
    page('/docs/plants/roses', '<h1'),
    page('/docs/plants/roses?from=mail', '<h1'),
    spelled('/docs/plants/roses/', '/docs/plants/roses'),
    spelled('/docs/plants/roses.html?a=b&c=%20d', '/docs/plants/roses?a=b&c=%20d'),
    spelled('/index.html', '/'),
    moved('/docs/flowers', '/docs/plants/roses'),
    moved('/docs/flowers/?a=b', '/docs/plants/roses?a=b'),
    moved('/docs/flowers.html', '/docs/plants/roses'),
    moved('/docs/cutting?a=b&c=%C3%A4', '/docs/plants/roses?a=b&c=%C3%A4#pruning'),
    moved('/shop', 'https://seeds.example/'),
    missing('/nowhere'),
    missing('/docs/Flowers'),
    missing('/docs/'.concat('a'.repeat(200))),
    missing('/404.html'),
    missing('/404'),
    missing('/assets/'),
    missing('/docs/plants'),
    missing('/assets/gone-12345678.js'),
    { path: '/leaf.svg', status: 200, response: { 'content-type': 'image/svg+xml' } },
    {
      path: '/docs/plants/roses.page.json',
      status: 200,
      response: { 'content-type': /^application\/json/, 'cache-control': 'no-cache' },
    },
    {
      path: '/sitemap.xml',
      status: 200,
      response: { 'content-type': /^application\/xml/ },
      except: { 'folia serve': 'It has the media types of its library.' },
    },
    {
      path: '/docs/plants/roses',
      method: 'HEAD',
      status: 200,
      response: { 'content-type': /^text\/html/ },
      body: /^$/,
    },
    { path: '/nowhere', method: 'HEAD', status: 404, body: /^$/ },
    ...['POST', 'PUT', 'DELETE', 'OPTIONS', 'PATCH'].map((method) => ({
      path: '/docs/plants/roses',
      method,
      status: 405,
      response: { allow: 'GET, HEAD' },
    })),
    {
      path: '/docs/plants/roses',
      headers: { 'Accept-Encoding': 'gzip' },
      status: 200,
      response: { 'content-encoding': 'gzip', vary: /Accept-Encoding/i },
      body: '<h1',
    },
    {
      path: '/docs/plants/roses',
      headers: { 'Accept-Encoding': 'gzip;q=0' },
      status: 200,
      response: { 'content-encoding': null },
      body: '<h1',
    },
    ...HOSTILE_PATHS.map(harmless),
  ],
  /** Below a path, in two languages, addresses without a slash, documents named `a/index.html`. */
  harbor: [
    page('/harbor/', 'Harbor Book'),
    page('/harbor/ar/', 'dir="rtl"'),
    page('/harbor/docs/tides/table', '<h1'),
    page('/harbor/ar/docs/tides/table', 'dir="rtl"'),
    ...[
      ['/harbor/', '# The Harbor Book'],
      ['/harbor/docs/tides/table', '# The tide table'],
      ['/harbor/ar/docs/tides/table', '# '],
      ['/harbor/blog', '# Harbor log'],
    ].map(([path = '', body = '']) => ({
      path,
      headers: { Accept: 'text/markdown' },
      status: 200,
      response: { 'content-type': /^text\/markdown/, vary: /\bAccept\b(?!-)/ },
      body,
      withoutBody: '<h1',
    })),
    spelled('/harbor/docs/tides/table/', '/harbor/docs/tides/table'),
    spelled('/harbor/docs/tides/table/index.html?a=b', '/harbor/docs/tides/table?a=b'),
    spelled('/harbor/docs/tides/table.html', '/harbor/docs/tides/table'),
    spelled('/harbor', '/harbor/'),
    spelled('/harbor/ar?a=b', '/harbor/ar/?a=b'),
    spelled('/harbor/ar/index.html', '/harbor/ar/'),
    missing('/'),
    missing('/docs/tides/table'),
    missing('/harbornowhere'),
    missing('/harbor/nowhere'),
    missing('/harbor/ar/nowhere', 'dir="rtl"'),
    missing('/harbor/ar/docs/nowhere/', 'dir="rtl"'),
    missing('/harbor/ar/404', 'dir="rtl"'),
    missing('/harbor/arabic'),
    {
      path: '/harbor/blog/rss.xml',
      status: 200,
      response: { 'content-type': /xml/ },
      body: '<rss',
    },
    {
      path: '/harbor/blog/feed.json',
      status: 200,
      response: { 'content-type': /^application\/json/ },
    },
    ...HOSTILE_PATHS.map((path) => harmless(`/harbor${path}`)),
  ],
  /** Below a path, addresses with a slash, compressed versions of files, a static folder with files of all kinds. */
  signpost: [
    page('/way/guide/north/', '<h1'),
    page('/way/guide/gr%C3%B6%C3%9Fe/', '<h1'),
    page('/way/fr/guide/north/', 'lang="fr"'),
    spelled('/way/guide/north', '/way/guide/north/'),
    spelled('/way/guide/north.html?a=b', '/way/guide/north/?a=b'),
    spelled('/way/guide/north/index.html', '/way/guide/north/'),
    spelled('/way/guide/gr%C3%B6%C3%9Fe', '/way/guide/gr%C3%B6%C3%9Fe/'),
    moved('/way/', '/way/guide/north/'),
    moved('/way/fr/', '/way/fr/guide/north/'),
    moved('/way/pole?a=b', '/way/guide/north/?a=b'),
    moved('/way/stra%C3%9Fe/', '/way/guide/north/'),
    moved('/way/guide/due%20north', '/way/guide/north/'),
    moved('/way/star?a=b', '/way/guide/north/?a=b#star'),
    moved('/way/chart/?a=b', 'https://charts.example/sky?map=1#north'),
    missing('/way/fr/nowhere', 'lang="fr"'),
    missing('/way/nowhere'),
    missing('/way/.key'),
    missing('/way/.private/key.txt'),
    missing('/way/.private/'),
    missing('/way/%2eprivate/key.txt'),
    missing('/way/.git/config'),
    missing('/way/.well-known/.private'),
    {
      path: '/way/.well-known/security.txt',
      status: 200,
      response: { 'content-type': /^text\/plain/ },
      body: 'warden',
    },
    { path: '/way/gr%C3%B6%C3%9Fe.txt', status: 200, body: 'bright' },
    {
      path: '/way/app.webmanifest',
      status: 200,
      response: { 'content-type': /^application\/manifest\+json/ },
    },
    {
      path: '/way/assets/team-photo24x.svg',
      status: 200,
      response: { 'cache-control': 'no-cache' },
      except: NO_RULES,
    },
    { path: '/way/map/', status: 200, body: 'You are here' },
    { path: '/way/map/index.html', status: 200, body: 'You are here' },
    { path: '/way/legend.html', status: 200, body: 'A dot is a town' },
    { path: '/way/rope{2}.txt', status: 200, body: 'Two strands' },
    { path: '/way/rope%7B2%7D.txt', status: 200, body: 'Two strands' },
    ...['coil%7Bpath%7D', 'coil{2}'].flatMap((folder): Expectation[] => [
      { path: `/way/${folder}/`, status: 200, body: 'Wound clockwise' },
      { path: `/way/${folder}/index.html`, status: 200, body: 'Wound clockwise' },
      {
        path: `/way/${folder}?a=b`,
        status: 301,
        response: { location: `/way/${folder.replace('{2}', '%7B2%7D')}/?a=b` },
        except: NO_RULES,
      },
    ]),
    { path: '/way/toll%7Bhost%7D$uri.html', status: 200, body: 'A penny each' },
    {
      path: '/way/assets/knot%7Bhost%7D-9a80f20f.svg',
      status: 200,
      response: { 'cache-control': 'no-cache' },
      except: NO_RULES,
    },
    ...['//way/pole', '/way//pole', '/way/./pole', '/way/guide/../pole', '/way//'].map((path) => ({
      path,
      status: [301, 404],
      // Never another page.
      response: { location: /^(?:\/way\/(?:guide\/north\/)?)?$/ },
      except: NO_RULES,
    })),
    ...['a/'.repeat(2500), `${'ü/'.repeat(1200)}`, 'ü'.repeat(200)].map((name) => ({
      path: `/way/${encodeURI(name)}`,
      status: [404, 414],
    })),
    {
      path: '/way/guide/north/',
      status: 200,
      response: {
        'content-security-policy':
          /https:\/\/p0\.example\/\$uri\/\$\/tiles\/ .*https:\/\/p119\.example\/\$uri\/\$\/tiles\/.*frame-ancestors/,
      },
      except: { 'folia serve': 'Its pages have the rest of the policy themselves.' },
    },
    { path: '/way/map', status: 301, response: { location: '/way/map/' }, except: NO_RULES },
    ...(['br', 'gzip'] as const).map((encoding) => ({
      path: '/way/guide/north/',
      headers: { 'Accept-Encoding': encoding },
      status: 200,
      response: {
        'content-encoding': encoding,
        vary: /Accept-Encoding/i,
        'content-type': /^text\/html/,
      },
      body: '<h1',
    })),
    {
      path: '/way/guide/north/',
      headers: { 'Accept-Encoding': 'gzip, deflate, br, zstd' },
      status: 200,
      response: { 'content-encoding': 'br' },
      body: '<h1',
    },
    {
      path: '/way/guide/north/',
      headers: { 'Accept-Encoding': 'br;q=0, gzip' },
      status: 200,
      response: { 'content-encoding': 'gzip' },
      body: '<h1',
    },
    {
      path: '/way/guide/north/',
      headers: { 'Accept-Encoding': 'br;q=0, gzip;q=0' },
      status: 200,
      response: { 'content-encoding': null },
      body: '<h1',
    },
    {
      path: '/way/guide/north/',
      headers: { 'Accept-Encoding': 'identity' },
      status: 200,
      response: { 'content-encoding': null },
      body: '<h1',
    },
    ...[
      'text/markdown',
      'text/markdown, */*;q=0.1',
      'text/markdown, text/html;q=0.8',
      'text/html;q=0.5, text/markdown;q=1',
    ].map((Accept) => ({
      path: '/way/guide/north/',
      headers: { Accept },
      status: 200,
      response: {
        'content-type': /^text\/markdown; ?charset=utf-8$/i,
        vary: /\bAccept\b(?!-)/,
        'cache-control': 'no-cache',
      },
      body: '# North',
    })),
    ...[
      '*/*',
      'text/html',
      'text/html,application/xhtml+xml,*/*;q=0.8',
      'text/html, text/markdown',
      'text/markdown;q=0, */*',
      'text/markdown;q=0.5, text/html',
    ].map((Accept) => ({
      path: '/way/guide/north/',
      headers: { Accept },
      status: 200,
      response: { 'content-type': /^text\/html/, vary: /\bAccept\b(?!-)/ },
      body: '<h1',
    })),
    {
      path: '/way/guide/gr%C3%B6%C3%9Fe/',
      headers: { Accept: 'text/markdown' },
      status: 200,
      response: { 'content-type': /^text\/html/ },
    },
    ...HOSTILE_PATHS.map((path) => harmless(`/way${path}`)),
  ],
};
