import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { parseLongIntegers } from '../description/written-integer.ts';
import { LANGUAGES } from './languages.ts';
import type { SampleBody, SampleRequest } from './sample-request.ts';
import { makeTestRequests, SENT_FILES } from './test-requests.ts';
import { RUNNERS, type Runner } from './test-runners.ts';
import {
  ANSWER_DIGEST,
  DOWNLOAD,
  digestOf,
  type EchoServer,
  type Heard,
  readParts,
  startEchoServer,
} from './test-server.ts';

let server: EchoServer;
const root = mkdtempSync(join(tmpdir(), 'samples-'));
const installed = RUNNERS.filter(({ missing }) => missing === undefined);

for (const { id, missing } of RUNNERS) {
  if (missing !== undefined) console.warn(`Samples in ${id} are not run: no ${missing} here.`);
}

beforeAll(async () => {
  server = await startEchoServer();
});

afterAll(() => {
  server.close();
  rmSync(root, { recursive: true });
});

const requestsFor = (id: string) => makeTestRequests(`${server?.origin ?? ''}/${id}`);
const names = requestsFor('').map(([name]) => name);

describe.each(installed)('samples in $id, run by its own tools, send', (runner: Runner) => {
  const { id } = runner;
  const folder = join(root, id);
  let failure: unknown;

  beforeAll(async () => {
    mkdirSync(folder);
    for (const [name, content] of Object.entries(SENT_FILES)) {
      writeFileSync(join(folder, name), content);
    }
    const write = LANGUAGES.find((language) => language.id === id)?.write;
    if (!write) throw new Error(id);
    const samples = requestsFor(id).map(([, request]) => write(request));
    // The requests before the failure are still compared.
    await runner.run(samples, folder).catch((error: unknown) => {
      failure = error;
    });
  }, 90_000);

  test.each(names)('the request %s', (name) => {
    const request = requestsFor(id).find(([known]) => known === name)?.[1];
    const heard = server.heard.get(`${id}/${name}`);
    if (!request || !heard) throw new Error('Nothing was sent.', { cause: failure });
    expect(`${heard.method} ${server.origin}${heard.url}`).toBe(`${request.method} ${request.url}`);
    expect(heard.headers).toMatchObject(expectedHeaders(request));
    expectBody(id, heard, sentBody(id, request));
    if (request.digestAuth && ANSWER_DIGEST.includes(id)) {
      const { sent, expected } = digestOf(heard, request.digestAuth);
      expect(sent).toBe(expected);
    }
  });

  test('and save downloads', () => {
    expect([...readFileSync(join(folder, 'out.bin'))]).toEqual(DOWNLOAD);
  });

  test('and end without errors', () => {
    expect(failure).toBeUndefined();
  });
});

function expectedHeaders({ headers, basicAuth }: SampleRequest): Record<string, string> {
  const user = basicAuth && Buffer.from(`${basicAuth.username}:${basicAuth.password}`);
  return {
    ...Object.fromEntries(headers.map(([name, value]) => [name.toLowerCase(), value])),
    ...(user && { authorization: `Basic ${user.toString('base64')}` }),
  };
}

function sentBody(id: string, { method, body }: SampleRequest): SampleBody | undefined {
  return /script$/.test(id) && /^(?:GET|HEAD)$/.test(method) ? undefined : body;
}

function expectBody(id: string, heard: Heard, body: SampleBody | undefined): void {
  const text = heard.body.toString();
  const type = heard.headers['content-type'] ?? '';
  switch (body?.kind) {
    case undefined:
      expect(text).toBe('');
      return;
    case 'json':
      expect(type.split(';')[0]).toBe(body.contentType);
      expect(parseLongIntegers(text)).toEqual(body.value);
      return;
    case 'form':
      expect(type).toContain('application/x-www-form-urlencoded');
      expect([...new URLSearchParams(text)]).toEqual(body.fields);
      return;
    case 'text':
      expect(type).toBe(body.contentType);
      expect(text).toBe(body.text);
      return;
    case 'file':
      expect(type).toBe(body.contentType);
      expect([...heard.body]).toEqual([...(SENT_FILES[body.file] ?? [])]);
      return;
    case 'multipart':
      expect(type).toMatch(/^multipart\/form-data; *boundary=/);
      expectParts(id, heard, body);
  }
}

/** Libraries of these languages give a file name to all parts that have a media type. */
const NAMES_TYPED_PARTS = ['javascript', 'typescript', 'php'];

function expectParts(
  id: string,
  heard: Heard,
  { parts }: Extract<SampleBody, { kind: 'multipart' }>,
): void {
  const found = readParts(heard);
  expect(found.map(({ name }) => name)).toEqual(parts.map(({ name }) => name));
  for (const [index, part] of parts.entries()) {
    const sent = found[index];
    const content = 'file' in part ? SENT_FILES[part.file] : Buffer.from(part.value);
    expect([...(sent?.content ?? [])]).toEqual([...(content ?? [])]);
    if (part.contentType !== undefined) expect(sent?.contentType).toBe(part.contentType);
    for (const [name, value] of part.headers ?? []) {
      expect(sent?.headers).toContain(`${name}: ${value}`);
    }
    if ('file' in part) expect(sent?.file).toBe(part.file);
    else if (part.contentType === undefined || !NAMES_TYPED_PARTS.includes(id)) {
      expect(sent?.file).toBeUndefined();
    }
  }
}
