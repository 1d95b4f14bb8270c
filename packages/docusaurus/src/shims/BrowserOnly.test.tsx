import { useState } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { BrowserOnly, browserContent } from './BrowserOnly.tsx';

test('a page has the fallback', () => {
  expect(renderToStaticMarkup(<BrowserOnly fallback="A clock.">{() => 'Noon.'}</BrowserOnly>)).toBe(
    'A clock.',
  );
});

test('in a browser, the children are a component of their own, which may call hooks', () => {
  let calls = 0;
  const children = () => {
    calls += 1;
    const [hour] = useState(12);
    return <b>{hour}</b>;
  };
  const content = browserContent(true, { children });
  expect(calls).toBe(0);
  expect(renderToStaticMarkup(content)).toBe('<b>12</b>');
});
