import { describe, expect, test } from 'vitest';
import { makeSlugs, toSlug } from './slug.ts';

test.each([
  ['getAllPorts', 'get-all-ports'],
  ['getHTTPStatus', 'get-http-status'],
  ['repos/list-for-org', 'repos-list-for-org'],
  ['get /ports/{id}', 'get-ports-id'],
  ['v2Ports', 'v2-ports'],
  ['Überfahrt №1', 'überfahrt-1'],
  ['../../<script>"\'', 'script'],
  ['---', ''],
  ['..', ''],
  ['🚢 🚢', ''],
  ['مرفأ العبّارات', 'مرفأ-العبّارات'],
  ['घाट', 'घाट'],
  ['%2e%2e%2fetc', '2e-2e-2fetc'],
])('the slug of %s is %s', (name, slug) => {
  expect(toSlug(name)).toBe(slug);
});

test('slugs are unique, and never those that are taken', () => {
  const slug = makeSlugs(['models']);
  expect([
    slug('models', 'x'),
    slug('Port', 'x'),
    slug('port', 'x'),
    slug('port-2', 'x'),
    slug('?', 'x'),
    slug('!', 'x'),
  ]).toEqual(['models-2', 'port', 'port-2', 'port-2-2', 'x', 'x-2']);
});

test('thousands of equal names have slugs in linear time', () => {
  const slug = makeSlugs();
  const slugs = Array.from({ length: 30_000 }, () => slug('Port', 'x'));
  expect(slugs.at(-1)).toBe('port-30000');
});

describe('a slug is a file name on every system', () => {
  test.each(['a'.repeat(300), 'ü'.repeat(300), '船'.repeat(300), '𝔘x'.repeat(300)])(
    'however long the name',
    (name) => {
      const slug = toSlug(name);
      expect(Buffer.byteLength(slug)).toBeLessThanOrEqual(150);
      expect(slug.isWellFormed()).toBe(true);
      expect(toSlug(name)).toBe(slug);
      expect(toSlug(`${name}b`)).not.toBe(slug);
    },
  );

  test('and never the name of a Windows device', () => {
    const slug = makeSlugs();
    expect([slug('con', 'x'), slug('NUL', 'x'), slug('console', 'x')]).toEqual([
      'con-2',
      'nul-2',
      'console',
    ]);
  });
});
