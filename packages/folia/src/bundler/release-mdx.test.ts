import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type ModuleLoader, openModuleLoader } from './module-loader.ts';

const CODE = 'export default function Page() { return null; }';
let siteDir: string;
let modules: ModuleLoader;

beforeAll(async () => {
  siteDir = mkdtempSync(join(tmpdir(), 'release-mdx-'));
  mkdirSync(join(siteDir, 'docs'));
  modules = await openModuleLoader(siteDir);
});

afterAll(async () => {
  await modules.close();
  rmSync(siteDir, { recursive: true });
});

/** Whether the module graph has the code of a module. */
function isKept(id: string): boolean {
  const { moduleGraph } = modules.vite.environments.ssr;
  return Boolean(moduleGraph.getModuleById(id)?.transformResult);
}

test('the code of a page is freed, and can be added and loaded again', async () => {
  const file = join(siteDir, 'docs/rye.mdx');
  const id = modules.provideMdx(file, CODE);
  await modules.load(id);
  expect(isKept(id)).toBe(true);
  modules.releaseMdx(file);
  expect(isKept(id)).toBe(false);
  expect(modules.provideMdx(file, CODE)).toBe(id);
  expect(await modules.load(id)).toHaveProperty('default');
});

test('a page that another one imports is kept', async () => {
  const part = join(siteDir, 'docs/oven.mdx');
  const imported = modules.provideMdx(part, CODE);
  const importing = `import Oven from ${JSON.stringify(imported)};\nexport default () => Oven;`;
  await modules.loadMdx(join(siteDir, 'docs/loaf.mdx'), importing);
  modules.releaseMdx(part);
  expect(isKept(imported)).toBe(true);
});
