import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openTestSite, type TestSite } from './test-site.ts';

const TIMEOUT_MS = 60_000;
const CONFIG = `export default { title: 'Hive', url: 'https://hive.example', headTags: [
  { tagName: 'meta', attributes: { name: 'site-verification', content: '"a" < b' } },
  { tagName: 'meta', attributes: { name: 'description', content: 'All about bees.' } },
  { tagName: 'link', attributes: { rel: 'apple-touch-icon', href: 'https://icons.example/bee.png' } },
] };`;
let site: TestSite;

beforeAll(async () => {
  site = openTestSite({
    'site.config.ts': CONFIG,
    'docs/bees.md': '---\ntitle: Bees\ndescription: They fly.\n---\n\nThey fly.\n',
    'docs/honey.md': '---\ntitle: Honey\n---\n\nSweet.\n',
  });
  await site.build();
}, TIMEOUT_MS);

afterAll(() => site.remove());

describe('elements that the config adds to the head', { timeout: TIMEOUT_MS }, () => {
  test('are in each document, escaped, but not where a page has its own', () => {
    for (const page of ['bees', 'honey']) {
      const html = site.read(`docs/${page}/index.html`);
      expect(html).toContain(
        '<meta name="site-verification" content="&quot;a&quot; &lt; b" data-site>',
      );
      expect(html.match(/<meta name="description"/g)).toHaveLength(1);
      expect(html).not.toContain('All about bees.');
    }
  });

  test('may show an icon of another host', () => {
    const html = site.read('docs/honey/index.html');
    expect(html).toContain(
      '<link rel="apple-touch-icon" href="https://icons.example/bee.png" data-site>',
    );
    expect(html).toMatch(/img-src [^;]*https:\/\/icons\.example/);
  });

  test('are no style sheets or scripts, which have places of their own', async () => {
    const withTag = (tag: string) => CONFIG.replace('headTags: [', `headTags: [ ${tag},`);
    site.write(
      'site.config.ts',
      withTag("{ tagName: 'link', attributes: { rel: 'stylesheet', href: '/a.css' } }"),
    );
    await expect(site.check()).rejects.toThrow(/headTags\[0\]\.attributes.*"customCss"/s);
    site.write('site.config.ts', withTag("{ tagName: 'script', attributes: { src: '/a.js' } }"));
    await expect(site.check()).rejects.toThrow(/headTags\[0\]\.tagName/);
  });
});
