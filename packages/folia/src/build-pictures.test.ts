import { join } from 'node:path';
import { formatProblems } from 'folia-problems';
import sharp from 'sharp';
import { afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { listFiles, openTestSite, type TestSite } from './test-site.ts';

const TIMEOUT_MS = 60_000;
let site: TestSite;
let photo: Buffer;

function config(more = ''): string {
  return `export default { title: 'Farm', url: 'https://farm.example', ${more} };`;
}

async function build() {
  const { warnings } = await site.build();
  const html = site.read('docs/barn/index.html');
  const files = listFiles(join(site.outDir, 'assets/files'));
  return { warnings: formatProblems(warnings), html, files };
}

beforeAll(async () => {
  const [width, height] = [900, 300];
  const pixels = Buffer.alloc(width * height * 3);
  for (let index = 0; index < pixels.length; index += 1) {
    pixels[index] = 128 + 90 * Math.sin(index / 700) + ((index * index) % 7);
  }
  photo = await sharp(pixels, { raw: { width, height, channels: 3 } })
    .png()
    .toBuffer();
});

test('a logo of the bar has its size in documents, so that nothing moves when it arrives', async () => {
  site.write(
    'site.config.ts',
    config(
      "baseUrl: '/farm/', themeConfig: { navbar: { logo: { src: '/farm/sign.png', alt: 'Farm' } } }",
    ),
  );
  site.write('static/sign.png', photo);
  const { html } = await build();
  expect(html).toContain(
    '<img class="logo" src="/farm/sign.png" alt="Farm" width="900" height="300"/>',
  );
});

beforeEach(() => {
  site = openTestSite({
    'site.config.ts': config(),
    'pages/index.md': '# Farm\n\nHay.\n',
    'docs/barn.md': '# Barn\n\n![The barn](./barn.png)\n',
    'docs/barn.png': photo,
  });
});

afterEach(() => site.remove());

describe('pictures of a site', { timeout: TIMEOUT_MS }, () => {
  test('that are damaged are warnings with file, page and line, and are copied as they are', async () => {
    const lfs = 'version https://git-lfs.github.com/spec/v1\noid sha256:4d7a\nsize 12345\n';
    site.write('docs/empty.png', '');
    site.write('docs/cut.png', photo.subarray(0, photo.length / 2));
    site.write('docs/renamed.jpg', photo);
    site.write('static/pointer.png', lfs);
    site.write(
      'docs/plain.svg',
      '<svg xmlns="http://www.w3.org/2000/svg"><path d="M0 0h9"/></svg>',
    );
    const names = ['./empty.png', './cut.png', './renamed.jpg', '/pointer.png', './plain.svg'];
    site.write('docs/barn.md', `# Barn\n\n${names.map((name) => `![A](${name})`).join('\n')}\n`);
    const { warnings, html, files } = await build();
    expect(warnings.match(/\d+:\d+ {2}Warning: The picture .*/g)).toEqual([
      '3:1  Warning: The picture "docs/empty.png" is an empty file.',
      '4:1  Warning: The picture "docs/cut.png" ends early.',
      '5:1  Warning: The picture "docs/renamed.jpg" has the extension "jpg", but its format is PNG.',
      '6:1  Warning: The picture "static/pointer.png" is a Git LFS pointer, not a picture.',
      '7:1  Warning: The picture "docs/plain.svg" has neither a size nor a viewBox.',
    ]);
    expect(warnings).toContain('docs/barn.md');
    expect(html.match(/<img /g)).toHaveLength(5);
    expect(files.map((name) => name.replace(/-[0-9a-f]{8}/, ''))).toEqual(
      expect.arrayContaining(['empty.png', 'cut.png', 'renamed.jpg', 'plain.svg']),
    );
    expect(site.read('pointer.png')).toBe(lfs);
  });

  test('whose pixels are damaged are warnings, and their documents offer the original only', async () => {
    const bytes = Buffer.from(photo);
    bytes.fill(0, photo.length / 2, photo.length / 2 + 200);
    site.write('docs/barn.png', bytes);
    for (const name of ['yard', 'field', 'wood', 'pond', 'lane']) {
      site.write(`docs/${name}.md`, '# Farm\n\n![The barn](./barn.png)\n');
    }
    const { warnings, html } = await build();
    expect(warnings).toMatch(
      /docs\/barn\.png\n {2}Warning: This picture cannot be converted: .*\n.* It is shown on \/docs\/\w+, \/docs\/\w+, \/docs\/\w+, 3 more\./,
    );
    expect(html).not.toContain('<source');
    expect(html).toMatch(/<img src="\/assets\/files\/barn-[0-9a-f]{8}\.png"/);
  });

  test('are offered in a smaller format, whose files exist', async () => {
    const { html, files, warnings } = await build();
    expect(warnings).toBe('');
    const offered = [...html.matchAll(/\/assets\/files\/(barn-\d+-[0-9a-f]{8}\.avif) \d+w/g)];
    expect(
      offered.map(([, name]) => name).filter((name) => name && files.includes(name)),
    ).toHaveLength(offered.length);
    expect(offered.length).toBeGreaterThan(1);
  });

  test('with equal content and different names are all offered in it', async () => {
    site.write('docs/copy.png', photo);
    site.write('docs/barn.md', '# Barn\n\n![The barn](./barn.png)\n\n![Again](./copy.png)\n');
    const { html, files } = await build();
    for (const [, name] of html.matchAll(/\/assets\/files\/([\w-]+\.avif) /g)) {
      expect(files).toContain(name);
    }
    expect(html).toMatch(/barn-480-.*copy-480-/s);
  });

  test('keep their format if the config says so', async () => {
    site.write('site.config.ts', config('images: false'));
    const { html, files } = await build();
    expect(html).not.toContain('<source');
    expect(files.filter((name) => name.endsWith('.avif'))).toEqual([]);
  });

  test('keep their format beyond the limit in the config, with a warning', async () => {
    site.write('site.config.ts', config('images: { megapixels: 0.1 }'));
    const { html, files, warnings } = await build();
    expect(html).not.toContain('<source');
    expect(files.filter((name) => name.endsWith('.avif'))).toEqual([]);
    expect(warnings).toContain('1 of 1 pictures are offered in their original format only');
  });

  test('have an understandable message for a wrong setting', async () => {
    site.write('site.config.ts', config("images: 'no'"));
    await expect(build()).rejects.toThrow(/images: found "no"/);
  });

  test('do not change the output of a second build', async () => {
    const first = await build();
    expect(await build()).toEqual(first);
  });
});
