import type { Problem } from 'folia-problems';
import { CONFIG_FILE } from '../read/config/config-file.ts';
import { keyLine } from '../read/config/key-line.ts';
import type {
  MarkdownConfig,
  MarkdownPlugin,
  PluginFunction,
} from '../read/config/markdown-schema.ts';
import { quotedLine } from '../read/config/quoted-line.ts';
import { installHint, readThrown } from '../read/thrown-place.ts';

/** A plugin of the site, ready to run. */
export type SitePlugin = {
  /** Its package or function, for messages. */
  name: string;
  plugin: PluginFunction;
  options: unknown[];
  /** Where the config lists it, such as `markdown.remarkPlugins[0]`, and on which line. */
  place: string;
  line: number;
  siteDir: string;
};

/** The plugins of a site, in the order in which they run. */
export type SitePlugins = {
  remark: SitePlugin[];
  rehype: SitePlugin[];
  /** Changes with the plugins and their options, so that cached pages are compiled again. */
  key: string;
};

export const NO_PLUGINS: SitePlugins = { remark: [], rehype: [], key: '' };

type LoadOptions = {
  siteDir: string;
  /** The text of the config, to find lines for messages. */
  configSource: string;
  /** Imports a package from the site's folder; undefined if it is not installed. */
  loadPackage: (name: string) => Promise<Record<string, unknown> | undefined>;
};

/** Loads the plugins that the config lists. Those that cannot be loaded are reported and left out. */
export async function loadSitePlugins(
  config: Pick<MarkdownConfig, 'remarkPlugins' | 'rehypePlugins'>,
  options: LoadOptions,
): Promise<{ plugins: Omit<SitePlugins, 'key'>; problems: Problem[] }> {
  const problems: Problem[] = [];
  const loadAll = async (key: 'remarkPlugins' | 'rehypePlugins') => {
    const loaded: SitePlugin[] = [];
    for (const [index, entry] of config[key].entries()) {
      const place = `markdown.${key}[${index}]`;
      const plugin = await loadPlugin(entry, place, options);
      const { siteDir, configSource } = options;
      const line = keyLine(configSource, ['markdown', key, index]);
      if ('problem' in plugin) problems.push(plugin.problem);
      else loaded.push({ ...plugin, place, line, siteDir });
    }
    return loaded;
  };
  const plugins = {
    remark: await loadAll('remarkPlugins'),
    rehype: await loadAll('rehypePlugins'),
  };
  return { plugins, problems };
}

type LoadedPlugin = Pick<SitePlugin, 'name' | 'plugin' | 'options'>;

async function loadPlugin(
  entry: MarkdownPlugin,
  place: string,
  { siteDir, configSource, loadPackage }: LoadOptions,
): Promise<LoadedPlugin | { problem: Problem }> {
  const [plugin, ...options] = Array.isArray(entry) ? entry : [entry];
  if (typeof plugin !== 'string') return { name: plugin.name || place, plugin, options };
  const reported = (message: string, hint?: string): { problem: Problem } => {
    const line = quotedLine(configSource, plugin);
    const text = `${place}: ${message}`;
    return { problem: { subject: 'page', file: CONFIG_FILE, line, message: text, hint } };
  };
  if (/^[./]|^@site\//.test(plugin)) {
    const hint = `Import the file in ${CONFIG_FILE}, and list what it exports.`;
    return reported(`"${plugin}" is a file, not a package.`, hint);
  }
  try {
    const module = await loadPackage(plugin);
    if (!module)
      return reported(`The package "${plugin}" is not installed.`, installHint(plugin, siteDir));
    const found = defaultExport(module);
    if (found) return { name: plugin, plugin: found, options };
    const names = Object.keys(module);
    const hint = `Import the plugin in ${CONFIG_FILE}, and list it by its name. Exports: ${names.join(', ') || 'none'}.`;
    return reported(`The default export of "${plugin}" is not a function.`, hint);
  } catch (error) {
    const { message } = readThrown(error, siteDir);
    return reported(`The package "${plugin}" cannot be loaded: ${message}`, 'Check its version.');
  }
}

/** The default export of a module; packages in CommonJS have it as a property of their default export. */
function defaultExport(module: Record<string, unknown>): PluginFunction | undefined {
  const { default: found } = module;
  if (isFunction(found)) return found;
  const inner: unknown =
    typeof found === 'object' && found !== null ? Reflect.get(found, 'default') : undefined;
  return isFunction(inner) ? inner : undefined;
}

function isFunction(value: unknown): value is PluginFunction {
  return typeof value === 'function';
}
