/** Answers that are errors, or about parts of files: what caches between a server and its readers must not keep. */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { outputFolder } from '../sites.ts';
import { parseResponse, send, sendBytes } from './send.ts';
import { hasServer, type RunningServer, SERVER_NAMES, startServer } from './start-server.ts';

const PAGE = '/docs/plants/roses';
const SCRIPT = `/assets/${readdirSync(join(outputFolder('garden'), 'assets')).find((file) => /^client-.*\.js$/.test(file))}`;

describe.each(SERVER_NAMES.filter(hasServer))('%s', (name) => {
  let server: RunningServer;

  beforeAll(async () => {
    server = await startServer(name, 'garden');
  });

  afterAll(() => server.stop());

  test.each([
    ['a range after the end', { Range: 'bytes=99999999-' }],
    ['another version', { 'If-Match': '"other"' }],
    ['a condition on an older version', { 'If-Unmodified-Since': 'Mon, 01 Jan 2001 00:00:00 GMT' }],
    ['a large header', { 'X-Large': 'a'.repeat(9000) }],
    ['a body', { 'Content-Length': '2000' }],
    ['two lengths', { 'Content-Length': '1\r\nContent-Length: 2' }],
  ])('an error about a stamped file is not cached forever: %s', async (_, headers) => {
    const { status, headers: sent } = await send(server.port, SCRIPT, { headers });
    // A server may also ignore what it does not understand.
    if (status >= 400) expect(sent.get('cache-control') ?? '').not.toContain('immutable');
    else expect([200, 304]).toContain(status);
  });

  test('the page for a missing address is complete, whatever the request says of versions and ranges', async () => {
    const whole = await send(server.port, '/nope');
    expect(whole.body.toString()).toContain('</html>');
    const conditions: Record<string, string>[] = [
      { 'If-None-Match': '*' },
      { 'If-Modified-Since': 'Fri, 01 Jan 2100 00:00:00 GMT' },
      { Range: 'bytes=0-9' },
    ];
    for (const headers of conditions) {
      const { status, body } = await send(server.port, '/nope', { headers });
      expect([status, body.length]).toEqual([404, whole.body.length]);
    }
  });

  test.each([
    ['a name of 300 characters', `/docs/${'a'.repeat(300)}`],
    ['a hidden folder behind a backslash', '/%5c.well/key'],
    ['a missing page behind a backslash', '/%5c404'],
    ['a page with a line feed', `${PAGE}%0a`],
  ])('an address that leads nowhere is an error of the request: %s', async (_, path) => {
    const { status } = await send(server.port, path);
    expect([400, 404]).toContain(status);
  });

  test('a range is one of the file itself, for readers that accept compressed files, too', async () => {
    const { body: file } = await send(server.port, SCRIPT);
    const headers = { Range: 'bytes=0-99', 'Accept-Encoding': 'gzip' };
    const { status, headers: sent, body } = await send(server.port, SCRIPT, { headers });
    const isCompressed = sent.get('content-encoding') === 'gzip';
    if (status === 200 && isCompressed) expect(gunzipSync(body).equals(file)).toBe(true);
    else
      expect([status, isCompressed, body.toString()]).toEqual([
        206,
        false,
        file.subarray(0, 100).toString(),
      ]);
  });

  test.each([
    ['TEXT/MARKDOWN', true],
    ['text/markdown; charset=utf-8', true],
    ['text/markdown;Q=0', false],
    ['text/markdown; charset=utf-8; q=0', false],
    ['x-text/markdown', false],
    ['text/markdownx', false],
  ])('Accept: %s asks for Markdown: %s', async (Accept, isMarkdown) => {
    const response = parseResponse(
      await sendBytes(
        (await sharedHarbor()).port,
        `GET /harbor/docs/tides/table HTTP/1.1\r\nHost: a\r\nConnection: close\r\nAccept: ${Accept}\r\n\r\n`,
      ),
    );
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')?.startsWith('text/markdown')).toBe(isMarkdown);
  });

  let harbor: RunningServer | undefined;

  /** The site that has its pages as Markdown. */
  async function sharedHarbor(): Promise<RunningServer> {
    harbor ??= await startServer(name, 'harbor');
    return harbor;
  }

  afterAll(() => harbor?.stop());
});
