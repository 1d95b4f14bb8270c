import { SiteError } from 'folia-problems';
import { expect, test } from 'vitest';
import { readZensical } from './read-zensical.ts';

const FILE = 'zensical.toml';

test('the project of a config in TOML has the keys of MkDocs', () => {
  const values = readZensical(
    `[project]
site_name = "Seeds"
nav = ["index.md", { "Beds" = ["beds/clay.md"] }]
[project.theme]
features = ["navigation.tabs"]
[[project.theme.palette]]
primary = "green"
[project.plugins.redirects]
redirect_maps = { "old.md" = "index.md" }
[project.markdown_extensions.pymdownx.highlight]
linenums = true
[project.markdown_extensions.pymdownx.blocks.caption]
[project.markdown_extensions."pymdownx.tilde"]
[project.markdown_extensions.zensical.extensions.emoji]
[project.markdown_extensions.zensical.extensions.macros]
`,
    FILE,
  );
  expect(values).toEqual({
    site_name: 'Seeds',
    nav: ['index.md', { Beds: ['beds/clay.md'] }],
    theme: { name: 'material', features: ['navigation.tabs'], palette: [{ primary: 'green' }] },
    plugins: { redirects: { redirect_maps: { 'old.md': 'index.md' } }, macros: {} },
    markdown_extensions: {
      'pymdownx.highlight': { linenums: true },
      'pymdownx.blocks.caption': {},
      'pymdownx.tilde': {},
      'pymdownx.emoji': {},
    },
  });
});

test('without extensions, those of Zensical by default are enabled; its theme may have another name', () => {
  const { markdown_extensions: extensions, theme } = readZensical(
    '[project]\nsite_name = "Seeds"\ntheme.name = "field"\n',
    FILE,
  );
  expect(Object.keys(Object(extensions))).toEqual(
    expect.arrayContaining(['attr_list', 'pymdownx.emoji', 'pymdownx.tabbed']),
  );
  expect(theme).toEqual({ name: 'field' });
});

test('a mistake in TOML is reported with its line', () => {
  expect(() => readZensical('[project]\nsite_name = Seeds\n', FILE)).toThrow(SiteError);
  expect(() => readZensical('[project]\nsite_name = Seeds\n', FILE)).toThrow(
    /zensical\.toml\n {2}2:1/,
  );
});
