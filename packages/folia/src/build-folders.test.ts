import { formatProblems } from 'folia-problems';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { openTestSite, type TestSite } from './test-site.ts';

let site: TestSite;

beforeEach(() => {
  site = openTestSite({
    'site.config.ts': "export default { title: 'Mine', url: 'https://mine.example' };",
    'docs/shaft.md': '# Shaft\n\nIt is deep.\n',
  });
});

afterEach(() => site.remove());

function writeConfig(more: string): void {
  site.write(
    'site.config.ts',
    `export default { title: 'Mine', url: 'https://mine.example',\n${more} };`,
  );
}

describe('paths in the config', { timeout: 60_000 }, () => {
  test('that leave the site without pages fail, and the build before stays as it is', async () => {
    await site.build();
    writeConfig("docs: { path: 'dosc' }");
    await expect(site.build()).rejects.toThrow('The site has no pages.');
    expect(site.read('docs/shaft/index.html')).toContain('Shaft');
    expect(formatProblems(await site.mistakes())).toMatchInlineSnapshot(`
      "site.config.ts
        The site has no pages.
          These folders have none: "dosc", "pages". Their paths are relative to the folder of the site.
        2:1  Warning: docs.path: the folder "dosc" does not exist.
             Create it, correct its path, which is relative to the folder of the site, or remove it from the config."
    `);
  });

  test('to folders that do not exist are warnings with their lines', async () => {
    site.write('pages/index.md', '# Home\n\nLamps.\n');
    writeConfig(
      "docs: [{ path: 'docs' }, { id: 'deep', path: 'deep', routeBasePath: 'deep' }],\nblog: { path: 'news' },\npages: { path: 'pages' },\nstaticDirectories: ['files'],\nislands: ['components/lamp.tsx']",
    );
    expect(formatProblems((await site.check()).warnings)).toMatchInlineSnapshot(`
      "site.config.ts
        2:1  Warning: docs[1].path: the folder "deep" does not exist.
             Create it, correct its path, which is relative to the folder of the site, or remove it from the config.
        3:1  Warning: blog.path: the folder "news" does not exist.
             Create it, correct its path, which is relative to the folder of the site, or remove it from the config.
        5:1  Warning: staticDirectories[0]: the folder "files" does not exist.
             Create it, correct its path, which is relative to the folder of the site, or remove it from the config.
        6:1  Warning: islands[0]: the file "components/lamp.tsx" does not exist.
             Create it, correct its path, which is relative to the folder of the site, or remove it from the config."
    `);
  });

  test('to style sheets with mistakes fail a check, as they fail a build', async () => {
    writeConfig("favicon: 'none.svg',\ncustomCss: ['mine.css',\n'other.css']");
    expect(formatProblems(await site.mistakes())).toMatchInlineSnapshot(`
      "site.config.ts
        2:1  favicon: the file "none.svg" does not exist.
             The path is relative to a static folder: static.
        3:1  customCss[0]: the style sheet "mine.css" does not exist.
             Add it, correct its path, which is relative to the folder of the site, or remove it from the config.
        4:1  customCss[1]: the style sheet "other.css" does not exist.
             Add it, correct its path, which is relative to the folder of the site, or remove it from the config."
    `);
    writeConfig("customCss: ['mine.css']");
    site.write('mine.css', 'main { background: url("/no.png") }');
    await expect(site.check()).rejects.toThrow('The file "/no.png" does not exist.');
    site.write('mine.css', 'main { color: black }');
    await site.check();
  });
});
