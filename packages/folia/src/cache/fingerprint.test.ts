import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { engineCode, engineFingerprint } from './fingerprint.ts';

describe('the fingerprint of the engine', () => {
  let folder: string;
  const fingerprint = () =>
    engineFingerprint(
      join(folder, 'site'),
      engineCode([join(folder, 'package/engine'), join(folder, 'package/oven')]),
    );

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'fingerprint-'));
    mkdirSync(join(folder, 'site'));
    mkdirSync(join(folder, 'package/engine/content'), { recursive: true });
    mkdirSync(join(folder, 'package/oven'), { recursive: true });
    writeFileSync(join(folder, 'package/oven/light.ts'), 'export const isLit = false;');
    writeFileSync(join(folder, 'package/package-lock.json'), 'baking powder 1');
    writeFileSync(join(folder, 'package/engine/content/bake.ts'), 'export const heat = 1;');
  });

  test('reads the code of the engine once for all stores of a command', () => {
    const code = engineCode([join(folder, 'package/engine')]);
    const before = engineFingerprint(join(folder, 'site'), code);
    writeFileSync(join(folder, 'package/engine/content/bake.ts'), 'export const heat = 2;');
    expect(engineFingerprint(join(folder, 'site'), code)).toBe(before);
  });

  test('stays the same if nothing changes', () => {
    expect(fingerprint()).toBe(fingerprint());
  });

  test('changes with the version of a library, of the engine or of the site', () => {
    const before = fingerprint();
    writeFileSync(join(folder, 'package/package-lock.json'), 'baking powder 2');
    const after = fingerprint();
    expect(after).not.toBe(before);
    writeFileSync(join(folder, 'site/yarn.lock'), 'yeast 1');
    expect(fingerprint()).not.toBe(after);
  });

  test('changes with a time zone that has no name, as servers and containers set it', () => {
    vi.stubEnv('TZ', ':/etc/localtime');
    const before = fingerprint();
    vi.stubEnv('TZ', 'UTC0');
    expect(fingerprint()).not.toBe(before);
    vi.unstubAllEnvs();
  });

  test('changes with the time zone, which dates in components depend on', () => {
    vi.stubEnv('TZ', 'Asia/Tokyo');
    const before = fingerprint();
    vi.stubEnv('TZ', 'America/Lima');
    expect(fingerprint()).not.toBe(before);
    vi.unstubAllEnvs();
  });

  test('changes with the code of the engine and its packages, but not with its tests', () => {
    const before = fingerprint();
    writeFileSync(join(folder, 'package/engine/content/bake.test.ts'), 'export {};');
    expect(fingerprint()).toBe(before);
    writeFileSync(join(folder, 'package/engine/content/bake.ts'), 'export const heat = 2;');
    const after = fingerprint();
    expect(after).not.toBe(before);
    writeFileSync(join(folder, 'package/oven/light.ts'), 'export const isLit = true;');
    expect(fingerprint()).not.toBe(after);
  });
});
