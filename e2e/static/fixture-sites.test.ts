import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { outputFolder } from '../sites.ts';
import { attributeOf, readPage, textOf } from './built-page.ts';

describe('the footer', () => {
  test('has columns of links with titles', () => {
    const page = readPage('garden', '/about');
    expect(page.texts('.site-footer :is(h2, h3)')).toEqual(['Read', 'Elsewhere']);
    const roses = page.all('.site-footer a').find((link) => textOf(link) === 'Roses');
    expect(roses && attributeOf(roses, 'href')).toBe('/docs/plants/roses');
    expect(page.texts('.site-footer')[0]).toContain('Free to copy.');
  });

  test('has a single list of links if the config has a flat list, and a logo', () => {
    const page = readPage('orchard', '/docs/welcome');
    expect(page.all('.site-footer :is(h2, h3)')).toEqual([]);
    expect(page.texts('.site-footer li')).toEqual(['Apples', 'Market']);
    expect(page.all('.site-footer .logo')).toHaveLength(1);
  });

  test('has the style in the config', () => {
    const footer = readPage('observatory', '/guide/moon').one('.site-footer');
    expect(attributeOf(footer, 'className')).toContain('site-footer-dark');
  });
});

test('the licenses of what Mermaid consists of are published with it', () => {
  const text = readFileSync(join(outputFolder('windmill'), 'licenses.txt'), 'utf8');
  for (const name of ['mermaid', 'cytoscape', 'd3-shape', 'dompurify', 'lodash-es', 'react']) {
    expect(text).toMatch(new RegExp(`^${name} \\d`, 'm'));
  }
});

describe('the blog of the harbor', () => {
  test('lists posts, the newest first, and older ones on further pages', () => {
    expect(readPage('harbor', '/blog').texts('.posts h2')).toEqual([
      'The regatta was won by a tide',
      'What the storm left',
    ]);
    const [excerpt] = readPage('harbor', '/blog/page/2').texts('.excerpt');
    expect(excerpt).toContain('It has a roof now');
    expect(excerpt).not.toContain('Bring them in coins.');
  });

  test('shows date, reading time, authors, tags and neighbors of a post', () => {
    const page = readPage('harbor', '/blog/2024/03/09/storm');
    expect(attributeOf(page.one('.byline time'), 'dateTime')).toBe('2024-03-09');
    expect(page.texts('.byline')[0]).toContain('min read');
    expect(page.texts('.byline .author-name')).toEqual(['The harbor office', 'A guest']);
    expect(page.texts('.post-footer a')).toEqual(['Weather', 'Repairs']);
    expect(attributeOf(page.one('.neighbor-next, .neighbor-prev'), 'href')).toMatch(
      /^\/harbor\/blog\/20/,
    );
  });

  test('has a page for each tag and author, and for all years', () => {
    expect(readPage('harbor', '/blog/tags/wind-and-weather').all('.posts h2')).toHaveLength(2);
    expect(readPage('harbor', '/blog/authors/keeper').texts('main')[0]).toContain(
      'Answers on channel 12.',
    );
    expect(readPage('harbor', '/blog/archive').texts('h2')).toContain('2023');
  });

  test('links its feeds in the head, and each contains the posts', () => {
    const feeds = readPage('harbor', '/blog').all(
      'head link[rel~="alternate"][type]:not([type="text/markdown"])',
    );
    const files = feeds.map((feed) => attributeOf(feed, 'href')?.replace('/harbor/', '') ?? '');
    expect(files).toHaveLength(3);
    for (const file of files) {
      const text = readFileSync(join(outputFolder('harbor'), file), 'utf8');
      expect(text).toContain('The regatta was won by a tide');
    }
  });

  test('shows an untranslated post in its own language within the other locale', () => {
    expect(readPage('harbor', '/ar/blog/page/2').texts('.posts h2')[0]).toBe('عادت العبّارة');
    const page = readPage('harbor', '/ar/blog/2024/08/01/regatta');
    expect(attributeOf(page.one('#page-body'), 'lang')).toBe('en');
    expect(attributeOf(page.one('.post-footer'), 'lang')).toBe('ar-EG');
  });
});

describe('a translated page', () => {
  test('has translated content, sidebar, config and interface texts', () => {
    const page = readPage('harbor', '/ar/docs/tides/table');
    expect(page.texts('title')).toEqual(['جدول المد | كتاب الميناء']);
    expect(page.texts('.brand')[0]).toBe('كتاب الميناء');
    expect(page.texts('.announcement')[0]).toContain('تحذير من عاصفة');
    expect(page.texts('.sidebar summary')[0]).toBe('المد والجزر');
    expect(page.texts('.edit-link')).toEqual(['عدّل هذه الصفحة']);
    expect(page.texts('.site-footer')[0]).toContain('النسخ مسموح.');
  });
});

describe('the API reference of the harbor', () => {
  test('offers the description as JSON and YAML', () => {
    const file = (name: string) =>
      readFileSync(join(outputFolder('harbor'), 'docs/api', name), 'utf8');
    expect(JSON.parse(file('openapi.json'))).toMatchObject({ info: { title: 'Harbor API' } });
    expect(file('openapi.yaml')).toContain('title: Harbor API');
  });
});

describe('a site for search engines', () => {
  test('lists its pages in a sitemap, which robots.txt links, without redirects', () => {
    const file = (name: string) => readFileSync(join(outputFolder('garden'), name), 'utf8');
    expect(file('sitemap.xml')).toContain('<loc>https://garden.example/docs/plants/roses</loc>');
    expect(file('sitemap.xml')).not.toContain('/docs/flowers');
    expect(file('robots.txt')).toContain('Sitemap: https://garden.example/sitemap.xml');
  });
});

test('a long sidebar contains only the open branch of the page', () => {
  const page = readPage('atlas', '/docs/region-2/map-7');
  const hrefs = page.all('.sidebar a').map((link) => attributeOf(link, 'href') ?? '');
  expect(hrefs.filter((href) => href.startsWith('/docs/region-2/')).length).toBe(40);
  expect(hrefs.filter((href) => href.startsWith('/docs/region-3/'))).toEqual([
    '/docs/region-3/map-1',
  ]);
});
