import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { missingPackage } from './missing-package.ts';
import { describeStandIns, recordStandIns } from './stand-in-use.ts';
import { migrateFiles, type TestMigration } from './test-migration.ts';

/** Runs code with a stand-in, and returns the packages that it used. */
async function usedBy(run: (standIn: unknown) => unknown): Promise<string[]> {
  const standIn = missingPackage('loom');
  return (await recordStandIns(async () => run(standIn))).standIns;
}

test('a stand-in is used if code reads its data, calls it, constructs it or returns a part of it', async () => {
  expect(await usedBy((loom) => Object.keys(Object(loom).patterns))).toEqual(['loom']);
  expect(await usedBy((loom) => [...Object(loom).patterns])).toEqual(['loom']);
  expect(await usedBy((loom) => `${Object(loom).width}`)).toEqual(['loom']);
  expect(await usedBy((loom) => Object(loom).weave() && 1)).toEqual(['loom']);
  expect(await usedBy((loom) => new (Object(loom))() && 1)).toEqual(['loom']);
  expect(await usedBy((loom) => ({ items: [{ label: Object(loom).name }] }))).toEqual(['loom']);
});

test('a stand-in that code only imports, and one for a file, are not counted', async () => {
  expect(await usedBy((loom) => Object(loom).patterns && 1)).toEqual([]);
  expect((await recordStandIns(async () => missingPackage('./patterns.js'))).standIns).toEqual([]);
});

test('packages are named together', () => {
  expect(describeStandIns([])).toBe('');
  expect(describeStandIns(['loom', 'yarn'])).toBe(
    '"loom", "yarn" are not installed; stand-ins replaced them. Install the packages of the source, and migrate again.',
  );
});

describe('code of a source that uses packages which are not installed', () => {
  let migrated: TestMigration;
  beforeAll(async () => {
    migrated = await migrateFiles({
      'docusaurus.config.js': `import Scale from 'yarn-scale';
const weigh = new Scale({ strict: true }).compile();
export default {
  title: 'Loom', url: 'https://loom.example', baseUrl: '/',
  presets: [['classic', { docs: { sidebarPath: './sidebars.js' } }]],
  markdown: {
    async parseFrontMatter(file) {
      const parsed = await file.defaultParseFrontMatter(file);
      if (!weigh(parsed.frontMatter)) throw new Error('Too heavy.');
      return parsed;
    },
  },
};`,
      'sidebars.js': `const loom = require('loom-patterns');
module.exports = { loom: ['intro', { type: 'category', label: 'Patterns', items: Object.keys(loom.patterns) }] };`,
      'docs/intro.md': '# Intro\n\nA loom.\n',
    });
  });
  afterAll(() => migrated.remove());

  test('is urgent where it makes the sidebars', () => {
    expect(migrated.notes.filter(({ key }) => key === 'sidebars')).toEqual([
      {
        group: 'docs',
        outcome: 'changed',
        key: 'sidebars',
        text: 'Entries may be missing: "loom-patterns" is not installed; a stand-in replaced it. Install the packages of the source, and migrate again. 1: loom.',
        isUrgent: true,
      },
    ]);
  });

  test('runs for each page even if it constructs a class of such a package, and is urgent', () => {
    expect(migrated.notes.filter(({ key }) => key === 'markdown.parseFrontMatter')).toEqual([
      {
        group: 'config',
        outcome: 'changed',
        key: 'markdown.parseFrontMatter',
        text: 'It ran once and changed nothing. "yarn-scale" is not installed; a stand-in replaced it. Install the packages of the source, and migrate again.',
        isUrgent: true,
      },
    ]);
  });
});
