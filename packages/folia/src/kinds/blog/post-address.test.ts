import { describe, expect, test } from 'vitest';
import { postAddress } from './post-address.ts';

const BLOG = { routeBasePath: 'blog' };

describe('route and date of a post', () => {
  test.each([
    ['2023-06-24-update.md', '/blog/2023/06/24/update', '2023-06-24'],
    ['2023/06/24/update.md', '/blog/2023/06/24/update', '2023-06-24'],
    ['2023-06-24-update/index.mdx', '/blog/2023/06/24/update', '2023-06-24'],
    ['2023/06-24-update.md', '/blog/2023/06/24/update', '2023-06-24'],
    ['2023-06-24/index.md', '/blog/2023/06/24', '2023-06-24'],
    ['news/2023-06-24-update.md', '/blog/2023/06/24/news/update', '2023-06-24'],
    ['2023/2023-recap.md', '/blog/2023/2023-recap', undefined],
    ['hello.md', '/blog/hello', undefined],
    ['hello/index.md', '/blog/hello', undefined],
  ])('%s', (path, route, day) => {
    const address = postAddress(path, {}, BLOG);
    expect(address.route).toBe(route);
    expect(address.date?.slice(0, 10)).toBe(day);
  });

  test('a slug is relative to the blog, with and without a leading slash', () => {
    const of = (slug: string) => postAddress('2023-06-24-update.md', { slug }, BLOG).route;
    expect([of('summer'), of('/summer'), of('/a/b/'), of('/')]).toEqual([
      '/blog/summer',
      '/blog/summer',
      '/blog/a/b',
      '/blog',
    ]);
  });

  test('the date in frontmatter overrides the one in the path but does not change the route', () => {
    const address = postAddress('2023-06-24-update.md', { date: '2023-07-01' }, BLOG);
    expect(address).toEqual({
      route: '/blog/2023/06/24/update',
      date: '2023-07-01T00:00:00.000Z',
    });
  });

  test('a blog can be at the root of the site', () => {
    expect(postAddress('a.md', {}, { routeBasePath: '/' }).route).toBe('/a');
  });
});
