import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { PageFile } from '../../contract/page-data.ts';
import { makePageLoader } from './page-loader.ts';

const BUILD = 'b1';

function pageFile(href: string, build = BUILD): PageFile {
  return {
    build,
    href,
    layout: 'doc',
    documentTitle: href,
    breadcrumbs: [],
    toc: [],
    html: `<p>${href}</p>`,
  };
}

/** Responses by URL. All requests are recorded. */
const answers = new Map<string, () => Response>();
let requests: string[] = [];

beforeEach(() => {
  requests = [];
  answers.clear();
  vi.stubGlobal('location', new URL('https://garden.example/garden/docs/beds'));
  vi.stubGlobal('fetch', async (url: string) => {
    requests.push(url);
    return answers.get(url)?.() ?? new Response('Not found', { status: 404 });
  });
});
afterEach(() => vi.unstubAllGlobals());

const TREES_FILE = '/garden/docs/trees/index.page.json';

function makeLoader() {
  return makePageLoader(BUILD, { baseUrl: '/garden/' });
}

describe('load: a page for navigation without a document', () => {
  test('fetches the page data next to the document, and separates the body from the data', async () => {
    answers.set(TREES_FILE, () => Response.json(pageFile('/garden/docs/trees')));
    const { html, ...page } = pageFile('/garden/docs/trees');
    expect(await makeLoader().load('/garden/docs/trees')).toEqual({ html, page });
  });

  test.each([
    '/garden/docs/trees/',
    '/garden/docs/trees.html',
    '/garden/docs/trees/index.html',
    'https://garden.example/garden/docs/trees?a=b#apples',
    './trees',
  ])('%s has the same page data', async (target) => {
    await makeLoader().load(target);
    expect(requests).toEqual([TREES_FILE]);
  });

  test("uses the site's form of URLs", async () => {
    await makePageLoader(BUILD, { baseUrl: '/garden/', trailingSlash: false }).load('./trees');
    expect(requests).toEqual(['/garden/docs/trees.page.json']);
  });

  test('encodes characters beyond ASCII in requests', async () => {
    await makeLoader().load('/garden/docs/größe');
    expect(requests).toEqual(['/garden/docs/gr%C3%B6%C3%9Fe/index.page.json']);
  });
});

describe('load: pages whose document must be loaded', () => {
  test('a page from another build', async () => {
    answers.set(TREES_FILE, () => Response.json(pageFile('/garden/docs/trees', 'b2')));
    expect(await makeLoader().load('/garden/docs/trees')).toBeUndefined();
  });

  test.each([
    ['another page', '/garden/docs/beds'],
    ['the page of another locale', '/garden/de/docs/trees'],
    ['a page outside the site', '/docs/trees'],
    ['a page of the same name in capitals', '/garden/docs/Trees'],
  ])('page data of %s', async (_, href) => {
    answers.set(TREES_FILE, () => Response.json(pageFile(href)));
    expect(await makeLoader().load('/garden/docs/trees')).toBeUndefined();
  });

  test('but not page data whose address is written in another form', async () => {
    answers.set('/garden/docs/gr%C3%B6%C3%9Fe/index.page.json', () =>
      Response.json(pageFile('/garden/docs/größe/')),
    );
    expect(await makeLoader().load('/garden/docs/gr%C3%B6%C3%9Fe')).toBeDefined();
  });

  test('a URL without page data', async () => {
    expect(await makeLoader().load('/garden/docs/trees')).toBeUndefined();
  });

  test('a host that responds with a page and status 200', async () => {
    const headers = { 'content-type': 'text/html' };
    answers.set(TREES_FILE, () => new Response('<h1>Not found</h1>', { headers }));
    expect(await makeLoader().load('/garden/docs/trees')).toBeUndefined();
  });

  test.each([401, 403, 404, 407, 410, 511])('a URL with status %i', async (status) => {
    answers.set(TREES_FILE, () => new Response('', { status }));
    expect(await makeLoader().load('/garden/docs/trees')).toBeUndefined();
  });

  test.each(['null', '3', '[]', '{}'])('page data that is %s', async (body) => {
    const headers = { 'content-type': 'application/json' };
    answers.set(TREES_FILE, () => new Response(body, { headers }));
    expect(await makeLoader().load('/garden/docs/trees')).toBeUndefined();
  });

  test('a URL outside the site, without a request', async () => {
    expect(await makeLoader().load('https://garden.example/shop')).toBeUndefined();
    expect(requests).toEqual([]);
  });
});

describe('load: failures', () => {
  test('an error status is thrown', async () => {
    answers.set(
      TREES_FILE,
      () => new Response('', { status: 503, statusText: 'Service Unavailable' }),
    );
    await expect(makeLoader().load('/garden/docs/trees')).rejects.toThrow(
      /^503 Service Unavailable$/,
    );
  });

  test('truncated page data is thrown, and requested again', async () => {
    const loader = makeLoader();
    const headers = { 'content-type': 'application/json' };
    answers.set(TREES_FILE, () => new Response('{"build":"b1","href":"/gar', { headers }));
    await expect(loader.load('/garden/docs/trees')).rejects.toThrow(SyntaxError);
    answers.set(TREES_FILE, () => Response.json(pageFile('/garden/docs/trees')));
    expect(await loader.load('/garden/docs/trees')).toBeDefined();
  });

  test('a server that does not respond within 10 seconds is an error', async () => {
    const limit = vi.spyOn(AbortSignal, 'timeout');
    const stop = new AbortController();
    limit.mockReturnValue(stop.signal);
    vi.stubGlobal('fetch', (_: string, init?: RequestInit) => {
      return new Promise((_, reject) => {
        init?.signal?.addEventListener('abort', () => reject(init.signal?.reason));
      });
    });
    const load = makeLoader().load('/garden/docs/trees');
    stop.abort(new DOMException('signal timed out', 'TimeoutError'));
    await expect(load).rejects.toThrow('signal timed out');
    expect(limit).toHaveBeenCalledExactlyOnceWith(10_000);
    limit.mockRestore();
  });

  test('a failure is not cached: the next load sends a new request', async () => {
    const loader = makeLoader();
    answers.set(TREES_FILE, () => new Response('', { status: 500 }));
    await expect(loader.load('/garden/docs/trees')).rejects.toThrow('500');
    answers.set(TREES_FILE, () => Response.json(pageFile('/garden/docs/trees')));
    expect(await loader.load('/garden/docs/trees')).toMatchObject({
      html: '<p>/garden/docs/trees</p>',
    });
  });
});

describe('load of a fresh page', () => {
  test("bypasses its own cache and the browser's", async () => {
    const modes: (RequestCache | undefined)[] = [];
    vi.stubGlobal('fetch', async (_: string, init?: RequestInit) => {
      modes.push(init?.cache);
      return Response.json(pageFile('/garden/docs/trees'));
    });
    const loader = makeLoader();
    await loader.load('/garden/docs/trees');
    await loader.load('/garden/docs/trees', true);
    expect(modes).toEqual(['default', 'reload']);
  });
});

describe('the first page of a visit', () => {
  const first = { page: pageFile('/garden/docs/beds'), html: '<p>As it was</p>' };

  test.each([
    '/garden/docs/beds',
    '/garden/docs/beds/#soil',
    './beds?a=b',
    '/garden/docs/beds.html',
  ])('is available at %s without a request', async (target) => {
    const loader = makePageLoader(BUILD, { baseUrl: '/garden/' }, first);
    expect(await loader.load(target)).toBe(first);
    expect(requests).toEqual([]);
  });

  test('stays cached however many pages follow', async () => {
    const loader = makePageLoader(BUILD, { baseUrl: '/garden/' }, first);
    for (let number = 0; number < 100; number += 1) await loader.load(`/garden/${number}`);
    expect(await loader.load('/garden/docs/beds')).toBe(first);
  });

  test('is requested if it must be fresh', async () => {
    const loader = makePageLoader(BUILD, { baseUrl: '/garden/' }, first);
    await loader.load('/garden/docs/beds', true);
    expect(requests).toEqual(['/garden/docs/beds/index.page.json']);
  });
});

describe('load of many pages', () => {
  test('a page is requested once', async () => {
    answers.set(TREES_FILE, () => Response.json(pageFile('/garden/docs/trees')));
    const loader = makeLoader();
    void loader.load('/garden/docs/trees');
    void loader.load('/garden/docs/trees/#apples');
    expect(await loader.load('/garden/docs/trees')).toBeDefined();
    expect(requests).toEqual([TREES_FILE]);
  });

  test('a failure that nobody waits for is silent, and the next load sends a new request', async () => {
    answers.set(TREES_FILE, () => {
      throw new TypeError('offline');
    });
    const loader = makeLoader();
    void loader.load('/garden/docs/trees');
    await vi.waitFor(() => expect(requests).toHaveLength(1));
    await expect(loader.load('/garden/docs/trees')).rejects.toThrow('offline');
  });

  test('the oldest of many pages is dropped from the cache', async () => {
    const loader = makeLoader();
    for (let number = 0; number <= 60; number += 1) await loader.load(`/garden/${number}`);
    requests = [];
    await loader.load('/garden/60');
    await loader.load('/garden/0');
    expect(requests).toEqual(['/garden/0/index.page.json']);
  });

  test('a recently used page is not the oldest', async () => {
    const loader = makeLoader();
    for (let number = 0; number < 60; number += 1) await loader.load(`/garden/${number}`);
    await loader.load('/garden/0');
    await loader.load('/garden/60');
    requests = [];
    await loader.load('/garden/0');
    expect(requests).toEqual([]);
  });
});
