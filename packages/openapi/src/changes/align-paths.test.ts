import { expect, test } from 'vitest';
import { changeLines, compareDescriptions } from './test-changes.ts';

/** A description with a server and operations at these paths. */
function describe(url: string, ...paths: string[]) {
  const get = { responses: { 200: { description: 'Good' } } };
  return {
    openapi: '3.1.0',
    info: { title: 'Quay', version: '1' },
    servers: [{ url }],
    paths: Object.fromEntries(paths.map((path) => [path, { get }])),
  };
}

const OUTSIDE = describe('https://quay.example/api/', '/berths', '/tides/{day}');
const INSIDE = describe('https://quay.example', '/api/berths', '/api/tides/{day}');

test('a part of the path that moves from the server to the operations, or back, is not a change', () => {
  expect(changeLines(compareDescriptions(OUTSIDE, INSIDE))).toEqual([]);
  expect(changeLines(compareDescriptions(INSIDE, OUTSIDE))).toEqual([]);
});

test('other changes are found, too', () => {
  const more = describe('https://quay.example', '/api/berths', '/api/ships', '/api/tides/{day}');
  expect(changeLines(compareDescriptions(OUTSIDE, more))).toEqual([
    'safe | GET /api/ships | Added operations',
  ]);
  const other = describe('https://other.example', '/api/berths', '/api/tides/{day}');
  expect(changeLines(compareDescriptions(OUTSIDE, other))).toEqual([
    'mayBreak | The whole API | server removed: https://quay.example',
    'safe | The whole API | server added: https://other.example',
  ]);
});

test('an API that moves is a change', () => {
  const moved = describe('https://quay.example', '/berths', '/tides/{day}');
  expect(changeLines(compareDescriptions(OUTSIDE, moved))).toEqual([
    'mayBreak | The whole API | server removed: https://quay.example/api',
    'safe | The whole API | server added: https://quay.example',
  ]);
});
