import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readSourcePackages } from './source-packages.ts';

test.each([
  [
    'yarn.lock',
    'beaker@^1.0.0:\n  version "1.9.0"\n\nbeak@^2.0.0, beak@^2.1.0:\n  version "2.4.1"\n',
  ],
  ['yarn.lock', '"beak@npm:^2.0.0":\n  version: 2.4.1\n'],
  [
    'pnpm-lock.yaml',
    'packages:\n\n  beaker@1.0.0:\n    x: 1\n\n  beak@2.4.1:\n    resolution: {}\n',
  ],
  ['pnpm-lock.yaml', 'packages:\n\n  /beak@2.4.1(react@19.0.0):\n    dev: false\n'],
  [
    'pnpm-lock.yaml',
    "packages:\n\n  '@birds/beak@9.0.0':\n    dev: false\n  beak@2.4.1:\n    dev: false\n",
  ],
  ['bun.lock', '"packages": {\n    "beak": ["beak@2.4.1", "", {}, "sha512"],\n}'],
  ['package-lock.json', '{ "packages": { "node_modules/beak": { "version": "2.4.1" } } }'],
])('the version of a package that nothing lists is in %s', (name, lock) => {
  const folder = mkdtempSync(join(tmpdir(), 'aviary-'));
  writeFileSync(join(folder, 'package.json'), '{}');
  writeFileSync(join(folder, name), lock);
  const { installed } = readSourcePackages(folder);
  expect(installed('beak')).toBe('2.4.1');
  expect(installed('eak')).toBeUndefined();
  expect(installed('@parts/beak')).toBeUndefined();
  rmSync(folder, { recursive: true });
});

test('the peer dependencies of a package come from its package.json, or from the lockfile of npm', () => {
  const folder = mkdtempSync(join(tmpdir(), 'aviary-'));
  const lock = { packages: { 'node_modules/egg': { peerDependencies: { twig: '^1.0.0' } } } };
  const nest = { name: 'nest', version: '3.1.0', peerDependencies: { moss: '>=0.9.0' } };
  mkdirSync(join(folder, 'node_modules/nest'), { recursive: true });
  writeFileSync(join(folder, 'package.json'), '{}');
  writeFileSync(join(folder, 'package-lock.json'), JSON.stringify(lock));
  writeFileSync(join(folder, 'node_modules/nest/package.json'), JSON.stringify(nest));
  const { peers } = readSourcePackages(folder);
  expect([peers('egg'), peers('nest'), peers('wing')]).toEqual([['twig'], ['moss'], []]);
  rmSync(folder, { recursive: true });
});
