import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, test } from 'vitest';
import { STYLE_SHEETS } from './style-sheets.ts';
import { bundleStyles, engineStyles } from './styles.ts';

const siteDir = mkdtempSync(join(tmpdir(), 'styles-'));
writeFileSync(join(siteDir, 'bread.css'), '.bread {\n  color: brown;\n}\n');
afterAll(() => rmSync(siteDir, { recursive: true }));

const styles = await bundleStyles(siteDir, ['bread.css'], async () => undefined);

describe('bundleStyles', () => {
  test('a document has only the rules that its HTML needs', () => {
    const box = styles.forHtml('<div class="admonition tip"></div>');
    expect(styles.forHtml('<p>Rye</p>')).not.toContain('.admonition-title');
    expect(box).toContain('.admonition-title');
    expect(box).not.toContain('.diagram');
  });

  test('the categories of a sidebar do not add the rules for `<details>` in content', () => {
    const category = '<details open=""><summary class="category">Breads</summary></details>';
    const rare = styles.forHtml('<details><summary>Why rye</summary></details>');
    expect(styles.forHtml(category)).toBe(styles.forHtml(''));
    expect(rare.length).toBeGreaterThan(styles.forHtml('').length);
    expect(styles.forHtml('<details open><summary>Why rye</summary></details>')).toBe(rare);
  });

  test('rules for the loading state are only in the live shell', () => {
    for (const name of ['.spinner', '.progress-bar']) {
      expect(styles.live).toContain(name);
      expect(styles.all).not.toContain(name);
    }
  });

  test('the complete rules include those of every document', () => {
    for (const name of ['.table-frame', '.admonition', '.diagram', '.toc', '.notice']) {
      expect(styles.all).toContain(name);
    }
  });

  test("the site's own rules are last, and minified", () => {
    expect(styles.all.endsWith('.bread{color:brown}')).toBe(true);
    expect(styles.forHtml('').endsWith('.bread{color:brown}')).toBe(true);
  });
});

test('each style sheet of the engine is listed with its condition, or imported by one that is, or by an island', () => {
  const imports = engineStyles().flatMap((path) =>
    [...readFileSync(path, 'utf8').matchAll(/@import "([^"]+)"/g)].map(([, name = '']) =>
      join(dirname(path), name),
    ),
  );
  const entries = ['index.css', 'live.css'].map((name) =>
    fileURLToPath(new URL(`../app/styles/${name}`, import.meta.url)),
  );
  // Imported by the island of the request builder, as text.
  const lazy = fileURLToPath(new URL('../kinds/api/request-builder.css', import.meta.url));
  const listed = STYLE_SHEETS.map(({ file }) => fileURLToPath(file));
  expect([...new Set([lazy, ...listed, ...entries, ...imports])].toSorted()).toEqual(
    engineStyles(),
  );
  expect(new Set(listed).size).toBe(listed.length);
});
