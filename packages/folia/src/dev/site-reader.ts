import { join, relative, sep } from 'node:path';
import type { ModuleLoader } from '../bundler/module-loader.ts';
import { bundleSiteStyles } from '../bundler/site-styles.ts';
import type { SiteStyles } from '../bundler/styles.ts';
import { type BuildStore, openBuildStore } from '../cache/build-store.ts';
import { withMemory } from '../cache/entry-store.ts';
import { openPageCache, type PageCache } from '../cache/page-cache.ts';
import { makeHighlighter } from '../compile/code/highlighter.ts';
import type { CompileSiteOptions } from '../compile/compile-site.ts';
import { makeReferenceReader } from '../kinds/api/api-reference.ts';
import { compileLocales } from '../locale-sites.ts';
import type { LocaleSite, Locales } from '../model/locale-site.ts';
import type { SiteSources } from '../model/site-sources.ts';
import { contentFolders } from '../read/content-folders.ts';
import { readSite } from '../read/read-site.ts';
import { makeSiteCompiler } from '../site-compiler.ts';
import { outlinePage } from './outline-page.ts';
import { makeDrafts } from './page-drafts.ts';
import { makePageQueue, type Pace, type PageQueue } from './page-queue.ts';

/** A site with its style rules. */
type StyledSite = { locales: Locales<LocaleSite>; styles: SiteStyles };

/** A site that has been read, but not compiled. */
export type ReadSite = {
  /** The site with pages of which only the title is known, and the queue that compiles them. */
  outline: () => Promise<StyledSite & { queue: PageQueue }>;
  /** The whole site, as a build compiles it. @param pace of the work, which ends early once it is stopped */
  whole: (pace?: Pace, sources?: Locales<SiteSources>) => Promise<StyledSite>;
};

export type SiteReader = {
  /** @throws SiteError if the site cannot be read at all */
  read: () => Promise<ReadSite>;
  /** Whether another page also depends on a file. @param path relative to the site's folder */
  isUsedElsewhere: (path: string) => boolean;
};

/** Returns a reader of a site that reuses what has not changed since it last read the site. */
export function makeSiteReader(options: {
  siteDir: string;
  baseUrl: string | undefined;
  servedBaseUrl?: string;
  modules: ModuleLoader;
  cache?: boolean;
}): SiteReader {
  const { siteDir, baseUrl, servedBaseUrl, modules } = options;
  const highlighter = makeHighlighter();
  const readReference = makeReferenceReader();
  const caches = new Map<string, PageMemory>();
  const watchOutside = makeWatchOutside(siteDir, modules);

  async function read(): Promise<ReadSite> {
    modules.reset();
    const { loadDefault } = modules;
    const written = await readSite({
      siteDir,
      baseUrl,
      servedBaseUrl,
      includeDrafts: true,
      loadDefault,
      readReference,
    });
    const { sources: all, compiler } = await makeSiteCompiler(written, modules, highlighter);
    const { siteBaseUrl } = all[0].config;
    const memory =
      caches.get(siteBaseUrl) ?? openPageMemory({ ...options, baseUrl: siteBaseUrl }, watchOutside);
    const { cache, store } = memory;
    caches.set(siteBaseUrl, memory);
    const { staticDirectories } = all[0].config;
    watchOutside([...staticDirectories, ...contentFolders(all[0].config)]);
    watchOutside(all[0].content.api.flatMap(({ texts }) => [...texts.keys()]));

    async function compileWith(
      sources: Locales<SiteSources>,
      how: Pick<CompileSiteOptions, 'compile' | 'recall'>,
    ): Promise<StyledSite> {
      // Bodies of pages are compiled while the shell is loaded. The caller that awaits it handles its failure.
      const onOpen = () => void modules.shellRenderer().catch(() => {});
      const locales = await compileLocales(sources, { compiler, modules }, { ...how, onOpen });
      const { config } = sources[0];
      return { locales, styles: await bundleSiteStyles(siteDir, config, modules, store) };
    }

    return {
      async outline() {
        const queue = makePageQueue(cache.compile, makeDrafts(cache, highlighter));
        const outlined = await compileWith(all, { compile: queue.compile });
        queue.open();
        return { ...outlined, queue };
      },
      async whole(pace, sources = all) {
        let isPaced = pace !== undefined;
        const compile: CompileSiteOptions['compile'] = async (source, locale) => {
          const isWanted = !isPaced || (await pace?.mayGoOn());
          return isWanted
            ? cache.compile(source, locale)
            : outlinePage(source, locale.input.config);
        };
        const result = await compileWith(sources, { compile });
        isPaced = false;
        return result;
      },
    };
  }

  return {
    read,
    isUsedElsewhere: (path) =>
      [...caches.values()].some(({ cache }) => cache.isUsedElsewhere(path)),
  };
}

/** The compiled pages of a site at a base path, and other data that is kept between runs. */
type PageMemory = { cache: PageCache; store: BuildStore };

/** Keeps pages in memory, even if the cache is disabled. */
function openPageMemory(
  { siteDir, baseUrl, cache }: { siteDir: string; baseUrl: string; cache?: boolean },
  onFiles: (paths: string[]) => void,
): PageMemory {
  const store = openBuildStore(siteDir, baseUrl, { cache });
  return { cache: openPageCache({ ...store, ...withMemory(store) }, onFiles), store };
}

/** Makes a function that receives paths relative to the site's folder, and watches those outside of it. */
function makeWatchOutside(siteDir: string, { vite }: ModuleLoader): (paths: string[]) => void {
  const watched = new Set<string>();
  return (paths) => {
    for (const path of paths) {
      const file = join(siteDir, path);
      if (!relative(siteDir, file).startsWith(`..${sep}`) || watched.has(file)) continue;
      watched.add(file);
      vite.watcher.add(file);
    }
  };
}
