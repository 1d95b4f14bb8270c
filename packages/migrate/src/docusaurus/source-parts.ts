import { existsSync, readFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { isFile } from 'folia/format';
import type { DocumentTag } from '../document-tag.ts';
import { missingPackageName } from '../missing-package.ts';
import { asList, asObject, asString, type Values } from '../note.ts';
import type { SourceConfig } from './source-config.ts';

/** A plugin, a theme or a preset other than the content plugins. */
export type OtherPlugin = {
  name: string;
  options: Values;
  origin: 'preset' | 'plugin' | 'theme';
  /** If it is a function in the config or a file of the site. */
  source?: PluginSource;
  /** What it adds to each page. */
  added?: PluginAdditions;
};

/** The function of a plugin, or the absolute path of the file that exports it. */
export type PluginSource = { code: string; maker: unknown };

export type PluginAdditions = {
  tags: DocumentTag[];
  /** Absolute paths. */
  clientModules: string[];
  /** The hooks of the plugin that have been run: https://docusaurus.io/docs/api/plugin-methods */
  hooks: string[];
};

/**
 * The options of the content plugins, wherever the config specifies them; `false` if they are
 * disabled.
 */
export type SourceParts = {
  docs: Values | false;
  blog: Values | false;
  pages: Values | false;
  theme: Values;
  /** Additional instances of the docs, blog and pages plugins; each has an id. */
  instances: { kind: string; options: Values }[];
  redirects: Values[];
  others: OtherPlugin[];
};

type Entry = Pick<OtherPlugin, 'name' | 'options' | 'source'>;

const CONTENT = {
  docs: 'plugin-content-docs',
  blog: 'plugin-content-blog',
  pages: 'plugin-content-pages',
};

/** Sorts the `presets`, `plugins` and `themes` of a config by purpose. */
export function sortParts(config: SourceConfig, sourceDir: string): SourceParts {
  const read = (list: unknown[]) =>
    list.map((entry) => readEntry(entry, sourceDir)).filter(isEntry);
  const presets = read(config.presets);
  const plugins = read(config.plugins);
  const themes = read(config.themes);
  const content = presets.find(({ options, name }) => isContentPreset(name, options));
  const preset = content?.options ?? {};
  const single = plugins.filter(({ options }) => isDefaultInstance(options));
  const find = (part: keyof typeof CONTENT) =>
    single.find(({ name }) => name.includes(CONTENT[part]))?.options;
  const options = (part: keyof typeof CONTENT): Values | false => {
    const own = find(part);
    if (own) return own;
    return content === undefined || preset[part] === false ? false : asObject(preset[part]);
  };
  const withId = plugins.filter((entry) => isContent(entry) && !isDefaultInstance(entry.options));
  const defaultBlog = options('blog');
  // The engine has one blog, whatever its id.
  const namedBlog = hasFolder(defaultBlog, 'blog', sourceDir)
    ? undefined
    : withId.find((entry) => entry.name.includes(CONTENT.blog));
  const isRedirects = ({ name }: Entry) => name.includes('client-redirects');
  return {
    docs: options('docs'),
    blog: namedBlog?.options ?? defaultBlog,
    pages: options('pages'),
    theme: asObject(themes.find(isClassic)?.options ?? preset['theme']),
    instances: withId
      .filter((entry) => entry !== namedBlog)
      .map(({ name, options: own }) => ({
        kind: name.replace(/^.*plugin-content-/, ''),
        options: own,
      })),
    redirects: plugins.filter(isRedirects).map(({ options: own }) => own),
    others: [
      ...presetPlugins(preset),
      ...presets.filter((entry) => entry !== content).map(withOrigin('preset')),
      ...plugins
        .filter((entry) => !isContent(entry) && !isRedirects(entry))
        .map(withOrigin('plugin')),
      ...themes.filter((entry) => !isClassic(entry)).map(withOrigin('theme')),
    ],
  };
}

function isContent({ name }: Entry): boolean {
  return Object.values(CONTENT).some((plugin) => name.includes(plugin));
}

/** The theme with the site's style sheets, which a site without the classic preset lists itself. */
function isClassic({ name }: Entry): boolean {
  return /(?:^|theme-)classic$/.test(name);
}

/** Whether the folder of a content plugin exists; the classic preset has a blog even if there is none for it. */
function hasFolder(options: Values | false, path: string, sourceDir: string): boolean {
  return options !== false && existsSync(resolve(sourceDir, asString(options['path']) ?? path));
}

/** `classic`, or any preset with options for the content plugins. */
function isContentPreset(name: string, options: Values): boolean {
  return /(?:^|[/-])classic$/.test(name) || Object.keys(CONTENT).some((part) => part in options);
}

/**
 * The other plugins in the classic preset:
 * https://docusaurus.io/docs/using-plugins#docusauruspreset-classic
 */
function presetPlugins(preset: Values): OtherPlugin[] {
  return Object.entries(preset)
    .filter(([key, value]) => !(key in CONTENT) && key !== 'theme' && value !== false)
    .map(([name, value]) => ({ name, options: asObject(value), origin: 'preset' }));
}

function withOrigin(origin: OtherPlugin['origin']): (entry: Entry) => OtherPlugin {
  return (entry) => ({ ...entry, origin });
}

function isDefaultInstance(options: Values): boolean {
  return options['id'] === undefined || options['id'] === 'default';
}

/**
 * An entry is a name, a function, or a pair of either with options; `false` and `null` are ignored.
 */
function readEntry(entry: unknown, sourceDir: string): Entry | undefined {
  const [plugin, options] = Array.isArray(entry) ? asList(entry) : [entry];
  if (plugin === undefined || plugin === null || plugin === false) return undefined;
  const name = pluginName(plugin, sourceDir);
  return { name, options: asObject(options), source: pluginSource(plugin, name, sourceDir) };
}

const EXTENSIONS = ['', '.js', '.ts', '.mjs', '.cjs', '.mts', '/index.js', '/index.ts'];

function pluginSource(plugin: unknown, name: string, sourceDir: string): PluginSource | undefined {
  if (missingPackageName(plugin) !== undefined) return undefined;
  if (typeof plugin === 'function') return { code: String(plugin), maker: plugin };
  if (!/^\.{1,2}\//.test(name)) return undefined;
  const file = EXTENSIONS.map((extension) => join(sourceDir, name + extension)).find(isFile);
  return file === undefined ? undefined : { code: readFileSync(file, 'utf8'), maker: file };
}

function pluginName(plugin: unknown, sourceDir: string): string {
  const missing = missingPackageName(plugin);
  if (missing !== undefined) return missing;
  const name = asString(plugin);
  if (name === undefined) {
    const own = typeof plugin === 'function' && plugin.name !== '' ? ` "${plugin.name}"` : '';
    return `function${own} in the config`;
  }
  const ofPackage = /node_modules\/((?:@[^/]+\/)?[^/]+)(?!.*node_modules)/.exec(name)?.[1];
  if (ofPackage !== undefined) return ofPackage;
  if (name.startsWith(`${sourceDir}/`)) return `./${relative(sourceDir, name)}`;
  return fullPackageName(name.replace(/^missing-package:/, ''));
}

/** The package of a content plugin that is named by its shorthand: https://docusaurus.io/docs/using-plugins#module-shorthands */
function fullPackageName(name: string): string {
  return Object.values(CONTENT).includes(`plugin-${name}`) ? `@docusaurus/plugin-${name}` : name;
}

function isEntry(entry: Entry | undefined): entry is Entry {
  return entry !== undefined;
}
