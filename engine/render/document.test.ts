import { describe, expect, test } from 'vitest';
import type { InlinePageData, PageData } from '../contract/page-data.ts';
import { type DocumentParts, escapeHtml, escapeJson, renderDocument } from './document.ts';

const page: PageData = {
  build: 'b1',
  href: '/garden/docs/beds',
  layout: 'doc',
  documentTitle: 'Beds & "borders" | Garden',
  description: 'What grows <here>',
  breadcrumbs: [],
  toc: [],
};

const inlineData: InlinePageData = {
  build: 'b1',
  href: '/garden/docs/beds',
  layout: 'doc',
  breadcrumbs: [],
  toc: [],
};

function render(parts: Partial<DocumentParts> = {}): string {
  return renderDocument({
    page,
    inlineData,
    htmlLang: 'en-GB',
    direction: 'ltr',
    alternates: [],
    feeds: [],
    siteUrl: 'https://garden.example',
    siteTitle: 'Garden',
    keywords: [],
    unlisted: false,
    styles: 'p{color:green}',
    boot: { code: 'boot()', attributes: {} },
    searchHtml: '',
    liveParts: [],
    searchParts: [],
    baseWarning: '',
    shellHtml: '<main>Roses</main>',
    shellUrl: '/garden/assets/shell-1.json',
    ...parts,
  });
}

describe('renderDocument', () => {
  test('has doctype, language and direction', () => {
    expect(render({ direction: 'rtl' })).toMatch(/^<!doctype html><html lang="en-GB" dir="rtl">/);
  });

  test('names its character set before all text', () => {
    expect(render().indexOf('<meta charset="utf-8">')).toBeLessThan(render().indexOf('<title>'));
  });

  test('sets the colour mode before the style rules and the body, so that nothing flashes', () => {
    const html = render();
    expect(html.indexOf('boot()')).toBeGreaterThan(0);
    expect(html.indexOf('boot()')).toBeLessThan(html.indexOf('<style>'));
  });

  test('escapes title and description', () => {
    expect(render()).toContain('<title>Beds &amp; &quot;borders&quot; | Garden</title>');
    expect(render()).toContain('<meta name="description" content="What grows &lt;here&gt;">');
  });

  test('has the canonical address on the production site', () => {
    expect(render()).toContain(
      '<link rel="canonical" href="https://garden.example/garden/docs/beds">',
    );
  });

  test('an unlisted page is kept from search engines, a listed one is not', () => {
    expect(render({ unlisted: true })).toContain(
      '<meta name="robots" content="noindex, nofollow">',
    );
    expect(render()).not.toContain('robots');
  });

  test('without an icon, browsers are kept from asking for one', () => {
    expect(render()).toContain('<link rel="icon" href="data:,">');
  });

  test('keywords, icon and picture stand there where there are any', () => {
    expect(render()).not.toMatch(/keywords|og:image/);
    const html = render({
      keywords: ['rose', 'soil'],
      faviconHref: '/garden/icon.svg',
      imageUrl: 'https://garden.example/rose.jpg',
    });
    expect(html).toContain('<meta name="keywords" content="rose, soil">');
    expect(html).toContain('<link rel="icon" href="/garden/icon.svg">');
    expect(html).toContain('<meta property="og:image" content="https://garden.example/rose.jpg">');
  });

  test('attributes of the boot script: undefined is left out, empty stands alone', () => {
    const attributes = { 'data-app': '/a.js', 'data-switch': '', 'data-system': undefined };
    expect(render({ boot: { code: 'x', attributes } })).toContain(
      '<script data-app="/a.js" data-switch>x</script>',
    );
  });

  test('holds the page data as JSON that no text of it can end', () => {
    const html = render({ inlineData: { ...inlineData, heading: '</script><script>alert(1)' } });
    expect(html).not.toContain('</script><script>alert(1)');
    const json = /<script type="application\/json" id="page-data"[^>]*>(.*)<\/script>/.exec(
      html,
    )?.[1];
    expect(JSON.parse(json ?? '')).toMatchObject({ heading: '</script><script>alert(1)' });
  });
});

describe('escaping', () => {
  test('escapeHtml escapes what would end a text or an attribute', () => {
    expect(escapeHtml('a & b < c > "d"')).toBe('a &amp; b &lt; c &gt; &quot;d&quot;');
  });

  test('escapeHtml escapes each sign once', () => {
    expect(escapeHtml('&lt;')).toBe('&amp;lt;');
  });

  test('escapeJson holds neither an end of a script nor a comment, and reads back the same', () => {
    const value = { text: '</script><!-- <script>' };
    expect(escapeJson(value)).not.toContain('<');
    expect(JSON.parse(escapeJson(value))).toEqual(value);
  });
});

test('the same page in other languages is named in the head, and the language of this one', () => {
  const html = render({
    alternates: [{ hreflang: 'ar', href: 'https://garden.example/ar/?a=1&b=2' }],
  });
  expect(html).toContain(
    '<link rel="alternate" hreflang="ar" href="https://garden.example/ar/?a=1&amp;b=2">',
  );
  expect(html).toContain('<meta property="og:locale" content="en_GB">');
  expect(render()).not.toContain('rel="alternate"');
});
