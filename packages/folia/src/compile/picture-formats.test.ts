import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { makePictureConverter } from './picture-formats.ts';

const TIMEOUT_MS = 60_000;
const cacheDir = join(mkdtempSync(join(tmpdir(), 'pictures-')), 'images');
const convert = makePictureConverter(cacheDir);
let photo: Buffer;

afterAll(() => rmSync(join(cacheDir, '..'), { recursive: true }));

/** Soft waves with some grain, which older formats compress badly. */
function waves(width: number, height: number) {
  const pixels = Buffer.alloc(width * height * 3);
  for (let index = 0; index < pixels.length; index += 1) {
    const noise = Math.sin(index * 12.9898) * 43_758.5453;
    pixels[index] = 128 + 90 * Math.sin(index / 700) + 6 * (noise - Math.floor(noise));
  }
  return sharp(pixels, { raw: { width, height, channels: 3 } });
}

beforeAll(async () => {
  photo = await waves(800, 300).jpeg({ quality: 95 }).toBuffer();
});

describe('a photograph', { timeout: TIMEOUT_MS }, () => {
  test('is converted to both formats in several widths, none of them wider than the original', async () => {
    const formats = await convert(photo);
    expect(formats.map(({ type }) => type)).toEqual(['image/avif', 'image/webp']);
    for (const { files } of formats) {
      expect(files.map(({ width }) => width)).toEqual([480, 800]);
      for (const { file, width } of files) {
        expect((await sharp(file).metadata()).width).toBe(width);
        expect(statSync(file).size).toBeLessThan(photo.length);
      }
    }
  });

  test('is converted once', async () => {
    const formats = await convert(photo);
    const written = () =>
      readdirSync(cacheDir).map((file) => statSync(join(cacheDir, file)).mtimeMs);
    const before = written();
    expect(await makePictureConverter(cacheDir)(photo)).toEqual(formats);
    expect(written()).toEqual(before);
  });

  test('is converted again if a file is missing from the cache', async () => {
    const [format] = await convert(photo);
    const file = format?.files[0]?.file ?? '';
    const bytes = readFileSync(file);
    rmSync(file);
    await convert(photo);
    expect(readFileSync(file)).toEqual(bytes);
  });

  test('that is rotated by its metadata has its width as displayed', async () => {
    const turned = await sharp(photo).withMetadata({ orientation: 6 }).jpeg().toBuffer();
    const [format] = await convert(turned);
    expect(format?.files.map(({ width }) => width)).toEqual([300]);
    const { width, height } = await sharp(format?.files[0]?.file).metadata();
    expect([width, height]).toEqual([300, 800]);
  });

  test('is not converted if the result would not be smaller', async () => {
    const small = await waves(800, 300).avif({ quality: 30 }).toBuffer();
    expect(await convert(small)).toEqual([]);
    const dense = await waves(800, 300).webp({ quality: 5 }).toBuffer();
    const formats = await convert(Buffer.concat([dense, Buffer.alloc(10_000 - dense.length + 1)]));
    expect(formats.map(({ type }) => type)).not.toContain('image/webp');
  });
});

describe('not converted', { timeout: TIMEOUT_MS }, () => {
  test('a small file', async () => {
    const icon = await sharp({ create: { width: 32, height: 32, channels: 3, background: 'red' } })
      .png()
      .toBuffer();
    expect(await convert(icon)).toEqual([]);
  });

  test('an SVG', async () => {
    const space = ' '.repeat(10_000);
    const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9">${space}</svg>`;
    expect(await convert(Buffer.from(drawing))).toEqual([]);
  });

  test.each(['gif', 'webp'] as const)('an animated %s', async (format) => {
    const frames = await Promise.all(
      [0, 1].map((frame) =>
        sharp(photo)
          .modulate({ hue: 90 * frame })
          .png()
          .toBuffer(),
      ),
    );
    const animation = await sharp(frames, { join: { animated: true } })
      .toFormat(format)
      .toBuffer();
    expect(animation.length).toBeGreaterThan(10_000);
    expect(await convert(animation)).toEqual([]);
  });

  test('an animated PNG', async () => {
    const png = await waves(800, 300).png().toBuffer();
    expect((await convert(png)).length).toBeGreaterThan(0);
    // After the signature and the header (25 bytes). Decoders ignore unknown chunks.
    const control = Buffer.concat([
      Buffer.from([0, 0, 0, 8]),
      Buffer.from('acTL'),
      Buffer.alloc(12),
    ]);
    const animated = Buffer.concat([png.subarray(0, 33), control, png.subarray(33)]);
    expect(await convert(animated)).toEqual([]);
  });
});

test('file names in the cache have the format and width', async () => {
  const [format] = await convert(photo);
  expect(basename(format?.files[0]?.file ?? '')).toMatch(/^[0-9a-f]{20}-480\.avif$/);
});
