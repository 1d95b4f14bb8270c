import { expect, test } from 'vitest';
import { bridgeInfima } from './infima-bridge.ts';

test('properties of Infima for the document become properties of the engine, for the same color mode', () => {
  const { css, properties } = bridgeInfima([
    `/* --ifm-font-family-base: unused; */
    :root {
      // modified: --ifm-font-family-monospace
      --ifm-color-primary: #26a;
      --ifm-color-primary-dark: #149;
      --ifm-font-family-base: "A; b", serif;
      --own: url(https://a.example/{x});
    }
    @media (min-width: 900px) { html[data-theme='dark'] { --ifm-background-color: black } }
    .card { --ifm-navbar-height: 3rem; }`,
  ]);
  expect(properties).toEqual([
    '--ifm-background-color',
    '--ifm-color-primary',
    '--ifm-font-family-base',
  ]);
  expect(css).toMatch(
    /^:root \{\n {2}--accent: var\(--ifm-color-primary\);.*\n {2}--font: var\(--ifm-font-family-base\);\n\}/,
  );
  expect(css).toMatch(
    /@media \(min-width: 900px\) \{ html\[data-theme='dark'\] \{\n {2}--surface: var\(--ifm-background-color\);.*\n\}\}\n/,
  );
  expect(css).not.toMatch(/bar-height|font-mono/);
});

test('properties within a mixin or a nested selector are left alone, since they do not reach the shell', () => {
  const sheet = `@mixin dark { :root { --ifm-color-primary: red } }
    .page { [data-theme='dark'] { --ifm-color-primary: red } }
    :root { &.dark { --ifm-color-primary: red } }`;
  expect(bridgeInfima([sheet])).toEqual({ css: '', properties: [], refused: [] });
});

test('values that Sass inserts are not blocks, and a nested selector that continues the root is the root', () => {
  const { css, properties } = bridgeInfima([
    `:root {
      --ifm-color-primary: #{$teal};
      --ifm-color-primary-dark: #{color.adjust($teal, $lightness: -5%)};
      --ifm-font-family-base: 'Lato #{$fallback}';
      &[data-theme='dark'] { --ifm-background-color: #{darken($navy, 10%)}; }
    }
    .card-#{$size} { --ifm-navbar-height: 3rem; }
    :root { --ifm-footer-color: #{$sand}; }`,
  ]);
  expect(properties).toEqual([
    '--ifm-background-color',
    '--ifm-color-primary',
    '--ifm-font-family-base',
    '--ifm-footer-color',
  ]);
  expect(css).toContain(":root[data-theme='dark'] {\n  --surface: var(--ifm-background-color);");
  expect(css).not.toContain('bar-height');
});

test('a property that Infima also sets for dark mode only has an effect in light mode, unless the site sets it for dark mode', () => {
  const { css } = bridgeInfima([
    `html { --ifm-background-color: white; --ifm-navbar-height: 4rem }
     [data-theme='dark'] { --ifm-background-color: black }`,
  ]);
  expect(css.replace(/ --(?:surface-|line).*/g, '')).toBe(
    `:root[data-theme="light"] {\n  --surface: var(--ifm-background-color);\n}\n
html {\n  --bar-height: var(--ifm-navbar-height);\n}\n
[data-theme='dark'] {\n  --surface: var(--ifm-background-color);\n}\n`,
  );
});

test('a declaration with !important has an effect in both modes', () => {
  const { css } = bridgeInfima([':root { --ifm-background-color: navy !important; }']);
  expect(css).toMatch(/^:root \{\n {2}--surface: var\(--ifm-background-color\);/);
});

test('shades follow from the color of the background, unless they have a color of their own', () => {
  const { css } = bridgeInfima([
    ':root { --ifm-background-surface-color: gray; --ifm-background-color: navy; }',
  ]);
  const shades = css.match(/--surface-raised: [^;]+;/g);
  expect(shades).toEqual([
    '--surface-raised: color-mix(in oklch, var(--ink) 5%, var(--surface));',
    '--surface-raised: var(--ifm-background-surface-color);',
  ]);
  expect(css).toContain('--line: color-mix(in oklch, var(--ink) 16%, var(--surface));');
});

test('parts of the bar have its colors: lists have its background, the search has the color of its links', () => {
  const { css } = bridgeInfima([
    ':root { --ifm-navbar-background-color: navy; --ifm-navbar-link-color: white; --ifm-navbar-link-hover-color: gold; }',
  ]);
  expect(css).toContain('--surface: var(--ifm-navbar-background-color);');
  expect(css).toContain('--surface-raised: color-mix(in oklch, var(--ink) 10%, transparent);');
  expect(css).toContain('--accent: var(--ifm-navbar-link-hover-color);');
});

test('the height of the bar is only taken from a length', () => {
  const bridgeOf = (value: string) => bridgeInfima([`:root { --ifm-navbar-height: ${value}; }`]);
  for (const value of ['100%', 'unset', 'auto', '60', 'calc(100% - 1rem)', 'auto !important']) {
    const { css, refused } = bridgeOf(value);
    expect(css).toBe('');
    expect(refused).toEqual([
      { property: '--ifm-navbar-height', value: value.replace(' !important', '') },
    ]);
  }
  for (const value of ['4rem', '0', '72.5px', 'calc(3rem + 8px)', 'var(--own)', '$height']) {
    expect(bridgeOf(value)).toMatchObject({ css: expect.stringContaining('--bar'), refused: [] });
  }
});

test('titles in the footer have its color, unless they have one of their own', () => {
  const { css } = bridgeInfima([
    `:root { --ifm-footer-background-color: navy; --ifm-footer-color: white }
     [data-theme='dark'] { --ifm-footer-title-color: gold }`,
  ]);
  const title = '& .site-footer h2 { color: var(--ifm-footer-title-color, inherit); }';
  expect(css.slice(0, css.indexOf('[data-theme'))).toContain(title);
  expect(css).toContain('& .site-footer h2 { color: var(--ifm-footer-title-color); }');
});

test('the bar can set its own properties, apart from its height, on which the page depends', () => {
  const { css, properties } = bridgeInfima([
    `.navbar, html[data-theme='dark'] .navbar { --ifm-navbar-background-color: navy; --ifm-navbar-height: 5rem }
     .menu .navbar, .navbar__link { --ifm-navbar-link-color: white }`,
  ]);
  expect(properties).toEqual(['--ifm-navbar-background-color']);
  expect(css).toMatch(
    /^:root, html\[data-theme='dark'\] \{\n {2}& \.navbar \{ --surface: var\(--ifm-navbar-background-color\);/,
  );
  expect(css).not.toMatch(/bar-height|link-color/);
});
