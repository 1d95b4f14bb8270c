import { expect, test, vi } from 'vitest';
import type { MarkdownSource } from '../model/page-markdown.ts';
import { noStore, withMemory } from './entry-store.ts';
import { cacheMarkdown } from './markdown-cache.ts';

const URL = 'https://harbor.example/docs/knots';
const bowline: MarkdownSource = {
  title: 'Bowline',
  html: '<p>A loop</p>',
  data: { heading: 'Bowline', description: 'A loop that holds', showsDescription: true },
};

function openCache() {
  const entries = withMemory(noStore);
  const write = vi.fn((page: MarkdownSource, url: string) => `${page.title} ${page.html} ${url}`);
  const cached = (fingerprint = 'one') =>
    cacheMarkdown({ ...entries, siteDir: '', fingerprint }, write);
  return { write, cached };
}

test('a page is converted once, and its text is the same after that', () => {
  const { write, cached } = openCache();
  const text = cached()(bowline, URL);
  expect(text).toBe(`Bowline <p>A loop</p> ${URL}`);
  expect(cached()(bowline, URL)).toBe(text);
  expect(write).toHaveBeenCalledOnce();
});

test.each([
  ['its text', { ...bowline, html: '<p>A knot</p>' }],
  ['its title', { ...bowline, title: 'Knot' }],
  ['its heading', { ...bowline, data: { ...bowline.data, heading: 'Knot' } }],
  ['its description', { ...bowline, data: { ...bowline.data, description: 'Holds' } }],
  [
    'whether it shows its description',
    { ...bowline, data: { ...bowline.data, showsDescription: false } },
  ],
])('a page is converted again when %s changes', (_, changed) => {
  const { write, cached } = openCache();
  cached()(bowline, URL);
  cached()(changed, URL);
  expect(write).toHaveBeenCalledTimes(2);
});

test('all pages are converted again for another address and another version of the engine', () => {
  const { write, cached } = openCache();
  cached()(bowline, URL);
  cached()(bowline, 'https://harbor.example/de/docs/knots');
  cached('two')(bowline, URL);
  expect(write).toHaveBeenCalledTimes(3);
});
