import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { parseResponse, send, sendBytes } from './send.ts';
import { hasServer, type RunningServer, SERVER_NAMES, startServer } from './start-server.ts';

const PAGE = '/docs/plants/roses';
const SLOW_CLIENTS = 20;
/** All servers give a client ten seconds to send its headers. */
const PATIENCE = 25_000;

describe.each(SERVER_NAMES.filter(hasServer))('%s', (name) => {
  let server: RunningServer;

  beforeAll(async () => {
    server = await startServer(name, 'garden');
  });

  afterAll(() => server.stop());

  async function statusOf(text: string): Promise<number> {
    return parseResponse(await sendBytes(server.port, text)).status;
  }

  /** Whether another reader gets a page. */
  async function isServing(): Promise<boolean> {
    const { status, body } = await send(server.port, PAGE);
    return status === 200 && body.includes('<h1');
  }

  test('HTTP/1.0 gets a whole answer, and the connection is closed', async () => {
    const { status, headers, body } = parseResponse(
      await sendBytes(server.port, `GET ${PAGE} HTTP/1.0\r\n\r\n`),
    );
    expect(status).toBe(200);
    expect(headers.has('transfer-encoding')).toBe(false);
    expect(body.includes('</html>')).toBe(true);
  });

  test.each([
    ['a very long address', `GET /${'a'.repeat(100_000)} HTTP/1.1\r\nHost: a\r\n\r\n`, [414, 431]],
    [
      'a very large header',
      `GET / HTTP/1.1\r\nHost: a\r\nX: ${'a'.repeat(100_000)}\r\n\r\n`,
      [400, 431],
    ],
    [
      'very many headers',
      `GET / HTTP/1.1\r\nHost: a\r\n${'X-A: b\r\n'.repeat(20_000)}\r\n`,
      [400, 431],
    ],
    ['no HTTP', 'garbage\r\n\r\n', [400]],
    ['another protocol', '\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03\r\n\r\n', [400, 0]],
    [
      'a space in the address',
      'GET /a b HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n',
      [400, 404],
    ],
    ['an unknown version', 'GET / HTTP/9.9\r\nHost: a\r\n\r\n', [400, 505]],
    ['an unknown method', 'BREW / HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n', [400, 405]],
    [
      'a bare line feed in a header',
      'GET / HTTP/1.1\r\nHost: a\r\nX: a\n b: c\r\nConnection: close\r\n\r\n',
      [200, 400],
    ],
    ['no host', 'GET / HTTP/1.1\r\nConnection: close\r\n\r\n', [400]],
    [
      'two lengths',
      'GET / HTTP/1.1\r\nHost: a\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\nab',
      [400],
    ],
    ['a negative length', 'GET / HTTP/1.1\r\nHost: a\r\nContent-Length: -1\r\n\r\n', [400]],
    [
      'a length and chunks, which proxies read differently',
      'GET / HTTP/1.1\r\nHost: a\r\nContent-Length: 4\r\nTransfer-Encoding: chunked\r\nConnection: close\r\n\r\n0\r\n\r\n',
      [200, 400],
    ],
  ])('%s is refused, and the next reader is served', async (_, text, statuses) => {
    expect(statuses).toContain(await statusOf(text));
    expect(await isServing()).toBe(true);
  });

  test.each([
    'evil.example',
    'a/b',
    '"><script>',
    '[::1',
    `${'a'.repeat(300)}.example`,
    '127.0.0.1:99999',
  ])('the host "%s" is not part of any answer', async (Host) => {
    const { status, headers, body } = await send(server.port, '/docs/plants/roses.html', {
      headers: { Host },
    });
    expect([301, 400]).toContain(status);
    expect(headers.get('location') ?? PAGE).toBe(PAGE);
    expect(body.includes(Host)).toBe(false);
  });

  test('the body of a request is ignored', async () => {
    const text = `GET ${PAGE} HTTP/1.1\r\nHost: a\r\nConnection: close\r\nContent-Length: 5\r\n\r\nhello`;
    expect(await statusOf(text)).toBe(200);
  });

  test('two requests on one connection get two answers', async () => {
    const request = (path: string, connection: string) =>
      `HEAD ${path} HTTP/1.1\r\nHost: a\r\nConnection: ${connection}\r\n\r\n`;
    const text = request(PAGE, 'keep-alive') + request('/nowhere', 'close');
    const answers = (await sendBytes(server.port, text)).toString('latin1');
    expect(answers.match(/^HTTP\/1\.1 \d+/gm)).toEqual(['HTTP/1.1 200', 'HTTP/1.1 404']);
  });
});

test('clients that send too slowly are cut off, and others are served meanwhile', {
  timeout: PATIENCE,
}, async () => {
  const servers = await Promise.all(
    SERVER_NAMES.filter(hasServer).map((name) => startServer(name, 'garden')),
  );
  const ports = servers.flatMap(({ port }) => Array.from({ length: SLOW_CLIENTS }, () => port));
  const cutOff = ports.map(sendSlowly);
  for (const { port } of servers) expect((await send(port, PAGE)).status).toBe(200);
  await Promise.all(cutOff);
  for (const { port } of servers) expect((await send(port, PAGE)).status).toBe(200);
  for (const { stop } of servers) stop();
});

/** Sends a header byte by byte, until the server closes the connection. */
function sendSlowly(port: number): Promise<void> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () => socket.write('GET / HTTP/1.1\r\nX: '));
    const timer = setInterval(() => socket.write('a'), 500);
    socket.on('error', () => {});
    socket.resume();
    socket.on('close', () => {
      clearInterval(timer);
      resolve();
    });
  });
}
