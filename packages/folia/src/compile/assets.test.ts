import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { makeAssetStore } from './assets.ts';

const siteDir = mkdtempSync(join(tmpdir(), 'assets-'));
afterAll(() => rmSync(siteDir, { recursive: true }));

beforeAll(async () => {
  for (const folder of ['docs/beds', 'static/img', 'more', 'shared']) {
    mkdirSync(join(siteDir, folder), { recursive: true });
  }
  const picture = sharp({ create: { width: 6, height: 4, channels: 3, background: 'green' } });
  await picture.clone().png().toFile(join(siteDir, 'docs/beds/plan.png'));
  await picture.clone().png().toFile(join(siteDir, 'docs/beds/my plan.png'));
  await picture.clone().png().toFile(join(siteDir, 'static/img/map.png'));
  await picture
    .clone()
    .jpeg()
    .withMetadata({ orientation: 6 })
    .toFile(join(siteDir, 'docs/turned.jpg'));
  writeFileSync(join(siteDir, 'docs/beds/list.csv'), 'rose;3');
  writeFileSync(join(siteDir, 'shared/list.csv'), 'tulip;5');
  writeFileSync(join(siteDir, 'more/terms.txt'), 'None.');
  writeFileSync(
    join(siteDir, 'docs/beds/mark.svg'),
    '<svg xmlns="http://www.w3.org/2000/svg" width="30" height="20"/>',
  );
});

function makeStore(baseUrl = '/') {
  return makeAssetStore({ siteDir, staticDirectories: ['static', 'more'], baseUrl });
}

describe('files beside a page', () => {
  test.each(['/g%C3%BC/', '/gü/'])('are below the base path as it is written: %s', async (base) => {
    const found = await makeStore(base).find('./my plan.png', 'docs/beds/roses.md');
    expect(found?.href.startsWith(`${base}assets/files/my%20plan-`)).toBe(true);
  });

  test('are published under a name that changes with their content', async () => {
    const store = makeStore();
    const found = await store.find('./list.csv', 'docs/beds/roses.md');
    expect(found?.href).toMatch(/^\/assets\/files\/list-[0-9a-f]{8}\.csv$/);
    expect(store.published()).toEqual([
      { source: join(siteDir, 'docs/beds/list.csv'), output: found?.href.slice(1) },
    ]);
  });

  test('are published once, however often they are found', async () => {
    const store = makeStore();
    const [first, second] = await Promise.all([
      store.find('list.csv', 'docs/beds/roses.md'),
      store.find('./beds/list.csv', 'docs/index.md'),
    ]);
    expect(first).toEqual(second);
    expect(store.published()).toHaveLength(1);
  });

  test('with the same name and different content have different URLs', async () => {
    const store = makeStore();
    const here = await store.find('list.csv', 'docs/beds/roses.md');
    const there = await store.find('@site/shared/list.csv', 'docs/beds/roses.md');
    expect(here?.href).not.toBe(there?.href);
  });

  test('have the base path in their URL', async () => {
    const found = await makeStore('/garden/').find('list.csv', 'docs/beds/roses.md');
    expect(found?.href).toMatch(/^\/garden\/assets\/files\//);
  });

  test('can have an encoded name', async () => {
    const found = await makeStore().find('./my%20plan.png', 'docs/beds/roses.md');
    expect(found).toMatchObject({ width: 6, height: 4 });
  });
});

describe('files of static folders', () => {
  test('keep their URL and are not published again', async () => {
    const store = makeStore('/garden/');
    expect(await store.find('/img/map.png', 'docs/a.md')).toEqual({
      href: '/garden/img/map.png',
      width: 6,
      height: 4,
    });
    expect(store.published()).toEqual([]);
  });

  test('are searched for in each folder', async () => {
    expect(await makeStore().find('/terms.txt', 'docs/a.md')).toEqual({ href: '/terms.txt' });
  });
});

test('of static files with one name, the published one is measured: that in the last folder', async () => {
  const picture = sharp({ create: { width: 9, height: 3, channels: 3, background: 'red' } });
  mkdirSync(join(siteDir, 'more/img'), { recursive: true });
  await picture.png().toFile(join(siteDir, 'more/img/map.png'));
  const found = await makeStore().find('/img/map.png', 'docs/index.md');
  rmSync(join(siteDir, 'more/img'), { recursive: true });
  expect(found).toMatchObject({ href: '/img/map.png', width: 9, height: 3 });
});

describe('dimensions of pictures', () => {
  test('of a PNG and an SVG', async () => {
    const store = makeStore();
    expect(await store.find('plan.png', 'docs/beds/a.md')).toMatchObject({ width: 6, height: 4 });
    expect(await store.find('mark.svg', 'docs/beds/a.md')).toMatchObject({ width: 30, height: 20 });
  });

  test('of a rotated photo are its dimensions as displayed', async () => {
    expect(await makeStore().find('turned.jpg', 'docs/a.md')).toMatchObject({
      width: 4,
      height: 6,
    });
  });

  test('other files have none', async () => {
    expect(await makeStore().find('list.csv', 'docs/beds/a.md')).toEqual({
      href: expect.stringContaining('list'),
    });
  });
});

describe('paths that are not files', () => {
  test.each([
    './missing.png',
    '/missing.png',
    '@site/missing.png',
    './100%.png',
    '../beds',
    '/img',
  ])('%s is not found', async (path) => {
    expect(await makeStore().find(path, 'docs/beds/a.md')).toBeUndefined();
  });
});
