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

describe('the nearest pages of an address where nothing stands', () => {
  test.each([
    ['/docs/plants/rosse', '/docs/plants/roses', 'a typing error'],
    ['/docs/faq', '/docs/FAQ', 'another case'],
    ['/docs/plants/roses.md', '/docs/plants/roses', 'the ending of its source'],
    ['/docs/plants/roses/index.php', '/docs/plants/roses', 'the ending of another generator'],
    ['/docs/plants/roses/', '/docs/plants/roses', 'a slash'],
    ['/guide/flowers/tulips', '/docs/plants/tulips', 'another folder'],
    ['/shears-for-the-garden', '/docs/tools/garden-shears', 'the same words'],
    ['/docs/coming-frosts', '/blog/2024/frost-warning', 'words of its title'],
    ['/docs/plants/tul%69p', '/docs/plants/tulips', 'percent-encoding'],
  ])('%s: %s (%s)', (path, expected) => {
    expect(nearest(path)[0]).toBe(expected);
  });

  test('are none where nothing is alike', () => {
    expect(nearest('/wp-login.php')).toEqual([]);
    expect(nearest('/%zz')).toEqual([]);
  });

  test('are few', () => {
    const many = Array.from({ length: 50 }, (_, index): KnownPage => [`/a/rose-${index}`, 'Rose']);
    expect(nearestPages('/a/rose', many)).toHaveLength(4);
  });
});

test('the words of an address are those of its last part', () => {
  expect(getSearchWords('/docs/tools/garden-shears.html')).toBe('garden shears');
  expect(getSearchWords('/')).toBe('');
});
