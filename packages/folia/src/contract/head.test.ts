import { describe, expect, test } from 'vitest';
import { describeHead, type HeadSite } from './head.ts';
import type { PageData, PageMeta } from './page-data.ts';

const PAGE: PageData = {
  build: 'b1',
  href: '/garden/docs/beds',
  layout: 'doc',
  documentTitle: 'Beds | Garden',
  description: 'What grows here',
  breadcrumbs: [],
  toc: [],
};

const SITE: HeadSite = {
  title: 'Garden',
  url: 'https://garden.example',
  baseUrl: '/garden/',
  htmlLang: 'en-GB',
  locales: [{ name: 'en', label: 'English', htmlLang: 'en-GB', baseUrl: '/garden/' }],
};

const IN_ARABIC = { name: 'ar', label: 'العربية', htmlLang: 'ar', baseUrl: '/garden/ar/' };

/** Each element as one line: its tag, its name and its content. */
function linesOf(page: Partial<PageData> = {}, site: Partial<HeadSite> = {}): string[] {
  return describeHead({ ...PAGE, ...page }, { ...SITE, ...site }).map(
    ({ name, attributes, text }) => [name, ...Object.values(attributes), text].join(' ').trim(),
  );
}

function linesWith(meta: PageMeta): string[] {
  return linesOf({ meta });
}

describe('the metadata of a page', () => {
  test('title, description, canonical URL on the production site, and the same for previews', () => {
    expect(linesOf()).toEqual([
      'title Beds | Garden',
      'meta description What grows here',
      'link canonical https://garden.example/garden/docs/beds',
      'meta og:url https://garden.example/garden/docs/beds',
      'meta og:type website',
      'meta og:locale en_GB',
      'meta og:site_name Garden',
      'meta og:title Beds | Garden',
      'meta og:description What grows here',
    ]);
  });

  test('keywords, feeds and other formats', () => {
    const lines = linesWith({
      keywords: ['rose', 'soil'],
      alternates: [
        { type: 'text/markdown', href: '/garden/docs/beds.md' },
        { type: 'application/rss+xml', title: 'Log', href: '/garden/rss.xml' },
      ],
    });
    expect(lines).toContain('meta keywords rose, soil');
    expect(lines).toContain('link alternate text/markdown /garden/docs/beds.md');
    expect(lines).toContain('link alternate application/rss+xml Log /garden/rss.xml');
  });

  test('a page without an image of its own has that of the site in previews', () => {
    const image = 'https://garden.example/garden/gate.png';
    const own = 'https://garden.example/garden/rose.png';
    expect(linesOf({}, { image })).toContain(`meta og:image ${image}`);
    expect(linesOf({ meta: { image: own } }, { image })).toContain(`meta og:image ${own}`);
    expect(linesOf({ meta: { image: own } }, { image })).not.toContain(`meta og:image ${image}`);
  });

  test('an image makes previews large', () => {
    const lines = linesWith({ image: 'https://garden.example/rose.jpg' });
    expect(lines).toContain('meta og:image https://garden.example/rose.jpg');
    expect(lines).toContain('meta twitter:card summary_large_image');
  });

  test('author, date, tags and structured data', () => {
    const lines = linesWith({
      article: {
        published: '2024-05-01',
        authors: ['Ann'],
        tags: ['roses'],
      },
      structuredData: [{ '@type': 'BlogPosting' }, [{ '@type': 'Rose' }]],
    });
    expect(lines).toContain('meta og:type article');
    expect(lines.slice(-6)).toEqual([
      'meta article:published_time 2024-05-01',
      'meta author Ann',
      'meta article:author Ann',
      'meta article:tag roses',
      'script application/ld+json {"@type":"BlogPosting"}',
      'script application/ld+json [{"@type":"Rose"}]',
    ]);
  });
});

describe('the same page in other locales', () => {
  const locales = [...SITE.locales, IN_ARABIC];

  test('is linked for each of them, with the default one for all others', () => {
    expect(linesOf({}, { locales }).filter((line) => line.includes('alternate'))).toEqual([
      'link alternate en-GB https://garden.example/garden/docs/beds',
      'link alternate ar https://garden.example/garden/ar/docs/beds',
      'link alternate x-default https://garden.example/garden/docs/beds',
    ]);
  });

  test('is not linked if the page is unlisted', () => {
    const lines = linesOf({ meta: { unlisted: true } }, { locales });
    expect(lines.filter((line) => line.includes('alternate'))).toEqual([]);
  });
});

describe('pages that search engines should ignore', () => {
  test('an unlisted page; a listed one has no such element', () => {
    expect(linesWith({ unlisted: true })).toContain('meta robots noindex, nofollow');
    expect(linesOf().join()).not.toContain('robots');
  });

  test('the not-found page has no canonical URL', () => {
    const lines = linesOf({ isNotFound: true, meta: { unlisted: true } });
    expect(lines).toContain('meta robots noindex, nofollow');
    expect(lines.join()).not.toMatch(/canonical|og:url/);
  });
});
