import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type MigrationResult, migrateSite } from '../migrate.ts';

const FIXTURE = fileURLToPath(new URL('../fixtures/tide-tables', import.meta.url));

const folder = mkdtempSync(join(tmpdir(), 'migrate-vitepress-'));
const sourceDir = join(folder, 'tides');
const outDir = join(folder, 'tides-migrated');
let migrated: MigrationResult;

beforeAll(async () => {
  cpSync(FIXTURE, sourceDir, { recursive: true });
  migrated = await migrateSite({ sourceDir, outDir });
}, 60_000);

afterAll(() => rmSync(folder, { recursive: true }));

const read = (path: string) => readFileSync(join(outDir, path), 'utf8');
const withoutPackages = (report: string) => report.replace(/\n\nPackages\n[\s\S]*?(?=\n\n)/, '');

describe('migrateSite: a VitePress site becomes a site of this engine', () => {
  test('config, sidebars and texts keep what the theme shows', () => {
    expect(read('site.config.ts')).toMatchSnapshot();
    expect(read('sidebars.ts')).toMatchSnapshot();
    expect(read('i18n/en/texts.json')).toMatchSnapshot();
  });

  test('the report names each item, with file and line of what Vue drew', () => {
    expect(withoutPackages(migrated.report)).toMatchSnapshot();
  });

  test('a page keeps its containers, code, includes and values', () => {
    expect(read('docs/guide/reading.md')).toMatchSnapshot();
  });

  test('a page keeps its contents list, ids of headings and neighbors', () => {
    expect(read('docs/glossary.md')).toMatchSnapshot();
    expect(read('docs/guide/moon.md')).toContain('displayed_sidebar: null');
  });

  test('the home page has hero, features and text', () => {
    expect(read('pages/index.md')).toMatchSnapshot();
    expect(read('home.css')).toContain('.home-hero');
  });

  test('translations have the path of their original; one without is left out', () => {
    expect(read('i18n/de/docs/guide/reading.md')).toContain('## Hochwasser {#hochwasser}');
    expect(JSON.parse(read('i18n/de/config.json')).navbar).toEqual({ Guide: 'Anleitung' });
    expect(JSON.parse(read('i18n/de/sidebars.json')).guide).toMatchObject({
      'Reading a table': 'Eine Tafel lesen',
    });
    expect(readdirSync(join(outDir, 'i18n/de/docs/guide'))).toEqual(['reading.md']);
  });

  test('files keep their addresses, and rules that only a host can apply stay in its file', () => {
    expect(existsSync(join(outDir, 'static/wave.svg'))).toBe(true);
    expect(existsSync(join(outDir, 'docs/guide/tide.svg'))).toBe(true);
    expect(read('static/_redirects').trim().split('\n')).toContain('/tides/* /x 302');
  });
});
