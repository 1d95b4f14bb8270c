import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Redirect } from './Redirect.tsx';

test('a redirect leads to a path, or to a place of a router', () => {
  expect(renderToStaticMarkup(<Redirect to="/bread" />)).toContain('<a href="/bread">/bread</a>');
  const place = { pathname: '/bread', search: '?kind=rye', hash: 'bake' };
  const html = renderToStaticMarkup(<Redirect to={place} />);
  expect(html).toContain('url=/bread?kind=rye#bake"');
  expect(html).toContain('<a href="/bread?kind=rye#bake">');
});
