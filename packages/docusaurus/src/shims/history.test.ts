import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, expect, test, vi } from 'vitest';
import { printPlace, resolvePlace, useHistory } from './history.ts';

const HERE = 'https://bakery.example/docs/rye?page=2#oven';

function Mover() {
  const { push, replace } = useHistory();
  push({ pathname: '/bread', search: '?kind=rye' });
  replace('/wheat');
  return null;
}

afterEach(() => vi.unstubAllGlobals());

test.each([
  ['/bread?kind=rye#bake', '/bread?kind=rye#bake'],
  ['wheat', '/docs/wheat'],
  ['../wheat', '/wheat'],
  ['?page=3', '/docs/rye?page=3'],
  ['#dough', '/docs/rye#dough'],
  ['', '/'],
  [{ pathname: '/bread', search: 'kind=rye', hash: 'bake' }, '/bread?kind=rye#bake'],
  [{ pathname: '/bread', search: '?kind=rye', hash: '#bake' }, '/bread?kind=rye#bake'],
  [{ pathname: 'wheat', search: '?', hash: '#' }, '/docs/wheat'],
  [{ search: '?page=3' }, '/docs/rye?page=3'],
  [{}, '/docs/rye'],
])('the place %j is %s, seen from /docs/rye', (to, expected) => {
  expect(resolvePlace(to, HERE)).toBe(`https://bakery.example${expected}`);
});

test.each([
  '//mill.example',
  '/\\mill.example',
  '/\t/mill.example',
  'https://mill.example',
  'javascript:alert(1)',
])('the place %j is on the same server', (to) => {
  expect(new URL(resolvePlace(to, HERE)).origin).toBe('https://bakery.example');
});

test('the address of a place has its query and its fragment', () => {
  expect(printPlace({ pathname: '/bread', search: 'kind=rye', hash: '#bake' })).toBe(
    '/bread?kind=rye#bake',
  );
  expect(printPlace({ search: '?', hash: '' })).toBe('/');
});

test('a push adds to the history of the browser, a replacement does not', () => {
  const assign = vi.fn();
  const replace = vi.fn();
  vi.stubGlobal('location', { href: HERE, assign, replace });
  renderToStaticMarkup(createElement(Mover));
  expect(assign.mock.calls).toEqual([['https://bakery.example/bread?kind=rye']]);
  expect(replace.mock.calls).toEqual([['https://bakery.example/wheat']]);
});
