import { existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Ended, makeFaultSite, readFolder } from './fault-site.ts';

const SIGNAL_AT = join(import.meta.dirname, 'signal-at.mjs');

const site = makeFaultSite();
/** The output of a whole build. */
let whole: Record<string, string>;

beforeAll(async () => {
  expect(await site.run()).toMatchObject({ code: 0 });
  whole = readFolder(site.outDir);
});

afterAll(site.remove);

/** Builds until the process gets a signal, at a moment that `signal-at.mjs` knows. */
function buildUntil(moment: 'write' | 'swap', signal: NodeJS.Signals): Promise<Ended> {
  const env = { ...process.env, MOMENT: moment, SIGNAL: signal };
  return site.run(['build'], { node: ['--import', SIGNAL_AT], env });
}

test.for([
  ['SIGINT', 130],
  ['SIGTERM', 143],
] as const)(
  '%s while files are written leaves the former output, and nothing beside it',
  async ([signal, code]) => {
    expect(await buildUntil('write', signal)).toMatchObject({ code });
    expect(readFolder(site.outDir)).toEqual(whole);
    expect(site.leftovers()).toEqual([]);
  },
);

test('a signal ends a build at once, although code of the site is busy without end', async () => {
  const busy = "process.kill(process.pid, 'SIGTERM');\nfor (;;);\n";
  site.write('pages/index.tsx', `${busy}export default () => <main>Light</main>;\n`);
  rmSync(join(site.siteDir, 'pages/index.md'));
  expect(await site.run(['check'])).toMatchObject({ signal: 'SIGTERM' });
  expect(await site.run()).toMatchObject({ signal: 'SIGTERM' });
  expect(readFolder(site.outDir)).toEqual(whole);
  expect(site.leftovers()).toEqual([]);
  rmSync(join(site.siteDir, 'pages/index.tsx'));
  site.write('pages/index.md', '# Lamps\n\nLight.\n');
});

test('SIGKILL leaves the former output, and the next build removes what it left', async () => {
  expect(await buildUntil('write', 'SIGKILL')).toMatchObject({ signal: 'SIGKILL' });
  expect(readFolder(site.outDir)).toEqual(whole);
  expect(site.leftovers()).toHaveLength(1);
  expect(await site.run()).toMatchObject({ code: 0 });
  expect(readFolder(site.outDir)).toEqual(whole);
  expect(site.leftovers()).toEqual([]);
});

test('a crash between the two steps of the swap is repaired by the next build, even by one that fails', async () => {
  expect(await buildUntil('swap', 'SIGKILL')).toMatchObject({ signal: 'SIGKILL' });
  expect(existsSync(site.outDir)).toBe(false);
  site.write('docs/bad.md', '[Nowhere](nowhere.md)\n');
  expect(await site.run()).toMatchObject({ code: 1 });
  expect(readFolder(site.outDir)).toEqual(whole);
  expect(site.leftovers()).toEqual([]);
  rmSync(join(site.siteDir, 'docs/bad.md'));
});

test('two builds at once into one folder both succeed, with one whole output', async () => {
  const both = await Promise.all([site.run(['build', '--no-cache']), site.run()]);
  expect(both).toMatchObject([{ code: 0 }, { code: 0 }]);
  expect(readFolder(site.outDir)).toEqual(whole);
  expect(site.leftovers()).toEqual([]);
});
