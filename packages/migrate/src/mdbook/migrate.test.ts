import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type MigrationResult, migrateSite } from '../migrate.ts';

const FIXTURE = fileURLToPath(new URL('../fixtures/tool-library', import.meta.url));

const folder = mkdtempSync(join(tmpdir(), 'migrate-mdbook-'));
const sourceDir = join(folder, 'tools');
const outDir = join(folder, 'tools-migrated');
let migrated: MigrationResult;

beforeAll(async () => {
  cpSync(FIXTURE, sourceDir, { recursive: true });
  migrated = await migrateSite({ sourceDir, outDir });
}, 60_000);

afterAll(() => rmSync(folder, { recursive: true }));

const read = (path: string) => readFileSync(join(outDir, path), 'utf8');
const withoutPackages = (report: string) => report.replace(/\n\nPackages\n[\s\S]*?(?=\n\n)/, '');

describe('migrateSite: a book of mdBook becomes a site of this engine', () => {
  test('config and sidebar keep parts, numbers, drafts and separators', () => {
    expect(read('site.config.ts')).toMatchSnapshot();
    expect(read('sidebars.ts')).toMatchSnapshot();
  });

  test('the report names each item', () => {
    expect(withoutPackages(migrated.report)).toMatchSnapshot();
  });

  test('a chapter keeps visible code, boxes, formulas and text that looks like a tag', () => {
    expect(read('src/rules.md')).toMatchSnapshot();
  });

  test('included files are part of the chapter, which gets its title from the summary', () => {
    expect(read('src/late.md')).toMatchSnapshot();
  });

  test('elements of preprocessors keep their content and captions', () => {
    expect(read('src/tools/README.md')).toMatchSnapshot();
  });

  test('the first chapter is the home page, and links lead to files', () => {
    expect(read('src/welcome.md')).toMatchSnapshot();
  });

  test('pictures are beside the chapters, other files keep their address', () => {
    expect(existsSync(join(outDir, 'src/shelf.svg'))).toBe(true);
    expect(existsSync(join(outDir, 'static/robots.txt'))).toBe(true);
    expect(existsSync(join(outDir, 'static/favicon.svg'))).toBe(true);
  });

  test.each([
    ['a config that is not TOML', { 'book.toml': '[book]\ntitle = x\n' }, 'book.toml'],
    ['a book without a summary', { 'book.toml': '' }, 'src/SUMMARY.md'],
  ])('%s is reported with its file', async (name, files, place) => {
    const dir = join(folder, name);
    mkdirSync(dir);
    for (const [file, text] of Object.entries(files)) writeFileSync(join(dir, file), text);
    const failing = migrateSite({ sourceDir: dir, outDir: `${dir}-out` });
    await expect(failing).rejects.toThrow(place);
  });
});
