import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { speculationRules } from './speculation-rules.ts';

const rulesSchema = z.object({
  prefetch: z.tuple([z.object({ where: z.object({ href_matches: z.string() }) })]),
});

/** Whether the rules of a site at a base path match an address of its host. */
function matches(baseUrl: string, address: string): boolean {
  const [{ where }] = rulesSchema.parse(JSON.parse(speculationRules(baseUrl))).prefetch;
  const host = 'https://garden.example';
  return new URLPattern(where.href_matches, host).test(new URL(address, host));
}

describe('speculationRules', () => {
  test.each(['/', '/docs/beds', '/docs/beds/', '/docs/beds?view=all', '/docs/beds#roses'])(
    'the document of the page %s is fetched',
    (address) => expect(matches('/', address)).toBe(true),
  );

  test.each(['/manual.pdf', '/files/photos.zip', '/docs/feed.xml'])(
    'the file %s is not',
    (address) => expect(matches('/', address)).toBe(false),
  );

  test('links outside the base path are left alone', () => {
    expect(matches('/garden/', '/garden/docs/beds')).toBe(true);
    expect(matches('/garden/', '/shop')).toBe(false);
  });

  test('a base path may have characters of patterns, and dots', () => {
    expect(matches('/a+b(1)/', '/a+b(1)/docs')).toBe(true);
    expect(matches('/a+b(1)/', '/aab1/docs')).toBe(false);
    expect(matches('/1.0/', '/1.0/docs')).toBe(true);
  });
});
