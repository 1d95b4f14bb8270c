import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test, vi } from 'vitest';
import { makePublishedImports } from './bundler/published-imports.ts';
import { openEngineStore } from './cache/build-store.ts';
import { hash } from './cache/cache-folder.ts';
import { noStore } from './cache/entry-store.ts';
import { PACKAGE_DIR } from './engine-files.ts';
import { makeLiveShell } from './live-shell.ts';

const siteDir = mkdtempSync(join(tmpdir(), 'live-shell-'));
const store = { ...noStore, siteDir, fingerprint: '' };
const plain = {
  siteDir,
  theme: { slots: new Map(), components: [], swizzled: [] },
  pages: [],
  config: { islands: [], baseUrl: '/' },
  content: { api: [] },
};

afterAll(() => rmSync(siteDir, { recursive: true }));

function makeShell() {
  const shellRenderer = vi.fn(() => Promise.reject(new Error('It cannot be loaded.')));
  const { files } = makePublishedImports();
  return { shell: makeLiveShell(siteDir, { files, shellRenderer }), shellRenderer };
}

const code = { baseUrl: '/', islands: [], clientModules: [] };

test('the shell of the engine alone is bundled once, and a failure is kept for the one who needs the result', async () => {
  const { shell, shellRenderer } = makeShell();
  shell.begin([plain]);
  expect(shellRenderer).toHaveBeenCalledOnce();
  await shell.settle();
  await expect(shell.renderer()).rejects.toThrow('It cannot be loaded.');
  expect(shellRenderer).toHaveBeenCalledOnce();
  const bundle = await shell.bundle(code, store);
  expect(await shell.bundle(code, store)).toBe(bundle);
});

test('the large scripts of the shell ask browsers to compile all of their functions while they load', async () => {
  const { shell } = makeShell();
  const { files } = await shell.bundle(code, store);
  const asking = files.filter(({ text }) => text.startsWith('//# allFunctionsCalledOnLoad\n'));
  const names = asking.map(({ path }) => path.replace(/^assets\/(.*)-.{8}\.js$/, '$1'));
  expect(names.sort()).toEqual(['hydrate', 'react', 'search-part', 'worker']);
});

test('sites with the same base path share the shell of the engine, which is kept for the next build', async () => {
  const [bundle, other, below] = await Promise.all(
    ['/', '/', '/guide/'].map((baseUrl) => {
      const { shell } = makeShell();
      shell.begin([{ ...plain, config: { islands: [], baseUrl } }]);
      return shell.bundle({ ...code, baseUrl }, store);
    }),
  );
  expect(other).toEqual(bundle);
  expect(below).not.toEqual(bundle);
  const kept = openEngineStore(PACKAGE_DIR).read(`client-${hash(['/guide/']).slice(0, 12)}`);
  expect(kept).toHaveProperty('value', below);
});

test('a shell with modules of the site waits until all pages are compiled', async () => {
  const { shell, shellRenderer } = makeShell();
  const theme = { ...plain.theme, slots: new Map([['footer' as const, 'theme/footer.tsx']]) };
  shell.begin([{ ...plain, theme }]);
  shell.begin([{ ...plain, config: { islands: ['Clock.tsx'], baseUrl: '/' } }]);
  expect(shellRenderer).not.toHaveBeenCalled();
  await shell.settle();
});
