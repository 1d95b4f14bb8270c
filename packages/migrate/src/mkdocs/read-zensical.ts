import { asObject, type Values } from '../note.ts';
import { readToml } from '../read-toml.ts';

/** What Zensical enables if the config names no extension: https://zensical.org/docs/setup/extensions/ */
const DEFAULT_EXTENSIONS = [
  ...['abbr', 'admonition', 'attr_list', 'def_list', 'footnotes', 'md_in_html', 'toc'],
  ...['arithmatex', 'betterem', 'caret', 'details', 'emoji', 'highlight', 'inlinehilite'].map(
    ofPymdown,
  ),
  ...['keys', 'magiclink', 'mark', 'smartsymbols', 'superfences', 'tabbed'].map(ofPymdown),
  ...['tasklist', 'tilde'].map(ofPymdown),
];

function ofPymdown(name: string): string {
  return `pymdownx.${name}`;
}

/** Extensions of Zensical that are plugins in MkDocs. */
const PLUGINS = ['autorefs', 'glightbox', 'macros', 'mkdocstrings'];

/**
 * Reads the config of a site of Zensical (https://zensical.org/docs/setup/basics/): a config of MkDocs in TOML, with a theme
 * like Material, other defaults, and names of extensions that may be nested tables.
 *
 * @returns the keys of `mkdocs.yml`
 * @throws SiteError if it is not TOML
 */
export function readZensical(text: string, file: string): Values {
  const values = readToml(text, file);
  const {
    theme,
    plugins,
    markdown_extensions: written,
    ...project
  } = asObject(values['project'] ?? values);
  const { name, ...look } = asObject(theme);
  return replaceOwnExtensions({
    ...project,
    theme: { ...look, name: name === undefined || name === 'zensical' ? 'material' : name },
    plugins,
    markdown_extensions: written ?? DEFAULT_EXTENSIONS,
  });
}

/**
 * Replaces the extensions of Zensical in a config with the plugins and extensions of MkDocs. A `mkdocs.yml` may have them,
 * too: https://zensical.org/docs/setup/basics/
 */
export function replaceOwnExtensions(values: Values): Values {
  const extensions = listExtensions(values['markdown_extensions']);
  const isPlugin = ([name]: readonly [string, unknown]) => PLUGINS.includes(name);
  return {
    ...values,
    plugins: Object.fromEntries([
      ...listEntries(values['plugins']),
      ...extensions.filter(isPlugin),
    ]),
    markdown_extensions: Object.fromEntries(extensions.filter((entry) => !isPlugin(entry))),
  };
}

/** Extensions with their options. Those of a package may be tables within a table: `pymdownx.blocks.caption`. */
function listExtensions(value: unknown): (readonly [string, unknown])[] {
  return listEntries(value)
    .flatMap(([name, options]) => {
      if (name === 'pymdownx') return flatten(name, options, ['blocks']);
      if (name === 'zensical') return flatten(name, options, ['extensions']);
      return [[name, options] as const];
    })
    .map(([name, options]) => [withoutPackage(name), options] as const);
}

function flatten(prefix: string, value: unknown, inner: string[]): (readonly [string, unknown])[] {
  return Object.entries(asObject(value)).flatMap(([name, options]) =>
    inner.includes(name)
      ? flatten(`${prefix}.${name}`, options, [])
      : [[`${prefix}.${name}`, options] as const],
  );
}

/** Removes the package from the name of an extension. Zensical's extensions are named after those that they replace. */
function withoutPackage(name: string): string {
  const own = /^zensical\.extensions\.(.+)$/.exec(name)?.[1];
  return own === 'emoji' ? 'pymdownx.emoji' : (own ?? name);
}

/** The entries of a table, or of a list of names and tables. */
function listEntries(value: unknown): (readonly [string, unknown])[] {
  if (!Array.isArray(value)) return Object.entries(asObject(value));
  return value.flatMap((entry): (readonly [string, unknown])[] =>
    typeof entry === 'string' ? [[entry, {}]] : Object.entries(asObject(entry)),
  );
}
