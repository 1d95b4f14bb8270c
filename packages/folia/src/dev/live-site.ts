import { existsSync } from 'node:fs';
import { relative } from 'node:path';
import type { Problem } from 'folia-problems';
import { makeSectionCache } from 'folia-search';
import type { ClientBundle } from '../bundler/client-bundle.ts';
import { inlineScripts } from '../bundler/inline-scripts.ts';
import { moduleAddress } from '../bundler/module-address.ts';
import type { ModuleLoader } from '../bundler/module-loader.ts';
import { bundleStyles, type Styles, withRules } from '../bundler/styles.ts';
import { openBuildStore } from '../cache/build-store.ts';
import { withMemory } from '../cache/entry-store.ts';
import { openPageCache, type PageCache } from '../cache/page-cache.ts';
import { applyPolicies } from '../check/apply-policies.ts';
import { makeHighlighter } from '../compile/code/highlighter.ts';
import { withBase } from '../contract/address.ts';
import { makeReferenceCache } from '../kinds/api/api-reference.ts';
import { checkLocales, compileLocales } from '../locale-sites.ts';
import type { Asset } from '../model/asset.ts';
import type { LocaleSite, Locales } from '../model/locale-site.ts';
import type { SiteSources } from '../model/site-sources.ts';
import { readSite } from '../read/read-site.ts';
import { makeSiteCompiler } from '../site-compiler.ts';
import { type DevelopmentResponse, respond } from './answer.ts';
import { updateTexts } from './change-texts.ts';
import { type ChangedBody, findChangedBodies } from './changed-bodies.ts';
import { failurePage } from './failure-page.ts';
import { type LiveLocale, prepareLive } from './prepare-live.ts';

/** A file change; `event` is `change` if the content changed, as the watcher calls it. */
export type FileChange = { event: string; path: string };

export type LiveSite = {
  /**
   * Updates the site after file changes, or all of it if none are given, reading and compiling as
   * little as possible.
   *
   * @returns the bodies that have changed, if nothing else has
   * @throws SiteError if the site cannot be read at all
   */
  refresh: (changes?: FileChange[]) => Promise<ChangedBody[] | undefined>;
  /** All problems of the site. */
  check: () => Problem[];
  /** The response for a path, if the site itself has one. */
  answer: (pathname: string) => Promise<DevelopmentResponse | undefined>;
  /** A file that a page refers to, by its published path. */
  asset: (path: string) => Asset | undefined;
  config: () => SiteSources['config'];
  /**
   * A number that increases with each change. Documents include it, so that outdated ones can be
   * detected.
   */
  version: () => number;
};

type State = {
  locales: Locales<LocaleSite>;
  /** The locales with the longest base paths first. */
  prepared: LiveLocale[];
  styles: Styles;
};

/** Opens a site in memory for development. */
export async function openLiveSite(options: {
  siteDir: string;
  baseUrl: string | undefined;
  modules: ModuleLoader;
}): Promise<LiveSite> {
  const { siteDir, baseUrl, modules } = options;
  const highlighter = makeHighlighter();
  const readReference = makeReferenceCache();
  const sections = makeSectionCache();
  const inline = await inlineScripts();
  const caches = new Map<string, PageCache>();

  async function read(): Promise<State> {
    modules.reset();
    const written = await readSite({
      siteDir,
      baseUrl,
      includeDrafts: true,
      loadDefault: modules.loadDefault,
      readReference,
    });
    const { sources, compiler } = await makeSiteCompiler(written, modules, highlighter);
    const { siteBaseUrl, customCss } = sources[0].config;
    const cache = caches.get(siteBaseUrl) ?? openPageMemory(siteDir, siteBaseUrl);
    caches.set(siteBaseUrl, cache);
    const locales = await compileLocales(sources, { compiler, modules }, cache);
    return prepare(locales, await bundleStyles(siteDir, customCss, modules.files.publish));
  }

  async function prepare(locales: Locales<LocaleSite>, styles: Styles): Promise<State> {
    const renderer = await modules.shellRenderer();
    version += 1;
    const prepared = locales.flatMap(({ site, slots, sources: { config } }) => {
      const own = { site, slots, config, styles: withRules(styles, slots?.styles) };
      const client = developmentClient();
      const extraHead = developmentScripts(config.siteBaseUrl, version);
      return prepareLive({ ...own, client, inline, renderer, extraHead }, sections);
    });
    prepared.sort((a, b) => b.shell.baseUrl.length - a.shell.baseUrl.length);
    return { locales, prepared, styles };
  }

  async function readTexts(changes: FileChange[]): Promise<State | undefined> {
    if (!changes.every((change) => isPageText(change, modules))) return undefined;
    const files = [...new Set(changes.map(({ path }) => relative(siteDir, path)))];
    const memories = [...caches.values()];
    if (files.some((file) => memories.some((cache) => cache.isUsedElsewhere(file))))
      return undefined;
    const locales = await updateTexts(state.locales, files, { modules });
    return locales && prepare(locales, state.styles);
  }

  let version = 0;
  let state = await read();
  let isCurrent = true;

  return {
    async refresh(changes) {
      const before = state;
      const changed = changes && isCurrent ? await readTexts(changes) : undefined;
      // Remains false if reading fails: the state of the site is unknown until it has been read
      // completely.
      isCurrent = false;
      state = changed ?? (await read());
      isCurrent = true;
      return changed && findChangedBodies(before.locales, changed.locales, changed.styles);
    },
    check: () => applyPolicies(checkLocales(state.locales), state.locales[0].sources.config),
    async answer(pathname) {
      try {
        return respond(state.prepared, pathname);
      } catch (error) {
        console.error(error instanceof Error ? error.message : error);
        const { siteBaseUrl } = state.locales[0].sources.config;
        const body = failurePage(error, developmentScripts(siteBaseUrl, version));
        return { status: 500, type: 'text/html; charset=utf-8', body };
      }
    },
    asset: (path) => state.locales[0].compiled.assets().find(({ output }) => output === path),
    config: () => state.locales[0].sources.config,
    version: () => version,
  };
}

/** Keeps pages in memory, even if the cache is disabled. */
function openPageMemory(siteDir: string, baseUrl: string): PageCache {
  const store = openBuildStore(siteDir, baseUrl);
  return openPageCache({ ...store, ...withMemory(store) });
}

/** The client as the browser loads it in development: unbundled. */
function developmentClient(): ClientBundle {
  return {
    entry: moduleAddress('app/client.ts'),
    parts: [],
    search: { entry: moduleAddress('app/search/search-part.ts'), parts: [] },
    files: [],
  };
}

/** Whether only the text of a page has changed. */
function isPageText({ event, path }: FileChange, modules: ModuleLoader): boolean {
  return (
    event === 'change' &&
    /\.mdx?$/.test(path) &&
    // It may have been deleted since.
    existsSync(path) &&
    !isLoadedElsewhere(modules, path)
  );
}

/** Whether another module imports a page, so that its text also appears elsewhere. */
function isLoadedElsewhere({ vite }: ModuleLoader, file: string): boolean {
  const nodes = vite.environments.ssr.moduleGraph.getModulesByFile(file) ?? [];
  return [...nodes].some(({ importers }) => importers.size > 0);
}

function developmentScripts(baseUrl: string, version: number): string {
  const script = (path: string, attributes = '') =>
    `<script type="module" src="${withBase(path, baseUrl)}"${attributes}></script>`;
  return (
    script('@vite/client') +
    script(moduleAddress('dev/development-client.ts'), ` data-docs-version="${version}"`)
  );
}
