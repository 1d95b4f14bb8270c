import { fromHtml } from 'hast-util-from-html';
import { toHtml } from 'hast-util-to-html';
import { unified } from 'unified';
import { VFile } from 'vfile';
import { expect, test } from 'vitest';
import { englishTexts } from '../../contract/texts.ts';
import type { LinkTarget } from '../../model/page-content.ts';
import { emptyCollection } from '../page-context.ts';
import { rehypeLinks } from './links.ts';
import { rehypePictures } from './pictures.ts';

const sources = [
  {
    type: 'image/avif',
    candidates: [
      { href: '/a-480.avif', width: 480 },
      { href: '/a.avif', width: 900 },
    ],
  },
  { type: 'image/webp', candidates: [{ href: '/a.webp', width: 900 }] },
];

/** The HTML of content in which `./photo.jpg` is a picture with smaller formats. */
async function linked(html: string, hasFigures = false): Promise<string> {
  const resolveLink = async (url: string): Promise<LinkTarget> => {
    if (url === './photo.jpg')
      return { kind: 'file', href: '/photo.jpg', width: 900, height: 600, sources };
    if (url.startsWith('./')) return { kind: 'file', href: url.replace('./', '/files/') };
    return { kind: 'external' };
  };
  const context = { path: 'docs/a.md', texts: englishTexts, resolveLink };
  const file = new VFile({ data: { context, collected: emptyCollection() } });
  const tree = await unified()
    .use(rehypeLinks)
    .run(fromHtml(html, { fragment: true }), file);
  return toHtml(hasFigures ? await unified().use(rehypePictures).run(tree) : tree);
}

test('a picture is offered in smaller formats, with the original for other browsers', async () => {
  expect(await linked('<p><img src="./photo.jpg" alt="A"></p>')).toBe(
    '<p><picture>' +
      '<source type="image/avif" srcset="/a-480.avif 480w, /a.avif 900w" sizes="min(100vw, 748px)">' +
      '<source type="image/webp" srcset="/a.webp 900w" sizes="min(100vw, 748px)">' +
      '<img src="/photo.jpg" alt="A" width="900" height="600">' +
      '</picture></p>',
  );
});

test('the `sizes` of a picture use the width that its author sets', async () => {
  const html = await linked('<img src="./photo.jpg" width="300" alt="A">');
  expect(html).toContain('sizes="min(100vw, 300px)"');
  expect(html).toContain('width="300"');
  expect(html).not.toContain('height=');
});

test.each([
  ['<picture><source srcset="./b.webp"><img src="./photo.jpg"></picture>'],
  ['<img src="./photo.jpg" srcset="./c.jpg 2x">'],
])('what an author has chosen stays: %s', async (html) => {
  expect(await linked(html)).not.toContain('avif');
});

test('a srcset is resolved like a src, in both elements', async () => {
  const html = await linked(
    '<picture><source srcset="./b.webp 1x, https://example.org/c.webp 2x"><img src="./d.png" srcset="./e.png 2x"></picture>',
  );
  expect(html).toContain('srcset="/files/b.webp 1x, https://example.org/c.webp 2x"');
  expect(html).toContain('src="/files/d.png"');
  expect(html).toContain('srcset="/files/e.png 2x"');
});

test('the markup of an island is not changed', async () => {
  const island = '<docs-island data-source="a.island.tsx"><img src="./photo.jpg"></docs-island>';
  expect(await linked(island)).toBe(island);
});

test('a picture with a title is a figure with a caption, and the first picture of a page is not lazy', async () => {
  const html = await linked('<p><img src="./photo.jpg" alt="A" title="At dawn"></p>', true);
  expect(html).toMatch(/^<figure class="picture"><picture>.*<img src="\/photo\.jpg" alt="A"/);
  expect(html).toContain('<figcaption>At dawn</figcaption>');
  expect(html).not.toContain('loading="lazy"');
});
