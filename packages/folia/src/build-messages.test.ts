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

beforeEach(() => {
  siteDir = mkdtempSync(join(tmpdir(), 'weir-'));
  const i18n = "i18n: { defaultLocale: 'en', locales: ['en', 'de'] }";
  write(
    'site.config.ts',
    `export default { title: 'Weir', url: 'https://weir.example', ${i18n} };`,
  );
  write(
    'components/gauge.island.tsx',
    `import Translate, { translate } from '@docusaurus/Translate';
    export default () => <p title={translate({ id: 'gauge.hint', message: 'Touch it' })}><Translate>Level</Translate></p>;`,
  );
  write(
    'pages/gauge.tsx',
    `import Translate, { translate } from '@docusaurus/Translate';
    import Gauge from '../components/gauge.island.tsx';
    const title = translate({ id: 'gauge.title', message: 'Gauge' });
    export default () => <main>
      <h1>{title}</h1>
      <p><Translate id="gauge.level" values={{ unit: <b>cm</b> }}>{'Level in {unit}'}</Translate></p>
      <p><Translate id="gauge.none">Dry</Translate></p>
      <Gauge />
    </main>;`,
  );
  write(
    'docs/lock.mdx',
    `import Translate from '@docusaurus/Translate';\n\n# Lock\n\n<Translate id="lock.open">Open</Translate>\n`,
  );
});

afterEach(() => rmSync(siteDir, { recursive: true }));

describe('messages of the components of a site', { timeout: 60_000 }, () => {
  test('are those of the language in pages of React and MDX, and in islands', async () => {
    write(
      'i18n/de/messages.json',
      JSON.stringify({
        'gauge.level': 'Pegel in {unit}',
        'gauge.hint': 'Antippen',
        Level: 'Stand',
        'lock.open': 'Offen',
      }),
    );
    const outDir = join(siteDir, 'dist');
    await buildSite({ siteDir, outDir, progress: silentProgress });
    const read = (path: string) => readFileSync(join(outDir, path), 'utf8');
    const german = read('de/gauge/index.html');
    expect(german).toContain('<p>Pegel in <b>cm</b></p><p>Dry</p>');
    expect(german).toMatch(/<docs-island [^>]*data-messages="[^"]*Antippen[^"]*"[^>]*>/);
    expect(german).toContain('<p title="Antippen">Stand</p>');
    expect(read('de/docs/lock/index.html')).toContain('Offen');
    const english = read('gauge/index.html');
    expect(english).toContain('<h1>Gauge</h1><p>Level in <b>cm</b></p>');
    expect(english).toContain('<p title="Touch it">Level</p>');
    expect(read('docs/lock/index.html')).toContain('Open');
  });

  test('may replace the texts of the default language, and are reported if they are no texts', async () => {
    write('i18n/en/messages.json', '{ "lock.open": "Free" }');
    write('i18n/de/messages.json', '{ "lock.open": { "message": "Offen" } }');
    const error: unknown = await checkSite({ siteDir, progress: silentProgress }).catch(
      (reason: unknown) => reason,
    );
    expect(error instanceof SiteError && error.problems).toMatchObject([
      { file: 'i18n/de/messages.json', line: 1 },
    ]);
    rmSync(join(siteDir, 'i18n/de'), { recursive: true });
    const outDir = join(siteDir, 'dist');
    await buildSite({ siteDir, outDir, progress: silentProgress });
    expect(readFileSync(join(outDir, 'de/docs/lock/index.html'), 'utf8')).toContain('Free');
  });
});
