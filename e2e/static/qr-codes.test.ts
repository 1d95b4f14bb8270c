import { toHtml } from 'hast-util-to-html';
import decodeQR from 'qr/decode.js';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { attributeOf, readPage } from './built-page.ts';

test('a scanner reads the address of the link from each QR code of the home page', async () => {
  const links = readPage('real', '/').all('.codes a');
  expect(links).toHaveLength(2);
  for (const link of links) {
    const drawing = link.children.find((child) => child.type === 'element');
    const picture = toHtml(drawing ?? link, { space: 'svg' });
    expect(await scan(picture)).toBe(attributeOf(link, 'href'));
  }
});

async function scan(svg: string): Promise<string> {
  const namespaced = svg.replace('<svg', '<svg xmlns="http://www.w3.org/2000/svg"');
  const { data, info } = await sharp(Buffer.from(namespaced), { density: 600 })
    .resize(400)
    .flatten({ background: '#fff' })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return decodeQR({ width: info.width, height: info.height, data });
}
