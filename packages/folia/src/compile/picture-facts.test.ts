import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { readPicture } from './picture-facts.ts';

const TIMEOUT_MS = 60_000;
const square = sharp({ create: { width: 40, height: 30, channels: 3, background: 'green' } });

function svg(attributes: string): Buffer {
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg"${attributes}><path d="M0 0h9"/></svg>`,
  );
}

async function flawOf(path: string, bytes: Buffer): Promise<string | undefined> {
  const { flaw, isConvertible } = await readPicture(path, bytes);
  if (flaw) expect(isConvertible).toBe(false);
  return flaw?.message;
}

describe('a flaw of a picture', { timeout: TIMEOUT_MS }, () => {
  test('is that it has no content', async () => {
    expect(await flawOf('barn.png', Buffer.alloc(0))).toBe('is an empty file.');
  });

  test('is that it is a pointer of Git LFS', async () => {
    const pointer = 'version https://git-lfs.github.com/spec/v1\noid sha256:4d7a\nsize 12345\n';
    expect(await flawOf('barn.png', Buffer.from(pointer))).toBe(
      'is a Git LFS pointer, not a picture.',
    );
  });

  test('is that it is not a picture', async () => {
    expect(await flawOf('barn.png', Buffer.from('<html></html>'))).toBe('cannot be read.');
    expect(await flawOf('barn.svg', Buffer.from('<barn/>'))).toBe('cannot be read.');
  });

  test.each(['png', 'jpeg', 'gif', 'webp'] as const)('is that a %s ends early', async (format) => {
    const whole = await square.clone().toFormat(format).toBuffer();
    expect(await flawOf(`barn.${format}`, whole)).toBeUndefined();
    const cut = whole.subarray(0, Math.round(whole.length * 0.85));
    expect(await flawOf(`barn.${format}`, cut)).toMatch(/^(?:ends early|cannot be read)\.$/);
  });

  test('is that its format is not that of its extension', async () => {
    expect(await flawOf('barn.png', await square.clone().jpeg().toBuffer())).toBe(
      'has the extension "png", but its format is JPEG.',
    );
    expect(await flawOf('barn.JPG', await square.clone().jpeg().toBuffer())).toBeUndefined();
    expect(await flawOf('barn.avif', await square.clone().avif().toBuffer())).toBeUndefined();
  });

  test('is not that an AVIF has a profile which the build cannot decode, since it reads the size', async () => {
    const known = await square.clone().avif().toBuffer();
    const unknown = Buffer.from(known.toString('latin1').replaceAll('av01', 'av99'), 'latin1');
    await expect(sharp(unknown).metadata()).rejects.toThrow();
    const facts = await readPicture('barn.avif', unknown);
    expect(facts).toEqual({ width: 40, height: 30, isConvertible: false });
    expect(await flawOf('barn.avif', Buffer.from('<html></html>'))).toBe('cannot be read.');
  });

  test('is that an SVG has neither a size nor a viewBox', async () => {
    const message = 'has neither a size nor a viewBox.';
    expect(await flawOf('barn.svg', svg(''))).toBe(message);
    expect(await flawOf('barn.svg', svg(' width="100%" height="100%"'))).toBe(message);
    expect(await flawOf('barn.svg', svg(' viewBox="0 0 40 30"'))).toBeUndefined();
    expect(await flawOf('barn.svg', svg(' width="40" height="30px"'))).toBeUndefined();
  });

  test('is that it is huge', async () => {
    const create = { width: 9000, height: 9000, channels: 3, background: 'green' } as const;
    const huge = await sharp({ create }).png({ compressionLevel: 9 }).toBuffer();
    expect(await readPicture('barn.png', huge)).toMatchObject({
      width: 9000,
      isConvertible: false,
      flaw: { message: 'has 81 megapixels (9000 × 9000) and is not converted.' },
    });
  });
});

describe('a picture can be converted', () => {
  test('if it is a photograph or a screenshot', async () => {
    expect(await readPicture('barn.png', await square.clone().png().toBuffer())).toEqual({
      width: 40,
      height: 30,
      isConvertible: true,
    });
  });

  test('unless it is a drawing', async () => {
    expect(await readPicture('barn.svg', svg(' viewBox="0 0 40 30"'))).toEqual({
      width: 40,
      height: 30,
      isConvertible: false,
    });
  });

  test.each(['gif', 'webp'] as const)('unless it is an animated %s', async (format) => {
    const frames = await Promise.all(
      [0, 90].map((hue) => square.clone().modulate({ hue }).png().toBuffer()),
    );
    const animation = await sharp(frames, { join: { animated: true } })
      .toFormat(format)
      .toBuffer();
    expect((await readPicture(`barn.${format}`, animation)).isConvertible).toBe(false);
  });

  test('unless it is an animated PNG', async () => {
    const png = await square.clone().png().toBuffer();
    // After the signature and the header (25 bytes). Decoders ignore unknown chunks.
    const control = Buffer.concat([
      Buffer.from([0, 0, 0, 8]),
      Buffer.from('acTL'),
      Buffer.alloc(12),
    ]);
    const animated = Buffer.concat([png.subarray(0, 33), control, png.subarray(33)]);
    expect((await readPicture('barn.png', animated)).isConvertible).toBe(false);
  });
});
