import { expect, test } from 'vitest';
import { makeAssetStore } from '../compile/assets.ts';
import { makePublishedImports } from './published-imports.ts';

test('while the site is read again, browsers still get its client modules', async () => {
  const imports = makePublishedImports();
  const known = {
    staticDirectories: ['static'],
    islands: new Set(['components/clock.tsx']),
    clientModules: ['visits.ts'],
    areComponentsUsable: true,
  };
  const store = makeAssetStore({ siteDir: '.', staticDirectories: [], baseUrl: '/' });
  await imports.publishTo(store, known);
  expect(imports.files.known()).toBe(known);
  imports.clear();
  expect(imports.files.known()).toMatchObject({ islands: new Set(), clientModules: ['visits.ts'] });
});
