import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, test } from 'vitest';
import { STYLE_SHEETS } from './style-sheets.ts';
import { bundleStyles, type DocumentContext, engineStyles } from './styles.ts';

const siteDir = mkdtempSync(join(tmpdir(), 'styles-'));
writeFileSync(join(siteDir, 'bread.css'), '.bread {\n  color: brown;\n}\n');
afterAll(() => rmSync(siteDir, { recursive: true }));

const styles = await bundleStyles(
  siteDir,
  { customCss: ['bread.css'], siteBaseUrl: '/' },
  async () => undefined,
);

describe('bundleStyles', () => {
  test('a document has only the rules that its HTML needs', () => {
    const box = styles.forHtml(
      '<main class="prose"><div class="admonition tip"><p class="admonition-title">',
    );
    expect(styles.forHtml('<p>Rye</p>')).not.toContain('.admonition-title');
    expect(box).toContain('.admonition-title');
    expect(box).not.toContain('.diagram');
  });

  test('pills of a page from Docusaurus have a look', () => {
    const pills = '<ul class="pills"><li class="pills__item pills__item--active">Rye</li></ul>';
    const ofPills = styles.forHtml(`<main class="prose">${pills}</main>`);
    for (const name of ['pills', 'pills__item', 'pills__item--active']) {
      expect(ofPills).toContain(`.${name}{`);
    }
    expect(ofPills).not.toContain('.pills--block');
  });

  test('the categories of a sidebar do not add the rules for `<details>` in content', () => {
    const category = '<details open=""><summary class="category">Breads</summary></details>';
    const forProse = (html: string) => styles.forHtml(`<main class="prose">${html}</main>`);
    const rare = forProse('<details><summary>Why rye</summary></details>');
    expect(forProse(category)).toBe(forProse(''));
    expect(rare.length).toBeGreaterThan(forProse('').length);
    expect(forProse('<details open><summary>Why rye</summary></details>')).toBe(rare);
    expect(forProse('<details id="rye"><summary>Why rye</summary></details>')).toBe(rare);
  });

  test('a document has the rules of its sheets that may match, without references to constants', () => {
    const tip = styles.forHtml('<div class="prose"><div class="admonition tip">');
    expect(tip).toContain('.tip{');
    expect(tip).not.toMatch(/\.danger|--space-4\)|min-block-size|@custom-media|& [a-z]/);
    expect(styles.all).toContain('.danger{');
    expect(styles.all).toContain('var(--space-4)');
  });

  test('no rule of the engine loads a picture, which would delay the first calculation of styles', () => {
    expect(styles.all.match(/url\(.{0,40}/g)).toBeNull();
  });

  test('each layer is written once, in the declared order', () => {
    const layers = (html: string) =>
      [...styles.forHtml(html).matchAll(/@layer (\w+)/g)].map(([, name]) => name);
    const order = ['tokens', 'base', 'shell', 'content', 'print', 'site'];
    expect(layers('<a class="button">')).toEqual(order);
    expect(layers('<p class="admonition tip"><span class="tabs ">')).toEqual(order);
  });

  test('a constant that the page sets in a style sheet or an attribute remains a property', () => {
    const html = '<main class="layout-doc">';
    expect(styles.forHtml(html)).not.toContain('var(--measure)');
    expect(styles.forHtml(html, { others: '.layout-doc{--measure:50rem}' })).toContain(
      'var(--measure)',
    );
    expect(styles.forHtml(`${html}<p style="--measure: 50rem">`)).toContain('var(--measure)');
  });

  test('islands may add any content, so their documents have all rules of the content', () => {
    const island = styles.forHtml('<p class="admonition tip"><docs-island data-source="a">');
    expect(island).toContain('.danger{');
    expect(island).not.toContain('.site-footer');
  });

  test('islands of an API reference add what is known, so their documents have only the rules for it', () => {
    const model =
      '<div class="prose"><ul class="api-rows"><docs-island data-source="folia:reference">';
    const builder = '<docs-island data-source="folia:request-builder">';
    expect(styles.forHtml(model)).toContain('.api-rows');
    expect(styles.forHtml(model)).not.toContain('.api-change-rows');
    expect(styles.forHtml(model)).not.toContain('--space-6');
    const operation = styles.forHtml(`${model}${builder}`);
    expect(operation).toContain('.status-5');
    expect(operation).toContain('--space-6');
    expect(operation).not.toContain('.api-change-rows');
    expect(styles.forHtml(`${model}<docs-island data-source="a">`)).toContain('.api-change-rows');
  });

  test('a document has the rules for what the shell adds to it, such as the rest of its sidebar', () => {
    const rules = styles.forHtml('<nav class="sidebar"><a><span class="method method-get">');
    for (const name of ['.gap', '.under-link', '.external', '.method-post', '.deprecated']) {
      expect(rules).toContain(name);
    }
    expect(styles.live).toContain('.toc-current');
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
    expect(styles.forHtml('<p class="bread">').endsWith('.bread{color:brown}')).toBe(true);
  });
});

describe('the rules of a site in a document', () => {
  const sheet = [
    ':root{--crust:brown}',
    '.rye{color:red}',
    '.spelt .loaf,main .rye{color:green}',
    ':not(.spelt)>.rye{margin:0}',
    '.größe,.w-1\\/2{width:50%}',
    '@media print{.spelt{color:black}}',
    '@layer crumb{.spelt{margin:0}}',
    '@layer crust{.rye{margin:0}}',
    '.search-dialog{color:blue}',
  ].join('\n');
  writeFileSync(join(siteDir, 'breads.css'), sheet);
  const ofDocument = async (html: string, context?: DocumentContext) => {
    const config = { customCss: ['breads.css'], siteBaseUrl: '/' };
    const { forHtml } = await bundleStyles(siteDir, config, async () => undefined);
    return forHtml(html, context).split('@layer site;')[1];
  };

  test('are those whose class names and ids it has, in the same order of layers', async () => {
    expect(await ofDocument("<p class='rye'>")).toBe(
      ':root{--crust:brown}.rye{color:red}main .rye{color:green}:not(.spelt)>.rye{margin:0}@layer crumb;@layer crust{.rye{margin:0}}.search-dialog{color:#00f}',
    );
    expect(await ofDocument('<p class="größe">')).toContain('.größe{');
    expect(await ofDocument('<p class="w-1/2">')).toContain('.w-1\\/2{');
  });

  test('include those for entries that the live sidebar adds', async () => {
    expect(await ofDocument('<p>', { lateNames: ['spelt', 'loaf'] })).toContain('.spelt .loaf{');
  });

  test('are all of them if a script or an island may add any element', async () => {
    const all = await ofDocument('<docs-island data-source="a">');
    expect(all).toContain('@media print{.spelt{color:#000}}');
    expect(await ofDocument('<p>', { hasScripts: true })).toBe(all);
  });
});

test('a comment with a license stays, and what a style sheet imports after it comes first', async () => {
  const notice = "/*! Don't remove {this} */";
  writeFileSync(
    join(siteDir, 'fonts.css'),
    `${notice}\n@import "https://fonts.example/rye.css";\n.rye,.spelt{color:red}`,
  );
  const config = { customCss: ['bread.css', 'fonts.css'], siteBaseUrl: '/' };
  const { all, forHtml } = await bundleStyles(siteDir, config, async () => undefined);
  for (const rules of [all, forHtml('<p class="bread rye">')]) {
    const [before, after = ''] = rules.split(notice);
    expect(before).toBe('');
    expect(after.trimStart()).toMatch(/^@import "https:\/\/fonts\.example\/rye\.css";/);
  }
  expect(forHtml('<p class="bread rye">').endsWith('.bread{color:brown}.rye{color:red}')).toBe(
    true,
  );
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
