import { formatProblems } from 'folia-problems';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { openTestSite, type TestSite } from './test-site.ts';

let site: TestSite;

beforeEach(() => {
  const i18n = "i18n: { defaultLocale: 'en', locales: ['en', 'de'] }";
  site = openTestSite({
    'site.config.ts': `export default { title: 'Weir', url: 'https://weir.example', ${i18n} };`,
    'components/gauge.island.tsx': `import Translate, { translate } from '@docusaurus/Translate';
    export default () => <p title={translate({ id: 'gauge.hint', message: 'Touch it' })}><Translate>Level</Translate></p>;`,
    'pages/gauge.tsx': `import Translate, { translate } from '@docusaurus/Translate';
    import Gauge from '../components/gauge.island.tsx';
    const title = translate({ id: 'gauge.title', message: 'Gauge' });
    export default () => <main>
      <h1>{title}</h1>
      <p><Translate id="gauge.level" values={{ unit: <b>cm</b> }}>{'Level in {unit}'}</Translate></p>
      <p><Translate id="gauge.none">Dry</Translate></p>
      <Gauge />
    </main>;`,
    'docs/lock.mdx': `import Translate from '@docusaurus/Translate';\n\n# Lock\n\n<Translate id="lock.open">Open</Translate>\n`,
  });
});

afterEach(() => site.remove());

describe('messages of the components of a site', { timeout: 60_000 }, () => {
  test('are those of the language in pages of React and MDX, and in islands', async () => {
    site.write(
      'i18n/de/messages.json',
      JSON.stringify({
        'gauge.level': 'Pegel in {unit}',
        'gauge.hint': 'Antippen',
        Level: 'Stand',
        'lock.open': 'Offen',
      }),
    );
    await site.build();
    const german = site.read('de/gauge/index.html');
    expect(german).toContain('<p>Pegel in <b>cm</b></p><p>Dry</p>');
    expect(german).toMatch(/<docs-island [^>]*data-messages="[^"]*Antippen[^"]*"[^>]*>/);
    expect(german).toContain('<p title="Antippen">Stand</p>');
    expect(site.read('de/docs/lock/index.html')).toContain('Offen');
    const english = site.read('gauge/index.html');
    expect(english).toContain('<h1>Gauge</h1><p>Level in <b>cm</b></p>');
    expect(english).toContain('<p title="Touch it">Level</p>');
    expect(site.read('docs/lock/index.html')).toContain('Open');
  });

  test('may replace the texts of the default language, and are reported if they are not strings', async () => {
    site.write('i18n/en/messages.json', '{ "lock.open": "Free" }');
    site.write('i18n/de/messages.json', '{ "lock.open": { "message": "Offen" } }');
    expect(await site.mistakes()).toMatchObject([{ file: 'i18n/de/messages.json', line: 1 }]);
    site.write('i18n/de/messages.json', '{}');
    await site.build();
    expect(site.read('de/docs/lock/index.html')).toContain('Free');
  });
});

test('an interface text with an unknown id is reported in the default language and in others', {
  timeout: 60_000,
}, async () => {
  site.write('i18n/en/texts.json', '{\n  "next": "Onward",\n  "prevous": "Back"\n}');
  site.write('i18n/de/texts.json', '{\n  "coppyCode": "Kopieren"\n}');
  const mistakes = await site.mistakes();
  expect(formatProblems(mistakes)).toMatchInlineSnapshot(`
    "i18n/de/texts.json
      2:1  coppyCode: unknown key.
           Did you mean "copyCode"?

    i18n/en/texts.json
      3:1  prevous: unknown key.
           Did you mean "previous"?"
  `);
});
