import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { buildSite, checkSite } from './build.ts';
import { silentProgress } from './cli/progress.ts';

const TIMEOUT_MS = 60_000;
let siteDir: string;

function write(path: string, text: string): void {
  mkdirSync(dirname(join(siteDir, path)), { recursive: true });
  writeFileSync(join(siteDir, path), text);
}

beforeEach(() => {
  siteDir = mkdtempSync(join(tmpdir(), 'hive-'));
  write('site.config.ts', "export default { title: 'Hive', url: 'https://hive.example' };");
  write('docs/bees.md', '---\ntitle: Bees\n---\n\nThey fly.\n');
  write(
    'components/frames.island.tsx',
    'export default function Frames({ count }) { return <p>There are {count} frames.</p>; }',
  );
});

afterEach(() => rmSync(siteDir, { recursive: true }));

describe('a page with an island', { timeout: TIMEOUT_MS }, () => {
  test('in React has it in its document, with the script that hydrates it; other pages have neither', async () => {
    write(
      'pages/frames.tsx',
      `import Frames from '../components/frames.island.tsx';
      export default function Page() { return <section><Frames count={8} /></section>; }`,
    );
    const outDir = join(siteDir, 'dist');
    await buildSite({ siteDir, outDir, progress: silentProgress });
    const documentOf = (path: string) => readFileSync(join(outDir, path), 'utf8');
    const frames = documentOf('frames/index.html');
    expect(frames).toMatch(
      /<docs-island data-source="components\/frames\.island\.tsx" data-id="[^"]+" data-props="[^"]+"><p>There are <!-- -->8<!-- --> frames\.<\/p><\/docs-island>/,
    );
    expect(frames).toContain('IntersectionObserver');
    expect(documentOf('docs/bees/index.html')).not.toMatch(/docs-island|IntersectionObserver/);
    const chunks = readdirSync(join(outDir, 'assets'));
    expect(chunks.filter((name) => name.startsWith('frames.island-'))).toHaveLength(1);
  });

  test('that passes it a prop that JSON cannot represent is reported with component and prop', async () => {
    write(
      'docs/count.mdx',
      `---\ntitle: Count\n---\n\nimport Frames from '@site/components/frames.island.tsx';\n\n<Frames count={{ of: () => 8 }} />\n`,
    );
    const check = checkSite({ siteDir, progress: silentProgress });
    await expect(check).rejects.toThrow(/docs\/count\.mdx\n.*the prop "count\.of" of <Frames>/);
  });

  test('whose module exports no component is reported with the module', async () => {
    write('components/bare.island.tsx', 'export const count = 8;');
    write(
      'docs/bare.mdx',
      `---\ntitle: Bare\n---\n\nimport Bare from '@site/components/bare.island.tsx';\n\n<Bare />\n`,
    );
    const check = checkSite({ siteDir, progress: silentProgress });
    await expect(check).rejects.toThrow(
      /docs\/bare\.mdx\n.*components\/bare\.island\.tsx has no default export/,
    );
  });

  test('finds static files at the base path of the site, and pages at that of its locale', async () => {
    write(
      'site.config.ts',
      "export default { title: 'Hive', url: 'https://hive.example', i18n: { locales: ['en', 'de'] } };",
    );
    write('static/img/bee.svg', '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 4"/>');
    write(
      'components/frames.island.tsx',
      `import useBaseUrl from '@docusaurus/useBaseUrl';
      export default () => <a href={useBaseUrl('/docs/bees')}><img alt="" src={useBaseUrl('img/bee.svg')} /></a>;`,
    );
    write(
      'pages/frames.tsx',
      "import Frames from '../components/frames.island.tsx'; export default () => <Frames />;",
    );
    const outDir = join(siteDir, 'dist');
    await buildSite({ siteDir, outDir, progress: silentProgress });
    const german = readFileSync(join(outDir, 'de/frames/index.html'), 'utf8');
    expect(german).toMatch(/<a href="\/de\/docs\/bees"><img alt="" src="\/img\/bee\.svg"><\/a>/);
    // What the browser renders with.
    expect(german).toMatch(/<docs-island [^>]*&#x22;siteBaseUrl&#x22;:&#x22;\/&#x22;/);
  });
});
