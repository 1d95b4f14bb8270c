import { describe, expect, test } from 'vitest';
import type { HeadElement } from '../contract/head.ts';
import type { InlinePageData } from '../contract/page-data.ts';
import { type DocumentParts, escapeHtml, escapeJson, renderDocument } from './document.ts';

const HEAD: HeadElement[] = [
  { name: 'title', attributes: {}, text: 'Beds & "borders" | Garden' },
  { name: 'meta', attributes: { name: 'description', content: 'What grows <here>' } },
  { name: 'script', attributes: { type: 'application/ld+json' }, text: '"</script>"' },
];

const inlineData: InlinePageData = {
  build: 'b1',
  href: '/garden/docs/beds',
  layout: 'doc',
  breadcrumbs: [],
  toc: [],
};

function render(parts: Partial<DocumentParts> = {}): string {
  return renderDocument({
    head: HEAD,
    inlineData,
    htmlLang: 'en-GB',
    direction: 'ltr',
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

  test('writes a script of the head as JSON that no text of it can end', () => {
    expect(render()).toContain('<script type="application/ld+json">"\\u003c/script>"</script>');
  });

  test('without an icon, browsers are kept from asking for one', () => {
    expect(render()).toContain('<link rel="icon" href="data:,">');
  });

  test('the icon of the site is named', () => {
    expect(render({ faviconHref: '/garden/icon.svg' })).toContain(
      '<link rel="icon" href="/garden/icon.svg">',
    );
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
