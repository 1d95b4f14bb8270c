import { isAbsolute, relative, sep } from 'node:path';
import { missingPackageName } from '../missing-package.ts';
import { asObject, type Note } from '../note.ts';
import { updateReferences } from './rename-files.ts';
import type { SourceConfig } from './source-config.ts';

/** Names that imports have for files and folders, such as `@parts` for `@site/src/parts`. */
export type Aliases = ReadonlyMap<string, string>;

/** A plugin whose option "alias" has the format of webpack's. */
const ALIAS_PLUGIN = 'docusaurus-plugin-module-alias';

/**
 * Reads the aliases that plugins of a config give to webpack: plugins that are functions, and one with an option for
 * aliases. Imports of an alias would otherwise look like packages, which npm cannot install.
 * @see https://docusaurus.io/docs/api/plugin-methods/lifecycle-apis#configureWebpack
 */
export function readAliases(config: SourceConfig, sourceDir: string): Aliases {
  const context = { siteDir: sourceDir, siteConfig: config, baseUrl: config.baseUrl };
  return new Map(
    config.plugins.flatMap((entry) => {
      const [plugin, options = {}]: unknown[] = [entry].flat();
      const alias = aliasesOf(plugin, options, context);
      return Object.entries(asObject(alias)).flatMap(([key, target]) => {
        if (typeof target !== 'string' || !isAbsolute(target)) return [];
        const name = key.replace(/\$$/, '');
        const place = placeOf(relative(sourceDir, target).split(sep).join('/'));
        return place === name ? [] : [[name, place] as const];
      });
    }),
  );
}

/** What imports name in place of an alias: a package that is installed, or a path. */
function placeOf(path: string): string {
  const [, ofPackage] = /(?:^|\/)node_modules\/(.+)$/.exec(path) ?? [];
  return ofPackage ?? `@site/${path}`;
}

function aliasesOf(plugin: unknown, options: unknown, context: object): unknown {
  const name = typeof plugin === 'string' ? plugin : missingPackageName(plugin);
  if (name?.includes(ALIAS_PLUGIN)) return asObject(options)['alias'];
  if (typeof plugin !== 'function' || name !== undefined) return undefined;
  const settings = webpackSettings(() => plugin(context, options));
  return asObject(asObject(settings)['resolve'])['alias'];
}

/** The settings that a plugin makes; it may fail for lack of what only a build has. */
function webpackSettings(make: () => unknown): unknown {
  try {
    const { configureWebpack } = asObject(make());
    return typeof configureWebpack === 'function' ? configureWebpack({}, false, {}) : undefined;
  } catch {
    return undefined;
  }
}

/** A text whose imports have paths in place of the aliases. */
export function withoutAliases(path: string, text: string, aliases: Aliases): string {
  if (![...aliases.keys()].some((name) => text.includes(name))) return text;
  const addressOf = (target: string) => {
    const name = [...aliases.keys()].find((one) => `${target}/`.startsWith(`${one}/`));
    return name && `${aliases.get(name)}${target.slice(name.length)}`;
  };
  return updateReferences(path, text, new Map(), { addressOf });
}

/** Says which imports have a path now. */
export function aliasNotes(aliases: Aliases): Note[] {
  return [...aliases].map(([name, place]) => ({
    group: 'plugins',
    outcome: 'migrated',
    key: `alias "${name}"`,
    text: `Imports of this alias now use "${place}".`,
  }));
}
