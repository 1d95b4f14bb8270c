import { dirname, resolve } from 'node:path';
import type { DocumentTag } from '../document-tag.ts';
import { asList, asObject, type Values } from '../note.ts';
import type { SourceRunner } from '../run-source.ts';
import { readTag } from './convert-tags.ts';
import type { SourceConfig } from './source-config.ts';
import type { OtherPlugin, PluginAdditions, PluginSource } from './source-parts.ts';

type Site = { dir: string; config: SourceConfig; runner: SourceRunner };

/** The hooks that only describe what each page has: https://docusaurus.io/docs/api/plugin-methods/lifecycle-apis */
const HOOKS = /\b(?:injectHtmlTags|getClientModules)\b/;

/**
 * Runs the plugins of a site that add tags or client modules to each page, and returns the plugins with what they added. A
 * plugin that fails, such as one that needs a package that is not installed, adds nothing.
 */
export async function runPlugins(plugins: OtherPlugin[], site: Site): Promise<OtherPlugin[]> {
  const done: OtherPlugin[] = [];
  for (const plugin of plugins) {
    const { source } = plugin;
    const added =
      source && HOOKS.test(source.code) ? await runPlugin(plugin, source, site) : undefined;
    done.push(added ? { ...plugin, added } : plugin);
  }
  return done;
}

async function runPlugin(
  { name, options, origin }: OtherPlugin,
  source: PluginSource,
  site: Site,
): Promise<PluginAdditions | undefined> {
  try {
    const make = await loadMaker(source, site.runner);
    const plugin: unknown = await make(contextOf(site), { id: 'default', ...options });
    const tags = listTags(callHook(plugin, 'injectHtmlTags', {}), `${origin} ${name}`);
    const folder = typeof source.maker === 'string' ? dirname(source.maker) : site.dir;
    const clientModules = asList(callHook(plugin, 'getClientModules'))
      .filter((path) => typeof path === 'string')
      .map((path) => resolve(folder, path));
    const hooks = [
      ...(tags.length > 0 ? ['injectHtmlTags'] : []),
      ...(clientModules.length > 0 ? ['getClientModules'] : []),
    ];
    return hooks.length > 0 ? { tags, clientModules, hooks } : undefined;
  } catch {
    return undefined;
  }
}

type Maker = (context: Values, options: Values) => unknown;

/** @throws if the file of the plugin does not export a function */
async function loadMaker({ maker }: PluginSource, runner: SourceRunner): Promise<Maker> {
  const module = typeof maker === 'string' ? await runner.run(maker) : { default: maker };
  const exported = module['default'] ?? module;
  if (typeof exported !== 'function') throw new TypeError('The plugin is not a function.');
  return (context, options) => Reflect.apply(exported, undefined, [context, options]);
}

/** What a plugin learns about the site: https://docusaurus.io/docs/api/plugin-methods#context */
function contextOf({ dir, config }: Site): Values {
  const { baseUrl, i18n } = config;
  const defaultLocale = i18n?.defaultLocale ?? 'en';
  return {
    siteDir: dir,
    siteConfig: config,
    baseUrl,
    outDir: `${dir}/build`,
    generatedFilesDir: `${dir}/.docusaurus`,
    i18n: { localeConfigs: {}, locales: [defaultLocale], ...i18n, currentLocale: defaultLocale },
  };
}

function callHook(plugin: unknown, hook: string, ...values: unknown[]): unknown {
  const method = asObject(plugin)[hook];
  return typeof method === 'function' ? Reflect.apply(method, plugin, values) : undefined;
}

/** The elements that a plugin injects: https://docusaurus.io/docs/api/plugin-methods/lifecycle-apis#injectHtmlTags */
function listTags(injected: unknown, key: string): DocumentTag[] {
  const { headTags, preBodyTags, postBodyTags } = asObject(injected);
  const read = (tag: unknown, inBody: boolean): DocumentTag => {
    if (typeof tag === 'string') return { key, tagName: '', attributes: {}, text: tag, inBody };
    return { ...readTag(tag, key), inBody };
  };
  return [
    ...[headTags ?? []].flat().map((tag) => read(tag, false)),
    ...[preBodyTags ?? [], postBodyTags ?? []].flat(2).map((tag) => read(tag, true)),
  ];
}
