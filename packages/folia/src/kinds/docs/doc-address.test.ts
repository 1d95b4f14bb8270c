import { describe, expect, test } from 'vitest';
import { docAddress, splitNumberPrefix } from './doc-address.ts';

/** Options of docs at a base path. */
function at(routeBasePath: string) {
  return { routeBasePath, numberPrefixParser: true };
}

describe('docAddress: id and route of a docs page', () => {
  test('are the path without extension', () => {
    expect(docAddress('trees/apple.md', {}, at('docs'))).toEqual({
      id: 'trees/apple',
      route: '/docs/trees/apple',
    });
    expect(docAddress('trees/pear.mdx', {}, at('docs')).id).toBe('trees/pear');
  });

  test('upper case is kept', () => {
    expect(docAddress('FAQ.mdx', {}, at('docs')).route).toBe('/docs/FAQ');
  });

  test('number prefixes are removed; the prefix of the file is its position', () => {
    expect(docAddress('02-trees/01-apple.md', {}, at('docs'))).toEqual({
      id: 'trees/apple',
      route: '/docs/trees/apple',
      position: 1,
    });
  });

  test('a position in frontmatter overrides the number prefix', () => {
    expect(docAddress('01-apple.md', { sidebar_position: 7 }, at('docs')).position).toBe(7);
  });

  test.each(['index', 'README', 'trees'])('%s has the route of its folder', (name) => {
    const { id, route } = docAddress(`trees/${name}.md`, {}, at('docs'));
    expect({ id, route }).toEqual({ id: `trees/${name}`, route: '/docs/trees' });
  });

  test.each([
    ['trees/1-trees.md', '/docs/trees/trees'],
    ['01-trees/trees.md', '/docs/trees/trees'],
    ['trees/01-index.md', '/docs/trees/index'],
    ['01-trees/01-trees.md', '/docs/trees'],
    ['01-trees/index.md', '/docs/trees'],
  ])('the names on disk decide what an index is: %s is at %s', (path, route) => {
    expect(docAddress(path, {}, at('docs')).route).toBe(route);
  });

  test('index at the root has the route of the docs', () => {
    expect(docAddress('index.md', {}, at('docs')).route).toBe('/docs');
  });

  test('a page at the root that is not an index keeps its name', () => {
    expect(docAddress('docs.md', {}, at('docs')).route).toBe('/docs/docs');
  });

  test('a slug with a leading slash is relative to the root of the docs', () => {
    expect(docAddress('trees/apple.md', { slug: '/fruit' }, at('docs')).route).toBe('/docs/fruit');
    expect(docAddress('trees/apple.md', { slug: '/' }, at('docs')).route).toBe('/docs');
  });

  test('a slug without one is relative to the folder', () => {
    expect(docAddress('trees/apple.md', { slug: 'malus' }, at('docs')).route).toBe(
      '/docs/trees/malus',
    );
    expect(docAddress('trees/apple.md', { slug: '../malus/' }, at('docs')).route).toBe(
      '/docs/malus',
    );
  });

  test('an empty slug is ignored; dots cannot leave the root of the docs', () => {
    expect(docAddress('trees/apple.md', { slug: '' }, at('docs')).route).toBe('/docs/trees/apple');
    expect(docAddress('trees/apple.md', { slug: './malus' }, at('docs')).route).toBe(
      '/docs/trees/malus',
    );
    expect(docAddress('apple.md', { slug: '../../malus' }, at('docs')).route).toBe('/docs/malus');
  });

  test('an index has the route of its folder whatever its id', () => {
    expect(docAddress('trees/index.md', { id: 'overview' }, at('docs'))).toMatchObject({
      id: 'trees/overview',
      route: '/docs/trees',
    });
  });

  test('number prefixes are kept if the config or the page says so', () => {
    const kept = { id: '02-trees/01-apple', route: '/docs/02-trees/01-apple', position: undefined };
    const options = { routeBasePath: 'docs', numberPrefixParser: false };
    expect(docAddress('02-trees/01-apple.md', {}, options)).toEqual(kept);
    const own = { parse_number_prefixes: false };
    expect(docAddress('02-trees/01-apple.md', own, at('docs'))).toEqual(kept);
  });

  test('an id in the frontmatter replaces the name', () => {
    expect(docAddress('trees/apple.md', { id: 'malus' }, at('docs'))).toEqual({
      id: 'trees/malus',
      route: '/docs/trees/malus',
    });
  });

  test('docs can be at the root of the site, or deeper', () => {
    expect(docAddress('index.md', {}, at('/')).route).toBe('/');
    expect(docAddress('trees/apple.md', {}, at('/')).route).toBe('/trees/apple');
    expect(docAddress('apple.md', {}, at('/garden/docs/')).route).toBe('/garden/docs/apple');
  });
});

describe('splitNumberPrefix', () => {
  test.each([
    ['02-install', 2, 'install'],
    ['3. Roses', 3, 'Roses'],
    ['10 - beds', 10, 'beds'],
    ['001_soil', 1, 'soil'],
  ])('%s', (name, number, rest) => {
    expect(splitNumberPrefix(name)).toEqual({ number, name: rest });
  });

  test.each([
    '2024-05-harvest',
    '7.1-release',
    '7-1-release',
    '05-06-2024-fair',
    '1_2_beds',
    '2024',
    '4seasons',
    'bed-2',
  ])('in %s the number is part of the name', (name) => {
    expect(splitNumberPrefix(name)).toEqual({ name });
  });
});
