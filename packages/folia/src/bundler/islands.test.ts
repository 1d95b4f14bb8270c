import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { bundleClient } from './client-bundle.ts';
import { listIslands, usedIslands } from './islands.ts';
import { type ModuleLoader, openModuleLoader } from './module-loader.ts';

const TIMEOUT_MS = 60_000;
const siteDir = mkdtempSync(join(tmpdir(), 'islands-'));
let modules: ModuleLoader;

beforeAll(async () => {
  writeFileSync(
    join(siteDir, 'ripe.island.tsx'),
    'export const season = "autumn"; export default ({ fruit }) => <p>A ripe {fruit}.</p>;',
  );
  writeFileSync(join(siteDir, 'raw.island.jsx'), 'export default () => <p>Not yet.</p>;');
  writeFileSync(join(siteDir, 'plain.tsx'), 'export default () => <p>A tree.</p>;');
  modules = await openModuleLoader(siteDir);
}, TIMEOUT_MS);

afterAll(async () => {
  await modules.close();
  rmSync(siteDir, { recursive: true });
});

test('islands are recognized by their file names', () => {
  expect(listIslands(siteDir)).toEqual(['raw.island.jsx', 'ripe.island.tsx']);
});

test("islands are searched for in the site's folders, but not in libraries or the cache", () => {
  for (const path of ['node_modules/pear', '.cache', 'components/trees']) {
    mkdirSync(join(siteDir, path), { recursive: true });
    writeFileSync(join(siteDir, path, 'pear.island.tsx'), 'export default () => null;');
  }
  expect(listIslands(siteDir)).toEqual([
    'components/trees/pear.island.tsx',
    'raw.island.jsx',
    'ripe.island.tsx',
  ]);
});

test('each island in the HTML of pages is listed once', () => {
  const island = (source: string) =>
    `<docs-island data-source="${source}" data-id="a"></docs-island>`;
  expect(
    usedIslands([island('b.island.tsx') + island('a.island.tsx'), island('b.island.tsx')]),
  ).toEqual(['a.island.tsx', 'b.island.tsx']);
});

describe('an island module', { timeout: TIMEOUT_MS }, () => {
  test('exports an island to pages, and its other exports unchanged', async () => {
    const module = await modules.load(join(siteDir, 'ripe.island.tsx'));
    expect(module['season']).toBe('autumn');
    expect(module['default']).toHaveProperty('displayName', expect.stringMatching(/^Island\(/));
  });

  test('is a separate chunk in the browser if a page uses it, and is omitted otherwise', async () => {
    const { value, files } = await bundleClient(siteDir, '/', ['ripe.island.tsx'], modules.files);
    const names = value.files.map(({ path }) => path);
    expect(names).toContainEqual(expect.stringMatching(/^assets\/ripe\.island-/));
    expect(names).not.toContainEqual(expect.stringContaining('raw.island'));
    const chunk = value.files.find(({ path }) => path.includes('ripe.island'));
    expect(chunk?.text).toContain('A ripe');
    expect(chunk?.text).not.toContain('docs-island');
    // A document does not grow with the islands of its site.
    expect(Object.keys(value.integrity)).not.toContain(chunk?.path);
    const ofSite = ['navbar-items.tsx', 'ripe.island.tsx'].map((name) => join(siteDir, name));
    expect(files?.toSorted()).toEqual(ofSite);
  });
});
