import { describe, expect, test } from 'vitest';
import type { HeadElement } from '../contract/head.ts';
import type { InlinePageData } from '../contract/page-data.ts';
import { type DocumentParts, escapeJson, renderDocument } from './document.ts';
import { escapeHtml } from './escape-html.ts';

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
    bodyStart: '',
    bodyEnd: '',
    importMap: '',
    liveParts: [],
    pageScripts: [],
    searchParts: [],
    speculationRules: '{}',
    baseWarning: '',
    shellHtml: '<main>Roses</main>',
    shellUrl: '/garden/assets/shell-1.json',
    ...parts,
  });
}

describe('renderDocument', () => {
  test('has a doctype, language and direction', () => {
    expect(render({ direction: 'rtl' })).toMatch(/^<!doctype html><html lang="en-GB" dir="rtl">/);
  });

  test('declares its character set before all text', () => {
    expect(render().indexOf('<meta charset="utf-8">')).toBeLessThan(render().indexOf('<title>'));
  });

  test('sets the color mode before the style rules and the body, so that nothing flashes', () => {
    const html = render();
    expect(html.indexOf('boot()')).toBeGreaterThan(0);
    expect(html.indexOf('boot()')).toBeLessThan(html.indexOf('<style>'));
  });

  test('lists the hashes of modules before anything that may start one', () => {
    const html = render({
      importMap: '{"integrity":{}}',
      head: [{ name: 'script', attributes: { type: 'module', src: '/counter.js' }, text: '' }],
    });
    const map = html.indexOf('<script type="importmap">{"integrity":{}}</script>');
    expect(map).toBeGreaterThan(0);
    expect(map).toBeLessThan(html.indexOf('/counter.js'));
    expect(render()).not.toContain('importmap');
  });

  test('escapes title and description', () => {
    expect(render()).toContain('<title>Beds &amp; &quot;borders&quot; | Garden</title>');
    expect(render()).toContain('<meta name="description" content="What grows &lt;here&gt;">');
  });

  test('escapes end tags in JSON scripts of the head', () => {
    expect(render()).toContain('<script type="application/ld+json">"\\u003c/script>"</script>');
  });

  test('without an icon, browsers do not request one', () => {
    expect(render()).toContain('<link rel="icon" href="data:,">');
  });

  test('if only the head elements of the config name icons, there are no others', () => {
    const icon = { name: 'link' as const, attributes: { rel: 'shortcut icon', href: '/bee.png' } };
    const html = render({ head: [icon] });
    expect(html).toContain('<link rel="shortcut icon" href="/bee.png">');
    expect(html).not.toContain('data:,');
  });

  test('links to the icon of the site', () => {
    expect(render({ faviconHref: '/garden/icon.svg' })).toContain(
      '<link rel="icon" href="/garden/icon.svg">',
    );
  });

  test('attributes of the boot script: undefined is omitted, empty has no value', () => {
    const attributes = { 'data-app': '/a.js', 'data-switch': '', 'data-system': undefined };
    expect(render({ boot: { code: 'x', attributes } })).toContain(
      '<script data-app="/a.js" data-switch>x</script>',
    );
  });

  test('escapes end tags in the page data', () => {
    const html = render({ inlineData: { ...inlineData, heading: '</script><script>alert(1)' } });
    expect(html).not.toContain('</script><script>alert(1)');
    const json = /<script type="application\/json" id="page-data"[^>]*>(.*)<\/script>/.exec(
      html,
    )?.[1];
    expect(JSON.parse(json ?? '')).toMatchObject({ heading: '</script><script>alert(1)' });
  });
});

describe('escaping', () => {
  test('escapeHtml escapes characters that would end text or an attribute', () => {
    expect(escapeHtml('a & b < c > "d"')).toBe('a &amp; b &lt; c &gt; &quot;d&quot;');
  });

  test('escapeHtml escapes each character once', () => {
    expect(escapeHtml('&lt;')).toBe('&amp;lt;');
  });

  test('escapeJson contains neither end tags nor comments, and parses to the same value', () => {
    const value = { text: '</script><!-- <script>' };
    expect(escapeJson(value)).not.toContain('<');
    expect(JSON.parse(escapeJson(value))).toEqual(value);
  });

  test('starts the code and the worker of the search when its parts are moved into the head', () => {
    const html = render({
      searchParts: ['/assets/shared.js'],
      searchScript: '/assets/search-part.js',
      searchWorker: { worker: '/assets/worker.js', titles: '/search-titles.json' },
    });
    const template = /<template id="search-parts">(.*?)<\/template>/.exec(html)?.[1];
    expect(template).toMatch(
      /new Worker\(.*createScriptURL\(""\)\?\?"\/assets\/worker\.js",{type:"module",name:"\/search-titles\.json"}\)/,
    );
    expect(template).toContain('fetch("/search-titles.json")');
    expect(template).toContain('<script type="module" src="/assets/search-part.js"></script>');
    expect(render({ searchParts: ['/assets/shared.js'] })).not.toContain('Worker');
  });
});
