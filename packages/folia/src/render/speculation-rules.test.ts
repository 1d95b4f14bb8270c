import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { speculationRules } from './speculation-rules.ts';

const rulesSchema = z.object({
  prefetch: z.tuple([
    z.object({
      where: z.object({
        and: z.tuple([
          z.object({ href_matches: z.string() }),
          z.object({ not: z.object({ href_matches: z.string() }) }),
        ]),
      }),
    }),
  ]),
});

/** Whether the rules of a site at a base path match a path. */
function matches(baseUrl: string, pathname: string): boolean {
  const [{ where }] = rulesSchema.parse(JSON.parse(speculationRules(baseUrl))).prefetch;
  const [pages, { not: files }] = where.and;
  const test = (pattern: string) => new URLPattern({ pathname: pattern }).test({ pathname });
  return test(pages.href_matches) && !test(files.href_matches);
}

describe('speculationRules', () => {
  test.each(['/', '/docs/beds', '/docs/1.0/beds', '/docs/1.0', '/docs/v1.131/'])(
    'the document of the page %s is fetched',
    (path) => expect(matches('/', path)).toBe(true),
  );

  test.each(['/manual.pdf', '/files/photos.zip', '/docs/feed.xml'])('the file %s is not', (path) =>
    expect(matches('/', path)).toBe(false),
  );

  test('links outside the base path are left alone', () => {
    expect(matches('/garden/', '/garden/docs/beds')).toBe(true);
    expect(matches('/garden/', '/shop')).toBe(false);
  });

  test('a base path may have characters of patterns', () => {
    expect(matches('/a+b(1)/', '/a+b(1)/docs')).toBe(true);
    expect(matches('/a+b(1)/', '/aab1/docs')).toBe(false);
  });
});
