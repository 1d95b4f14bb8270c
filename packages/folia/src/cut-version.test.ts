import { existsSync, lstatSync, readFileSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { cutVersion } from './cut-version.ts';
import { openTestSite, type TestSite } from './test-site.ts';

let site: TestSite;

beforeEach(() => {
  site = openTestSite({
    'site.config.ts': "export default { title: 'Weir', url: 'https://weir.example' };",
    'docs/eel.md': '# Eel\n',
    'shared.md': '# Shared\n',
  });
});

afterEach(() => site.remove());

const cut = () => cutVersion({ siteDir: site.siteDir, name: '1.2' });

test('a version has the texts of links, which do not change later', async () => {
  symlinkSync('../shared.md', join(site.siteDir, 'docs/shared.md'));
  const { written } = await cut();
  expect(written).toEqual([
    'versioned_docs/version-1.2',
    'versioned_sidebars/version-1.2-sidebars.json',
    'versions.json',
  ]);
  const copy = join(site.siteDir, 'versioned_docs/version-1.2/shared.md');
  expect(lstatSync(copy).isSymbolicLink()).toBe(false);
  expect(readFileSync(copy, 'utf8')).toBe('# Shared\n');
});

test('a version that cannot be written completely leaves nothing, so that it can be cut again', async () => {
  site.write('versioned_sidebars', 'A file where a folder has to be.');
  await expect(cut()).rejects.toThrow();
  expect(existsSync(join(site.siteDir, 'versioned_docs/version-1.2'))).toBe(false);
  expect(existsSync(join(site.siteDir, 'versions.json'))).toBe(false);
});
