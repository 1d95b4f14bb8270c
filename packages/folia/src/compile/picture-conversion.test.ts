import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, afterEach, describe, expect, test } from 'vitest';
import { makePictureConversion } from './picture-conversion.ts';
import { type PicturePlan, planFormats } from './picture-formats.ts';

const TIMEOUT_MS = 60_000;
const folder = mkdtempSync(join(tmpdir(), 'pictures-'));
const cacheDir = join(folder, 'cache');
const width = 800;
const height = 300;
mkdirSync(cacheDir);

afterEach(() => rmSync(cacheDir, { recursive: true, force: true }));
afterAll(() => rmSync(folder, { recursive: true }));

/** Soft waves with some grain, which older formats compress badly. */
async function photograph(quality: number): Promise<Buffer> {
  const pixels = Buffer.alloc(width * height * 3);
  for (let index = 0; index < pixels.length; index += 1) {
    pixels[index] = 128 + 90 * Math.sin(index / 700) + noiseAt(undefined, index) / 40;
  }
  return sharp(pixels, { raw: { width, height, channels: 3 } })
    .jpeg({ quality })
    .toBuffer();
}

/** A number from 0 to 255 that looks random. */
function noiseAt(_: unknown, index: number): number {
  const noise = Math.sin(index * 12.9898) * 43_758.5453;
  return 256 * (noise - Math.floor(noise));
}

function planned(name: string, bytes: Buffer): { source: string; plan: PicturePlan } {
  const source = join(folder, name);
  writeFileSync(source, bytes);
  const plan = planFormats(bytes, { width, height });
  if (!plan) throw new Error('the picture is too small for this test');
  return { source, plan };
}

/** Converts pictures within a budget. @returns how each ended, in order */
async function convert(pictures: { source: string; plan: PicturePlan }[], megapixels = 100) {
  const conversion = makePictureConversion(cacheDir);
  conversion.allow(megapixels);
  const files = pictures.map(({ source, plan }) => conversion.add(source, plan));
  const outcomes = await conversion.finish();
  return { files, kinds: pictures.map(({ plan }) => outcomes.get(plan.key)?.kind) };
}

describe('converting pictures', { timeout: TIMEOUT_MS }, () => {
  test('writes a smaller file for each planned width', async () => {
    const photo = planned('fair.jpg', await photograph(95));
    const { files, kinds } = await convert([photo]);
    expect(kinds).toEqual(['converted']);
    expect(files[0]?.map((file) => file.width)).toEqual([480, 800]);
    for (const made of files[0] ?? []) {
      expect((await sharp(made.file).metadata()).width).toBe(made.width);
      expect(statSync(made.file).size).toBeLessThan(photo.plan.bytes);
    }
  });

  test('shows a photograph that its metadata rotates as it is displayed', async () => {
    const turned = await sharp(await photograph(95))
      .withMetadata({ orientation: 6 })
      .jpeg({ quality: 95 })
      .toBuffer();
    const source = join(folder, 'turned.jpg');
    writeFileSync(source, turned);
    const plan = planFormats(turned, { width: height, height: width });
    const { files } = await convert(plan ? [{ source, plan }] : []);
    const made = await sharp(files[0]?.at(-1)?.file).metadata();
    expect([made.width, made.height]).toEqual([300, 800]);
  });

  test('happens once, and again if a file is missing from the cache', async () => {
    const photo = planned('fair.jpg', await photograph(95));
    const { files } = await convert([photo]);
    const times = () => readdirSync(cacheDir).map((name) => statSync(join(cacheDir, name)).mtimeMs);
    const before = times();
    await convert([photo]);
    expect(times()).toEqual(before);
    const file = files[0]?.[0]?.file ?? '';
    const bytes = readFileSync(file);
    rmSync(file);
    await convert([photo]);
    expect(readFileSync(file)).toEqual(bytes);
  });

  test('leaves a picture out if the result is barely smaller', async () => {
    const pixels = Buffer.from(Array.from({ length: width * height * 3 }, noiseAt));
    const dense = await sharp(pixels, { raw: { width, height, channels: 3 } })
      .webp({ quality: 1 })
      .toBuffer();
    const { kinds } = await convert([planned('dense.webp', dense)]);
    expect(kinds).toEqual(['notSmaller']);
  });

  test('continues after a picture that cannot be decoded', async () => {
    const good = await photograph(95);
    const bad = Buffer.concat([good.subarray(0, 300), Buffer.alloc(20_000, 7)]);
    const { kinds } = await convert([planned('bad.jpg', bad), planned('good.jpg', good)]);
    expect(kinds).toEqual(['failed', 'converted']);
  });

  test('is limited by a budget of pixels: the largest files come first, in whatever order they are found, and whatever the cache has', async () => {
    const large = planned('large.jpg', await photograph(95));
    const small = planned('small.jpg', await photograph(80));
    const budget = large.plan.megapixels * 1.5;
    expect((await convert([small, large], budget)).kinds).toEqual(['postponed', 'converted']);
    expect((await convert([large, small], budget)).kinds).toEqual(['converted', 'postponed']);
    await convert([small, large]);
    expect((await convert([small, large], budget)).kinds).toEqual(['postponed', 'converted']);
  });

  test('ends when it is stopped', async () => {
    const conversion = makePictureConversion(cacheDir);
    conversion.allow(100);
    conversion.stop();
    const photo = planned('fair.jpg', await photograph(95));
    conversion.add(photo.source, photo.plan);
    expect([...(await conversion.finish()).values()].map(({ kind }) => kind)).toEqual([
      'postponed',
    ]);
  });
});
