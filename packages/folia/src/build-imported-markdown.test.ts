import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { SiteError } from 'folia-problems';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { buildSite, checkSite } from './build.ts';
import { silentProgress } from './cli/progress.ts';

let siteDir: string;

function write(path: string, text: string): void {
  mkdirSync(dirname(join(siteDir, path)), { recursive: true });
  writeFileSync(join(siteDir, path), text);
}

async function build(): Promise<(path: string) => string> {
  const outDir = join(siteDir, 'dist');
  await buildSite({ siteDir, outDir, progress: silentProgress });
  return (path) =>
    /id="page-body".*<\/main>/s.exec(readFileSync(join(outDir, path), 'utf8'))?.[0] ?? '';
}

beforeEach(() => {
  siteDir = mkdtempSync(join(tmpdir(), 'mill-'));
  write('site.config.ts', "export default { title: 'Mill', url: 'https://mill.example' };");
  write('docs/stone.md', '# Stone\n\n## Dressing\n');
  write('parts/wheel.svg', '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 4"/>');
  write('parts/unit.js', "export const unit = 'rpm';");
  write('parts/_inner.md', 'It drives [the stone](../docs/stone.md#dressing).\n');
  write(
    'parts/_wheel.mdx',
    `---\nturns: 8\n---\n\nimport Inner from './_inner.md';\nimport { unit } from './unit.js';\n\nIt does **${'{frontMatter.turns}'}** {unit}.\n\n![The wheel](./wheel.svg)\n\n:::tip\nGrease it.\n:::\n\n<Inner />\n`,
  );
});

afterEach(() => rmSync(siteDir, { recursive: true }));

describe('Markdown that components import', { timeout: 60_000 }, () => {
  test('is shown in React pages and by components of the theme, with its own addresses', async () => {
    write(
      'pages/wheel.tsx',
      `import Wheel, { frontMatter } from '../parts/_wheel.mdx';
      export default () => <main><h1>{frontMatter.turns} turns</h1><Wheel /></main>;`,
    );
    write(
      'theme/components.ts',
      "import Wheel from '../parts/_wheel.mdx'; export default { Wheel };",
    );
    write('docs/mill.mdx', '# Mill\n\n<Wheel />\n');
    const read = await build();
    for (const path of ['wheel/index.html', 'docs/mill/index.html']) {
      const html = read(path);
      expect(html).toContain('<p>It does <strong>8</strong> rpm.</p>');
      expect(html).toMatch(/<img [^>]*src="\/assets\/files\/wheel-\w+\.svg"/);
      expect(html).toMatch(/class="admonition tip".*<p>Grease it\.<\/p>/s);
      expect(html).toContain('<p>It drives <a href="/docs/stone#dressing">the stone</a>.</p>');
    }
    expect(read('wheel/index.html')).toContain('<h1>8 turns</h1>');
  });

  test('that has changed is compiled again, although the page is in the cache', async () => {
    write(
      'pages/wheel.tsx',
      "import Wheel from '../parts/_wheel.mdx'; export default () => <main><Wheel /></main>;",
    );
    await build();
    write('parts/_inner.md', 'It stands still.\n');
    expect((await build())('wheel/index.html')).toContain('<p>It stands still.</p>');
  });

  test('with mistakes is reported with file and line', async () => {
    write(
      'pages/wheel.tsx',
      "import Wheel from '../parts/_wheel.mdx'; export default () => <main><Wheel /></main>;",
    );
    write('parts/_wheel.mdx', 'One {\n');
    const error: unknown = await checkSite({ siteDir, progress: silentProgress }).catch(
      (reason: unknown) => reason,
    );
    expect(error instanceof SiteError && error.problems).toMatchObject([
      { file: 'parts/_wheel.mdx', line: 1, message: expect.stringContaining('MDX') },
    ]);
    write('parts/_wheel.mdx', '[gone](./gone.md)\n');
    await expect(checkSite({ siteDir, progress: silentProgress })).rejects.toThrow(
      'The link "@site/parts/gone.md" does not lead to a page.',
    );
  });
});
