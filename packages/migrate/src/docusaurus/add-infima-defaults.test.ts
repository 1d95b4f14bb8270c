import { expect, test } from 'vitest';
import { addInfimaDefaults } from './add-infima-defaults.ts';
import type { Settings } from './convert-settings.ts';
import { INFIMA_DEFAULTS } from './infima-defaults.ts';

const SETTINGS: Pick<Settings, 'config' | 'files' | 'pagesPath'> = {
  pagesPath: 'src/pages',
  config: {},
  files: [],
};

function convert(texts: Record<string, string>, settings = SETTINGS) {
  const files = Object.entries(texts).map(([to, text]) => ({ to, text }));
  return addInfimaDefaults(files, settings, (path) => path);
}

/** The rules that were added. */
function addedTo({ settings }: ReturnType<typeof convert>): string {
  const [file] = settings.files;
  return file && 'text' in file ? file.text.replace(/^\/\*.*\*\/\n/, '') : '';
}

test('properties that a site uses and does not set get a value, and so do the properties that these values refer to', () => {
  const converted = convert({
    'src/css/custom.css':
      ':root { --ifm-color-primary: teal }\n.gear { color: var(--ifm-color-primary); transition: color var( --ifm-transition-fast ) }',
    'src/Gear.tsx':
      "export default () => <b style={{ padding: 'var(--ifm-spacing-vertical)' }} />;",
    'docs/gear.md': 'The property `--ifm-color-danger` is a color.',
  });
  expect(addedTo(converted)).toBe(`
:where(:root) {
  --ifm-global-spacing: 1rem;
  --ifm-spacing-vertical: var(--ifm-global-spacing);
  --ifm-transition-fast: 200ms;
}
`);
  expect(converted.settings.config).toEqual({ customCss: ['src/css/infima-bridge.css'] });
  expect(converted.notes).toMatchObject([
    { outcome: 'changed', text: expect.stringContaining('3 values') },
  ]);
});

test('links that the components of a page style are not underlined', () => {
  const rule = ':where(.layout-wide a[class])';
  expect(
    addedTo(convert({ 'src/pages/index.jsx': 'export default () => <a className="go" />;' })),
  ).toContain(rule);
  expect(addedTo(convert({ 'src/pages/about.md': '# About', 'src/Gear.jsx': '' }))).toBe('');
});

test('a property that Infima also sets for dark mode keeps that value there if the site sets it only for the root', () => {
  const use = 'b { background: var(--ifm-background-color) }';
  const set = ':root { --ifm-background-color: white }';
  const dark = "[data-theme='dark'] { --ifm-background-color: black }";
  expect(addedTo(convert({ 'a.css': `${set} ${use}` }))).toBe(
    "\n[data-theme='dark'] {\n  --ifm-background-color: var(--surface);\n}\n",
  );
  expect(addedTo(convert({ 'a.css': `${set} ${dark} ${use}` }))).toBe('');
  expect(addedTo(convert({ 'a.css': `${dark} ${use}` }))).toContain(':where(:root)');
});

test("the rules follow those that give properties of the engine the site's values", () => {
  const bridge = {
    to: 'src/css/infima-bridge.css',
    text: '/* Head */\n:root { --accent: teal }\n',
  };
  const config = { customCss: ['a.css', bridge.to] };
  const { settings } = convert(
    { 'a.css': 'b { color: var(--ifm-color-white) }' },
    { ...SETTINGS, config, files: [bridge] },
  );
  expect(settings.config).toEqual(config);
  expect(settings.files).toEqual([
    {
      to: bridge.to,
      text: expect.stringMatching(/^\/\* Head[\s\S]*teal \}\n\n:where[\s\S]*white: #fff;/),
    },
  ]);
});

test('a property without a value is reported', () => {
  const { settings, notes } = convert({ 'a.css': 'b { color: var(--ifm-color-teal-50) }' });
  expect(settings).toBe(SETTINGS);
  expect(notes).toMatchObject([
    { outcome: 'dropped', text: expect.stringContaining('--ifm-color-teal-50') },
  ]);
});

test('defaults refer to properties with a default, or to properties of the engine', () => {
  for (const [name, value] of INFIMA_DEFAULTS) {
    for (const [, used = ''] of value.matchAll(/var\((--ifm-[\w-]+)/g)) {
      expect(INFIMA_DEFAULTS.has(used), `${name}: ${used}`).toBe(true);
    }
    expect(value).not.toBe('');
  }
});

test('a site with components as pages gets the links and headings of Infima there, below its own rules', () => {
  const page = { 'src/pages/index.tsx': 'export default () => <h3>Ours</h3>;' };
  const css = addedTo(convert(page));
  expect(css).toContain(':where(.layout-wide a[class]) {');
  expect(css).toContain(':where(.layout-wide :is(h2, h3, h4, h5, h6):not(.markdown *)) {');
  expect(addedTo(convert({ 'src/pages/about.md': '# About' }))).toBe('');
});

test('links have the color that a style sheet sets for a part of a page, unless it colors all links itself', () => {
  const part = '.band { --ifm-link-color: white;\n\n  a { display: flex } }';
  const rule =
    ':where(.layout-wide) a:where(:not([class])) {\n  color: var(--ifm-link-color, var(--accent));';
  expect(addedTo(convert({ 'src/band.module.scss': part }))).toContain(rule);
  for (const own of ['a { color: teal }', '.b {}\na, .link { color: teal }']) {
    expect(addedTo(convert({ 'src/band.module.scss': part, 'src/all.css': own }))).toBe('');
  }
  const ofDocument =
    ":root { --ifm-link-color: teal }\n[data-theme='dark'] { --ifm-link-color: aqua }";
  expect(addedTo(convert({ 'src/css/custom.css': ofDocument }))).toBe('');
});
