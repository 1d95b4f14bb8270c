import { afterEach, expect, test } from 'vitest';
import { openTestSite, type TestSite } from './test-site.ts';

let site: TestSite | undefined;

afterEach(() => site?.remove());

/** A site in English and German, with a version of its docs and the translations of a `config.json`. */
function siteWith(translations: unknown): TestSite {
  site = openTestSite({
    'site.config.ts': `export default {
      title: 'Harbor',
      url: 'https://harbor.example',
      onBrokenLinks: 'throw',
      i18n: { defaultLocale: 'en', locales: ['en', 'de'] },
      docs: { versions: { '1.0': { label: 'First edition' } } },
      themeConfig: { navbar: { items: [{ type: 'docsVersionDropdown' }] } },
    };`,
    'pages/index.md': '# Harbor\n',
    'docs/tide.md': '# Tide\n',
    'versions.json': '["1.0"]',
    'versioned_docs/version-1.0/tide.md': '# Tide\n',
    'i18n/de/config.json': JSON.stringify(translations),
  });
  return site;
}

test('the labels of versions are translated wherever they are shown', async () => {
  const { build, read } = siteWith({ versions: { Next: 'Nächste', 'First edition': 'Erste' } });
  await build();
  const german = read('de/docs/tide/index.html');
  expect(german).toMatch(/<summary[^>]*>Erste<\/summary>/);
  expect(german).toMatch(/<a [^>]*>Nächste<\/a>/);
  expect(german).not.toContain('First edition');
  expect(read('docs/tide/index.html')).toMatch(/<summary[^>]*>First edition<\/summary>/);
});

test('a translation of a version that does not exist is reported', async () => {
  const { build } = siteWith({ versions: { 'Frist edition': 'Erste' } });
  await expect(build()).rejects.toThrowErrorMatchingInlineSnapshot(`
    [SiteError: docs/tide.md
      Warning: The page has no content, so readers see only its title.
        Write its text, add "draft: true" to its frontmatter until there is some, or delete the file.

    i18n/de/config.json
      1:1  versions: no label "Frist edition" in the default locale.
           Did you mean "First edition"? The keys of translations are the labels of the default locale.

    pages/index.md
      Warning: The page has no content, so readers see only its title.
        Write its text, add "draft: true" to its frontmatter until there is some, or delete the file.

    versioned_docs/version-1.0/tide.md
      Warning: The page has no content, so readers see only its title.
        Write its text, add "draft: true" to its frontmatter until there is some, or delete the file.]
  `);
});
