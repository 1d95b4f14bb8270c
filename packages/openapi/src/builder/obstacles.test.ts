import { expect, test } from 'vitest';
import type { SampleRequest } from '../samples/index.ts';
import { findObstacles, isPrivate } from './obstacles.ts';

const request: SampleRequest = {
  method: 'GET',
  url: 'https://api.harbor.example/berths',
  headers: [['Accept', 'application/json']],
  returnsJson: true,
};
const docs = { protocol: 'https:', hostname: 'docs.harbor.example' };
const nothing = { server: false, path: false, file: false };

function kindsOf(change: Partial<SampleRequest>, page = docs, missing = nothing) {
  return findObstacles({ ...request, ...change }, page, missing).map(({ kind }) => kind);
}

test('a plain request has none', () => {
  expect(kindsOf({})).toEqual([]);
});

test('an insecure server cannot be reached from a secure page, except on the same computer', () => {
  expect(kindsOf({ url: 'http://api.harbor.example/' })).toEqual(['mixed']);
  expect(kindsOf({ url: 'http://localhost:2283/' })).toEqual(['private']);
  const insecure = { protocol: 'http:', hostname: 'docs.harbor.example' };
  expect(kindsOf({ url: 'http://api.harbor.example/' }, insecure)).toEqual([]);
});

test('browsers send no body with GET, and no TRACE', () => {
  expect(kindsOf({ body: { kind: 'form', fields: [] } })).toEqual(['bodyless']);
  expect(kindsOf({ method: 'TRACE' })).toEqual(['method']);
});

test('headers and cookies that browsers set are named', () => {
  const headers: [string, string][] = [
    ['Cookie', 'session=a; theme=b=c'],
    ['Host', 'x'],
    ['Sec-Fetch-Mode', 'cors'],
    ['X-Fine', '1'],
  ];
  expect(findObstacles({ ...request, headers }, docs, nothing)).toEqual([
    { kind: 'headers', names: ['Host', 'Sec-Fetch-Mode'], isFatal: false },
    { kind: 'cookies', names: ['session', 'theme'], isFatal: false },
  ]);
});

test('what is missing is an obstacle', () => {
  expect(kindsOf({}, docs, { server: true, path: true, file: true })).toEqual(['server']);
  expect(kindsOf({}, docs, { server: false, path: true, file: true })).toEqual(['file', 'path']);
});

test('private networks are recognized by their addresses', () => {
  for (const host of [
    '10.0.0.5',
    '192.168.1.2',
    '172.20.0.1',
    'nas.local',
    'localhost',
    '[fd00::1]',
  ]) {
    expect(isPrivate(host)).toBe(true);
  }
  for (const host of ['172.32.0.1', 'api.harbor.example', '110.0.0.1', 'local.example']) {
    expect(isPrivate(host)).toBe(false);
  }
});

test('user and password for HTTP Digest are not sent', () => {
  expect(kindsOf({ digestAuth: { username: 'ada', password: 'x' } })).toEqual(['digest']);
});
