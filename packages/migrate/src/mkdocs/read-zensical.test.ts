import { SiteError } from 'folia-problems';
import { expect, test } from 'vitest';
import { readZensical, replaceOwnExtensions } from './read-zensical.ts';

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

test('without extensions, the defaults of Zensical are enabled; its theme may have another name', () => {
  const { markdown_extensions: extensions, theme } = readZensical(
    '[project]\nsite_name = "Seeds"\ntheme.name = "field"\n',
    FILE,
  );
  expect(Object.keys(Object(extensions))).toEqual(
    expect.arrayContaining(['attr_list', 'pymdownx.emoji', 'pymdownx.tabbed']),
  );
  expect(theme).toEqual({ name: 'field' });
});

test('in a config in YAML too, extensions of Zensical are the plugins and extensions that they replace', () => {
  const config = {
    site_name: 'Seeds',
    plugins: ['search'],
    markdown_extensions: [
      'attr_list',
      'zensical.extensions.macros',
      { 'zensical.extensions.emoji': { options: {} } },
    ],
  };
  expect(replaceOwnExtensions(config)).toEqual({
    site_name: 'Seeds',
    plugins: { search: {}, macros: {} },
    markdown_extensions: { attr_list: {}, 'pymdownx.emoji': { options: {} } },
  });
});

test('a mistake in TOML is reported with its line', () => {
  expect(() => readZensical('[project]\nsite_name = Seeds\n', FILE)).toThrow(SiteError);
  expect(() => readZensical('[project]\nsite_name = Seeds\n', FILE)).toThrow(
    /zensical\.toml\n {2}2:1/,
  );
});
