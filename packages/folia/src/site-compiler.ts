import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Problem } from 'folia-problems';
import type { ModuleLoader } from './bundler/module-loader.ts';
import { hash } from './cache/cache-folder.ts';
import { isUnpredictable } from './cache/unpredictable-code.ts';
import type { Highlighter } from './compile/code/highlighter.ts';
import { readSiteLanguages } from './compile/code/site-languages.ts';
import { compileImportedMarkdown } from './compile/imported-markdown.ts';
import { PluginSetupError } from './compile/run-plugin.ts';
import { loadSitePlugins, type SitePlugin, type SitePlugins } from './compile/site-plugins.ts';
import { type Compiler, makeCompiler } from './compile/text-compiler.ts';
import type { Locales } from './model/locale-site.ts';
import type { SiteSources } from './model/site-sources.ts';
import { CONFIG_FILE } from './read/config/config-file.ts';
import type { MarkdownConfig } from './read/config/markdown-schema.ts';

type SiteModules = Pick<ModuleLoader, 'loadPackage' | 'importsOf' | 'importMarkdownWith'>;

/**
 * Makes the compiler for the texts of a site, with the plugins and code languages in its config. Those that cannot be loaded
 * or set up become problems of the site.
 */
export async function makeSiteCompiler(
  [base, ...others]: Locales<SiteSources>,
  { loadPackage, importsOf, importMarkdownWith }: SiteModules,
  highlighter: Highlighter,
): Promise<{ compiler: Compiler; sources: Locales<SiteSources> }> {
  const { siteDir, configSource } = base;
  const { markdown } = base.config;
  const loaded = await loadSitePlugins(markdown, { siteDir, configSource, loadPackage });
  const hasPlugins = markdown.remarkPlugins.length + markdown.rehypePlugins.length > 0;
  const key = hasPlugins ? pluginKey(markdown, siteDir, importsOf) : '';
  const added = readSiteLanguages(markdown, { siteDir, configSource, known: highlighter });
  const make = (plugins: SitePlugins) => makeCompiler(highlighter, plugins, added.languages);
  const { compiler, problems } = setUp(make, { ...loaded.plugins, key });
  importMarkdownWith((path) => compileImportedMarkdown(path, base, compiler));
  return {
    compiler,
    sources: [
      { ...base, problems: [base, loaded, added, { problems }].flatMap((part) => part.problems) },
      ...others,
    ],
  };
}

/** Sets up all plugins that do not throw. */
function setUp(
  make: (plugins: SitePlugins) => Compiler,
  plugins: SitePlugins,
): { compiler: Compiler; problems: Problem[] } {
  try {
    return { compiler: make(plugins), problems: [] };
  } catch (error) {
    if (!(error instanceof PluginSetupError)) throw error;
    const isOther = (plugin: SitePlugin) => plugin !== error.plugin;
    const { remark, rehype, key } = plugins;
    const rest = { remark: remark.filter(isOther), rehype: rehype.filter(isOther), key };
    const { compiler, problems } = setUp(make, rest);
    return { compiler, problems: [...error.problems, ...problems] };
  }
}

/**
 * A hash of what determines the work of a site's plugins: their entries as the config computes them, and the config's
 * files, which their functions come from. It differs in each build if they depend on anything else. The versions of
 * packages are part of the cache's fingerprint.
 */
function pluginKey(
  markdown: MarkdownConfig,
  siteDir: string,
  importsOf: SiteModules['importsOf'],
): string {
  const config = join(siteDir, CONFIG_FILE);
  const paths = [...new Set(importsOf(config))].sort();
  const texts = paths.map((path) => readFileSync(join(siteDir, path), 'utf8'));
  const entries = JSON.stringify(markdown, (_key, value: unknown) =>
    typeof value === 'function' || value instanceof RegExp ? String(value) : value,
  );
  if ([entries, ...texts].some(isUnpredictable)) return randomUUID();
  return hash([entries, readFileSync(config), ...paths, ...texts]);
}
