import { describe, expect, test } from 'vitest';
import { madeApi } from '../views/made-reference.ts';
import { curlSample } from './curl.ts';
import { phpSample } from './php.ts';
import { powershellSample } from './powershell.ts';
import type { SampleBody, SampleRequest } from './sample-request.ts';
import { LANGUAGES, samplesOf } from './samples.ts';

const request: SampleRequest = {
  method: 'POST',
  url: 'https://ferries.example/ports/a%20b?x=1',
  headers: [['X-Key', 'YOUR_KEY']],
  answersJson: true,
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
  test('have address, header and method', () => {
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

  test('keep what is downloaded', () => {
    expect(
      write({ ...request, method: 'GET', download: 'plan.pdf', answersJson: false }),
    ).toContain('plan.pdf');
  });
});

describe('texts of several lines', () => {
  const fields: SampleBody = { kind: 'form', fields: [['note', 'one\n"two" $three\n\'four\' \\']] };
  const parts: SampleBody = {
    kind: 'multipart',
    parts: [{ name: 'note', value: 'one\n"two" $three `“four”' }],
  };

  test('are not moved to the right within code of PHP', () => {
    expect(phpSample({ ...request, body: fields })).toContain(
      `'note' => "one\\n\\"two\\" \\$three\\n'four' \\\\",`,
    );
  });

  test('are not moved to the right within code of PowerShell', () => {
    expect(powershellSample({ ...request, body: parts })).toContain(
      'note\' = "one`n`"two`" `$three ```“four`”"',
    );
  });
});

test('a method that is no word cannot end the command of a shell', () => {
  expect(curlSample({ ...request, method: 'COPY; rm -rf ~' })).toContain(
    "--request 'COPY; rm -rf ~' '",
  );
  expect(curlSample(request)).toContain("--request POST '");
});

describe('the samples of an operation', () => {
  const samples = (codeSamples: object[]) => {
    const api = madeApi({ paths: { '/ports': { get: { 'x-codeSamples': codeSamples } } } });
    const [operation] = api.operations;
    return operation ? samplesOf(operation, api) : [];
  };

  test('are one of each language', () => {
    expect(samples([]).map(({ id }) => id)).toEqual(LANGUAGES.map(({ id }) => id));
  });

  test('of the description stand in the place of those that are made, under any name of their language', () => {
    const own = samples([
      { lang: 'Shell', label: 'HTTPie', source: 'http /ports\n\n' },
      { lang: 'py', source: 'own()' },
    ]);
    expect(own.map(({ id }) => id)).toEqual(LANGUAGES.map(({ id }) => id));
    expect(own[0]).toEqual({ id: 'curl', label: 'HTTPie', language: 'bash', code: 'http /ports' });
    expect(own.find(({ id }) => id === 'python')?.code).toBe('own()');
  });

  test('of further languages, and further ones of a language, are added under ids of their own', () => {
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
