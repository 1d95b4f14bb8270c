import { expect, test } from 'vitest';
import { buildRequest } from '../samples/index.ts';
import {
  initialState,
  isCredentialMissing,
  toRequestValues,
  withParameter,
  withPlaceholders,
} from './form-state.ts';
import { describeTest } from './test-description.ts';

const header = (name: string, more: object = {}) => ({
  ...{ name, in: 'header', required: true, schema: { type: 'string' }, ...more },
});
const key = { name: 'api_key', in: 'query', required: true, schema: { type: 'string' } };

function requestOf(
  description: ReturnType<typeof describeTest>,
  state = initialState(description),
) {
  const target = { server: 'https://quay.example', credentials: {} };
  const { url, headers } = buildRequest(description, toRequestValues(description, state, target));
  return { url, headers };
}

test('credentials that are parameters are placeholders in samples, and are not sent', () => {
  const description = describeTest({
    parameters: [header('Authorization'), header('X-Auth-Token'), header('X-Trace'), key],
  });
  const [authorization] = description.parameters;
  const state = initialState(description);
  expect(isCredentialMissing(description, state)).toBe(true);
  expect(requestOf(description, state)).toEqual({
    url: 'https://quay.example/ports/string',
    headers: [['X-Trace', 'string']],
  });
  expect(requestOf(description, withPlaceholders(description, state))).toMatchObject({
    url: 'https://quay.example/ports/string?api_key=YOUR_API_KEY',
    headers: expect.arrayContaining([
      ['Authorization', 'YOUR_CREDENTIALS'],
      ['X-Auth-Token', 'YOUR_TOKEN'],
    ]),
  });
  if (!authorization) throw new Error('The parameter is missing.');
  const filled = withParameter(state, authorization, 'Token a');
  expect(requestOf(description, withPlaceholders(description, filled)).headers).toContainEqual([
    'Authorization',
    'Token a',
  ]);
});

test('the example that a description gives for a credential is sent', () => {
  const description = describeTest({
    parameters: [header('Authorization', { example: 'Token a' })],
  });
  expect(isCredentialMissing(description, initialState(description))).toBe(false);
  expect(requestOf(description).headers).toEqual([['Authorization', 'Token a']]);
});
