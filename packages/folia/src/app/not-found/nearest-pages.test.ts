import { describe, expect, test } from 'vitest';
import { getSearchWords, type KnownPage, nearestPages } from './nearest-pages.ts';

const pages: KnownPage[] = [
  ['/', 'Garden'],
  ['/docs/plants/roses', 'Roses'],
  ['/docs/plants/tulips', 'Tulips'],
  ['/docs/tools/rake', 'Rake'],
  ['/docs/tools/garden-shears', 'Garden shears'],
  ['/docs/FAQ', 'Questions'],
  ['/blog/2024/frost-warning', 'Frost is coming'],
];

const nearest = (path: string) => nearestPages(path, pages).map(([href]) => href);

describe('pages similar to a missing one', () => {
  test.each([
    ['/docs/plants/rosse', '/docs/plants/roses', 'a typo'],
    ['/docs/faq', '/docs/FAQ', 'different case'],
    ['/docs/plants/roses.md', '/docs/plants/roses', 'the extension of its source'],
    ['/docs/plants/roses/index.php', '/docs/plants/roses', 'the extension of another generator'],
    ['/docs/plants/roses/', '/docs/plants/roses', 'a slash'],
    ['/guide/flowers/tulips', '/docs/plants/tulips', 'another folder'],
    ['/shears-for-the-garden', '/docs/tools/garden-shears', 'the same words'],
    ['/docs/coming-frosts', '/blog/2024/frost-warning', 'words of its title'],
    ['/docs/plants/tul%69p', '/docs/plants/tulips', 'percent-encoding'],
  ])('%s: %s (%s)', (path, expected) => {
    expect(nearest(path)[0]).toBe(expected);
  });

  test('are empty if nothing is similar', () => {
    expect(nearest('/wp-login.php')).toEqual([]);
    expect(nearest('/%zz')).toEqual([]);
  });

  test('are limited in number', () => {
    const many = Array.from({ length: 50 }, (_, index): KnownPage => [`/a/rose-${index}`, 'Rose']);
    expect(nearestPages('/a/rose', many)).toHaveLength(4);
  });
});

test('the search words of a URL are those of its last segment', () => {
  expect(getSearchWords('/docs/tools/garden-shears.html')).toBe('garden shears');
  expect(getSearchWords('/')).toBe('');
});
