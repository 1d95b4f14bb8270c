import { describe, expect, test } from 'vitest';
import { makeTestApi } from '../views/test-reference.ts';
import { curlSample } from './curl.ts';
import { LANGUAGES } from './languages.ts';
import { phpSample } from './php.ts';
import { powershellSample } from './powershell.ts';
import type { SampleBody, SampleRequest } from './sample-request.ts';
import { makeSamples } from './samples.ts';

const request: SampleRequest = {
  method: 'POST',
  url: 'https://ferries.example/ports/a%20b?x=1',
  headers: [['X-Key', 'YOUR_KEY']],
  returnsJson: true,
};

const BODIES: Record<string, SampleBody> = {
  json: { kind: 'json', value: { port: 'Dover' }, contentType: 'application/json' },
  'other JSON': {
    kind: 'json',
    value: { port: 'Dover' },
    contentType: 'application/merge-patch+json',
  },
  form: { kind: 'form', fields: [['port', 'Dover']] },
  multipart: {
    kind: 'multipart',
    parts: [
      { name: 'port', value: 'Dover' },
      { name: 'Dover', file: 'plan.pdf' },
      { name: 'x', value: '{}', contentType: 'application/json' },
    ],
  },
  file: { kind: 'file', file: 'Dover.pdf', contentType: 'application/pdf' },
  text: { kind: 'text', text: 'port\nDover', contentType: 'text/csv' },
};

describe.each(LANGUAGES)('samples in $label', ({ write }) => {
  test('have URL, header and method', () => {
    for (const method of ['GET', 'POST', 'DELETE', 'QUERY', 'HEAD']) {
      const code = write({ ...request, method });
      expect(code).toContain('https://ferries.example/ports/a%20b?x=1');
      expect(code).toContain('X-Key');
      expect(code).toContain('YOUR_KEY');
      if (!['GET', 'HEAD'].includes(method)) expect(code.toUpperCase()).toContain(method);
    }
  });

  test.each(Object.entries(BODIES))('send a body that is %s', (_, body) => {
    const code = write({ ...request, body });
    expect(code).toContain('Dover');
    if (body.kind === 'file' || body.kind === 'text' || body.kind === 'json')
      expect(code).toMatch(body.contentType === 'application/json' ? /json/ : body.contentType);
    expect(code).not.toMatch(/undefined|\[object Object\]/);
  });

  test('save downloads', () => {
    expect(
      write({ ...request, method: 'GET', download: 'plan.pdf', returnsJson: false }),
    ).toContain('plan.pdf');
  });
});

describe('multi-line strings', () => {
  const fields: SampleBody = { kind: 'form', fields: [['note', 'one\n"two" $three\n\'four\' \\']] };
  const parts: SampleBody = {
    kind: 'multipart',
    parts: [{ name: 'note', value: 'one\n"two" $three `“four”' }],
  };

  test('are not indented within PHP code', () => {
    expect(phpSample({ ...request, body: fields })).toContain(
      `'note' => "one\\n\\"two\\" \\$three\\n'four' \\\\",`,
    );
  });

  test('are not indented within PowerShell code', () => {
    expect(powershellSample({ ...request, body: parts })).toContain(
      'note\' = "one`n`"two`" `$three ```“four`”"',
    );
  });
});

test('a method that is not a word cannot end a shell command', () => {
  expect(curlSample({ ...request, method: 'COPY; rm -rf ~' })).toContain(
    "--request 'COPY; rm -rf ~' '",
  );
  expect(curlSample(request)).toContain("--request POST '");
});

describe('the samples of an operation', () => {
  const samples = (codeSamples: object[]) => {
    const api = makeTestApi({ paths: { '/ports': { get: { 'x-codeSamples': codeSamples } } } });
    const [operation] = api.operations;
    return operation ? makeSamples(operation, api).samples : [];
  };

  test('include one of each language', () => {
    expect(samples([]).map(({ id }) => id)).toEqual(LANGUAGES.map(({ id }) => id));
  });

  test('in the description replace the generated ones, under any name of their language', () => {
    const own = samples([
      { lang: 'Shell', label: 'HTTPie', source: 'http /ports\n\n' },
      { lang: 'py', source: 'own()' },
    ]);
    expect(own.map(({ id }) => id)).toEqual(LANGUAGES.map(({ id }) => id));
    expect(own[0]).toEqual({ id: 'curl', label: 'HTTPie', language: 'bash', code: 'http /ports' });
    expect(own.find(({ id }) => id === 'python')?.code).toBe('own()');
  });

  test('in other languages, and additional ones in a language, are added under separate ids', () => {
    const own = samples([
      { lang: 'Rust', source: 'a' },
      { lang: 'Rust', source: 'b' },
      { lang: 'constructor', source: 'c' },
    ]);
    const ids = own.map(({ id }) => id);
    expect(ids.slice(LANGUAGES.length)).toEqual([
      'rust',
      `rust-${LANGUAGES.length + 1}`,
      'constructor',
    ]);
    expect(new Set(ids).size).toBe(ids.length);
  });
});

test('requests with bodies in other media types, and with other examples, are variants for curl', () => {
  const examples = {
    calm: { value: { wind: 1 } },
    storm: { summary: 'A storm', value: { wind: 9 } },
  };
  const content = {
    'application/xml': { schema: { type: 'object', properties: { wind: { example: 2 } } } },
    'application/json': { examples },
    'text/plain': { example: 'windy' },
  };
  const api = makeTestApi({ paths: { '/winds': { post: { requestBody: { content } } } } });
  const [operation] = api.operations;
  const variants = operation ? makeSamples(operation, api).variants : [];
  expect(variants.map(({ contentType, example }) => example ?? contentType)).toEqual([
    'application/xml',
    'text/plain',
    'A storm',
  ]);
  expect(variants[0]?.code).toContain('<wind>2</wind>');
  expect(variants[2]?.code).toContain('"wind": 9');
});
