import { execFile, execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { csharpSample } from './csharp.ts';
import { curlSample } from './curl.ts';
import { dartSample } from './dart.ts';
import { goSample } from './go.ts';
import { javaSample } from './java.ts';
import { javascriptSample, typescriptSample } from './javascript.ts';
import { phpSample } from './php.ts';
import { powershellSample } from './powershell.ts';
import { pythonSample } from './python.ts';
import type { SampleRequest } from './sample-request.ts';

/** The request that a server received from a sample. */
type Heard = { method: string; url: string; headers: IncomingMessage['headers']; body: Buffer };

const run = promisify(execFile);
const AWKWARD = `It's "5 $" \\ ’n’ \u{1F6A2}\nnext`;

let server: Server;
let origin = '';
const heard: Heard[] = [];
const folder = mkdtempSync(join(tmpdir(), 'samples-'));
writeFileSync(join(folder, 'scan.bin'), 'SCANNED');

beforeAll(async () => {
  server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    const { method = '', url = '', headers } = request;
    heard.push({ method, url, headers, body: Buffer.concat(chunks) });
    if (url === '/file') response.end(Buffer.from([0, 255, 1]));
    else response.setHeader('content-type', 'application/json').end('{"ok":true}');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  origin = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`;
});

afterAll(() => server.close());

function requests(): Record<string, SampleRequest> {
  const headers: [string, string][] = [['Authorization', 'Bearer YOUR_TOKEN']];
  return {
    get: { method: 'GET', url: `${origin}/a?b=%27c%27&d=1`, headers, returnsJson: true },
    json: {
      method: 'POST',
      url: `${origin}/json`,
      headers,
      body: {
        kind: 'json',
        value: { text: AWKWARD, none: null, yes: true, list: [1, 2.5] },
        contentType: 'application/json',
      },
      returnsJson: true,
    },
    form: {
      method: 'POST',
      url: `${origin}/form`,
      headers: [],
      body: {
        kind: 'form',
        fields: [
          ['name', AWKWARD],
          ['name', 'b&c=d'],
        ],
      },
      returnsJson: true,
    },
    multipart: {
      method: 'PUT',
      url: `${origin}/parts`,
      headers: [],
      body: {
        kind: 'multipart',
        parts: [
          { name: 'scan', file: 'scan.bin' },
          { name: 'note', value: '@it "is"' },
        ],
      },
      returnsJson: true,
    },
    file: {
      method: 'POST',
      url: `${origin}/raw`,
      headers: [],
      body: { kind: 'file', file: 'scan.bin', contentType: 'application/octet-stream' },
      returnsJson: true,
    },
    download: {
      method: 'GET',
      url: `${origin}/file`,
      headers: [],
      download: 'out.bin',
      returnsJson: false,
    },
  };
}

type Runner = {
  label: string;
  write: (request: SampleRequest) => string;
  start: (code: string) => Promise<unknown>;
};

const start =
  (file: string, command: string, ...options: string[]) =>
  async (code: string) => {
    writeFileSync(join(folder, file), code);
    return run(command, [...options, file], { cwd: folder });
  };

/** The languages available on this machine; JavaScript always is. */
const RUNNERS: Runner[] = [
  { label: 'curl', write: curlSample, start: start('sample.sh', 'sh') },
  { label: 'JavaScript', write: javascriptSample, start: start('sample.mjs', process.execPath) },
  { label: 'TypeScript', write: typescriptSample, start: start('sample.mts', process.execPath) },
].filter(({ label }) => label !== 'curl' || runs('curl', '--version'));

function runs(command: string, option: string): boolean {
  try {
    execFileSync(command, [option], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

describe.each(RUNNERS)('samples in $label send the request', ({ write, start: begin }) => {
  const send = async (name: string): Promise<Heard> => {
    const request = requests()[name];
    if (!request) throw new Error(name);
    await begin(write(request));
    const last = heard.at(-1);
    if (!last) throw new Error('Nothing was sent.');
    return last;
  };

  test('a query and a header arrive unchanged', async () => {
    const { method, url, headers } = await send('get');
    expect([method, url, headers.authorization]).toEqual([
      'GET',
      '/a?b=%27c%27&d=1',
      'Bearer YOUR_TOKEN',
    ]);
  });

  test('JSON with all kinds of quotes arrives unchanged', async () => {
    const { headers, body } = await send('json');
    expect(headers['content-type']).toContain('application/json');
    expect(JSON.parse(body.toString())).toEqual({
      text: AWKWARD,
      none: null,
      yes: true,
      list: [1, 2.5],
    });
  });

  test('a form is encoded', async () => {
    const { body } = await send('form');
    expect([...new URLSearchParams(body.toString())]).toEqual([
      ['name', AWKWARD],
      ['name', 'b&c=d'],
    ]);
  });

  test('a form with a file has both parts', async () => {
    const { method, headers, body } = await send('multipart');
    const form = await new Response(new Uint8Array(body), {
      headers: { 'content-type': headers['content-type'] ?? '' },
    }).formData();
    const scan = form.get('scan');
    expect([method, form.get('note'), scan instanceof File && (await scan.text())]).toEqual([
      'PUT',
      '@it "is"',
      'SCANNED',
    ]);
  });

  test('a file is sent unchanged, and a downloaded one is saved', {
    timeout: 60_000,
  }, async () => {
    expect((await send('file')).body.toString()).toBe('SCANNED');
    await send('download');
    expect([...readFileSync(join(folder, 'out.bin'))]).toEqual([0, 255, 1]);
  });
});

describe('samples in languages that are not run here', () => {
  const json = (): SampleRequest => ({
    method: 'POST',
    url: 'https://quay.example/a',
    headers: [['X-Key', `it's $x`]],
    body: { kind: 'json', value: { text: AWKWARD, none: null }, contentType: 'application/json' },
    returnsJson: true,
  });

  test.each([
    ['Python', pythonSample],
    ['Go', goSample],
    ['PHP', phpSample],
    ['Dart', dartSample],
    ['PowerShell', powershellSample],
    ['Java', javaSample],
    ['C#', csharpSample],
  ])('%s', (_, write) => {
    expect(write(json())).toMatchSnapshot();
  });

  test('a quote does not end a string (PowerShell, Dart, PHP)', () => {
    expect(powershellSample(json())).toContain("'it''s $x'");
    expect(dartSample(json())).toContain("'it\\'s \\$x'");
    expect(phpSample(json())).toContain("'X-Key: it\\'s $x'");
  });
});
