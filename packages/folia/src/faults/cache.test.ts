import { execFileSync } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeFaultSite, readFolder } from './fault-site.ts';

const site = makeFaultSite({
  'docs/lit.md': '# Lit\n\n![A street](street.png)\n\n```js\nlight();\n```\n',
});
const cache = join(site.siteDir, '.cache');
/** The output without a cache. */
let whole: Record<string, string>;

beforeAll(async () => {
  const noise = { type: 'gaussian', mean: 128, sigma: 40 } as const;
  const picture = { width: 900, height: 600, channels: 3, background: 'white', noise } as const;
  site.write('docs/street.png', await sharp({ create: picture }).png().toBuffer());
  expect(await site.run()).toMatchObject({ code: 0 });
  whole = readFolder(site.outDir);
  expect(Object.keys(whole).some((path) => path.endsWith('.avif'))).toBe(true);
});

afterAll(site.remove);

/** What may happen to a file of the cache. */
const DAMAGES: ((file: string) => void)[] = [
  (file) => writeFileSync(file, readFileSync(file).subarray(0, -5)),
  (file) => writeFileSync(file, ''),
  (file) => writeFileSync(file, '{ "kind": "converted" }'),
  (file) =>
    writeFileSync(
      file,
      readFileSync(file).map((byte) => byte ^ 1),
    ),
  (file) => {
    rmSync(file);
    mkdirSync(file);
  },
  (file) => {
    rmSync(file);
    execFileSync('mkfifo', [file]);
  },
];

test.for([0, 2])('a build with a damaged cache is the same as one without (%i)', async (first) => {
  const files = Object.keys(readFolder(cache)).filter((path) => !path.endsWith('.gitignore'));
  expect(files.length).toBeGreaterThan(DAMAGES.length);
  for (const [index, path] of files.entries()) {
    DAMAGES[(first + index) % DAMAGES.length]?.(join(cache, path));
  }
  const { code, output } = await site.run();
  expect(output).not.toContain('Warning');
  expect(code).toBe(0);
  expect(readFolder(site.outDir)).toEqual(whole);
});

test('two builds at once with one cache, into different folders, are both correct', async () => {
  rmSync(cache, { recursive: true });
  const outs = ['one', 'two'].map((name) => join(site.siteDir, name));
  const ended = await Promise.all(outs.map((out) => site.run(['build', '--out', out])));
  expect(ended).toMatchObject([{ code: 0 }, { code: 0 }]);
  for (const out of outs) expect(readFolder(out)).toEqual(whole);
  expect(readdirSync(join(cache, 'images')).filter((name) => name.endsWith('.new'))).toEqual([]);
});
