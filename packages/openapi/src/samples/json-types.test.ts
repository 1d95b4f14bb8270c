import { expect, test } from 'vitest';
import { makeTestApi } from '../views/test-reference.ts';
import { makeSamples } from './samples.ts';

/** The request of an operation for curl, and those with other media types. */
function curlOf(contentTypes: string[], schema: object = { type: 'string', example: 'Dover' }) {
  const content = Object.fromEntries(contentTypes.map((type) => [type, { schema }]));
  const api = makeTestApi({ paths: { '/ports': { post: { requestBody: { content } } } } });
  const [operation] = api.operations;
  if (!operation) throw new Error('No operation was found.');
  const { samples, variants } = makeSamples(operation, api);
  return { main: samples[0]?.code ?? '', variants };
}

test('JSON comes before types that are based on it, whichever is written first', () => {
  const { main } = curlOf(['application/json-patch+json', 'text/json', 'application/json']);
  expect(main).toContain("--header 'Content-Type: application/json'");
});

test('a string is quoted in every type that is JSON', () => {
  const { variants } = curlOf(['application/json', 'text/json', 'application/json-patch+json']);
  expect(variants.map(({ contentType }) => contentType)).toEqual([
    'text/json',
    'application/json-patch+json',
  ]);
  for (const { code } of variants) expect(code).toContain(`--data-raw '"Dover"'`);
});

test('a range of types of JSON is sent as JSON, and has no request if JSON has the same', () => {
  expect(curlOf(['application/json', 'application/*+json']).variants).toEqual([]);
  expect(curlOf(['application/*+json']).main).toContain(
    `--header 'Content-Type: application/json' \\\n  --data-raw '"Dover"'`,
  );
});
