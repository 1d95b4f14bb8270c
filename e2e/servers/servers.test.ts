import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { outputFolder, SITES, type SiteName } from '../sites.ts';
import { EXPECTATIONS, type Expectation, FOREVER } from './expectations.ts';
import { type Response, send } from './send.ts';
import {
  HAS_IPV6,
  hasModules,
  hasServer,
  type RunningServer,
  SERVER_NAMES,
  startServer,
} from './start-server.ts';

/** The sites: 'garden', 'harbor', 'signpost'. */
const CASES = Object.entries(EXPECTATIONS);

describe.each(SERVER_NAMES)('%s', (name) => {
  const isMissing = !hasServer(name);
  if (isMissing) console.warn(`${name} is not installed: its tests are left out.`);

  describe.skipIf(isMissing).each(CASES)('serves the site %s', (siteName, expectations) => {
    const site = siteName as SiteName;
    if (name === 'nginx' && !isMissing && !hasModules(site)) {
      test.skip('needs the module for Brotli, on Debian libnginx-mod-http-brotli-static');
      return;
    }
    const { baseUrl } = SITES[site];
    let server: RunningServer;

    beforeAll(async () => {
      server = await startServer(name, site);
    });

    afterAll(() => server.stop());

    const cases = expectations
      .filter(({ except }) => !except?.[name])
      .map((expectation) => [describeRequest(expectation), expectation] as const);

    test.each(cases)('%s', async (_, expectation) => {
      const response = await send(server.port, expectation.path, expectation);
      expect({ ...relevant(response, expectation) }).toMatchObject(expected(expectation));
      if (expectation.withoutBody) expect(decode(response)).not.toMatch(expectation.withoutBody);
    });

    test('stamped files are cached forever, if they exist', async () => {
      const stamped = readdirSync(join(outputFolder(site), 'assets')).filter((file) =>
        /^(?:client|styles)-.*\.(?:js|css)$/.test(file),
      );
      expect(stamped.length).toBeGreaterThan(1);
      for (const file of stamped) {
        const { status, headers } = await send(server.port, `${baseUrl}assets/${file}`);
        expect([status, headers.get('cache-control')]).toEqual([200, FOREVER]);
      }
    });

    test.skipIf(!HAS_IPV6 || name === 'folia serve')('readers with IPv6 are served', async () => {
      const response = await fetch(`http://[::1]:${server.port}${baseUrl}robots.txt`);
      expect(response.status).toBe(200);
    });

    test('a file that the reader has is not sent again', async () => {
      const path = `${baseUrl}robots.txt`;
      const first = await send(server.port, path);
      const etag = first.headers.get('etag') ?? '';
      const date = first.headers.get('last-modified') ?? '';
      const second = async (headers: Record<string, string>) => {
        const { status, body } = await send(server.port, path, { headers });
        return [status, body.length];
      };
      expect(await second({ 'If-None-Match': etag })).toEqual([304, 0]);
      expect(await second({ 'If-None-Match': `"other", ${etag}` })).toEqual([304, 0]);
      expect(await second({ 'If-Modified-Since': date })).toEqual([304, 0]);
      expect(await second({ 'If-None-Match': '"other"', 'If-Modified-Since': date })).toEqual([
        200,
        first.body.length,
      ]);
    });

    test('an error about a range has each header once', async () => {
      const headers = { Range: 'bytes=99999-' };
      const response = await send(server.port, `${baseUrl}robots.txt`, { headers });
      expect(response.status).toBe(416);
      expect(response.headers.get('x-content-type-options')).toBe('nosniff');
      expect(response.headers.get('cross-origin-opener-policy')).toBe('same-origin');
      expect(response.headers.get('cache-control') ?? 'no-cache').toBe('no-cache');
    });

    test('ranges of a file are sent', async () => {
      const path = `${baseUrl}robots.txt`;
      const whole = (await send(server.port, path)).body.toString();
      const part = async (Range: string) => {
        const { status, headers, body } = await send(server.port, path, { headers: { Range } });
        return [status, headers.get('content-range'), body.toString()];
      };
      const { length } = whole;
      expect(await part('bytes=0-3')).toEqual([206, `bytes 0-3/${length}`, whole.slice(0, 4)]);
      expect(await part('bytes=4-')).toEqual([
        206,
        `bytes 4-${length - 1}/${length}`,
        whole.slice(4),
      ]);
      expect(await part('bytes=-3')).toEqual([
        206,
        `bytes ${length - 3}-${length - 1}/${length}`,
        whole.slice(-3),
      ]);
      expect((await part(`bytes=${length + 10}-`)).slice(0, 2)).toEqual([416, `bytes */${length}`]);
      expect(await part('bytes=-99999')).toEqual([206, `bytes 0-${length - 1}/${length}`, whole]);
      const [severalStatus] = await part('bytes=0-1,3-4');
      expect([200, 206]).toContain(severalStatus);
    });
  });
});

function describeRequest({ method = 'GET', path, headers = {} }: Expectation): string {
  const sent = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
  return [`${method} ${path.slice(0, 80)}`, ...sent].join(', ');
}

function relevant({ status, headers, ...rest }: Response, { response = {} }: Expectation) {
  return {
    status,
    headers: Object.fromEntries(
      Object.entries(response).map(([name, value]) => [
        name,
        headers.get(name) ?? (value === null ? null : ''),
      ]),
    ),
    body: decode({ status, headers, ...rest }),
  };
}

function expected({ status, response = {}, body = '' }: Expectation) {
  const match = (value: string | RegExp | null) =>
    value instanceof RegExp ? expect.stringMatching(value) : value;
  return {
    status: [status].flat().length > 1 ? expect.toBeOneOf([status].flat()) : status,
    headers: Object.fromEntries(
      Object.entries(response).map(([name, value]) => [name, match(value)]),
    ),
    body: body instanceof RegExp ? expect.stringMatching(body) : expect.stringContaining(body),
  };
}

function decode({ headers, body }: Response): string {
  const encoding = headers.get('content-encoding');
  if (body.length === 0) return '';
  if (encoding === 'br') return brotliDecompressSync(body).toString();
  return encoding === 'gzip' ? gunzipSync(body).toString() : body.toString();
}
