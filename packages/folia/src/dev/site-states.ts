import { existsSync } from 'node:fs';
import { relative } from 'node:path';
import { makeSectionCache } from 'folia-search';
import { inlineScripts } from '../bundler/inline-scripts.ts';
import type { ModuleLoader } from '../bundler/module-loader.ts';
import { hasPostcss } from '../bundler/postcss.ts';
import { updateTexts } from './change-texts.ts';
import { type LiveState, prepareState } from './live-state.ts';
import type { PageQueue } from './page-queue.ts';
import { makeSiteReader, type ReadSite } from './site-reader.ts';

/** A file change; `event` is `change` if the content changed, as the watcher calls it. */
export type FileChange = { event: string; path: string };

/** A site of which only the titles are known, and the queue that compiles its pages. */
export type OutlinedSite = { read: ReadSite; queue: PageQueue; state: LiveState };

/** Prepares a site for requests, or only what has changed since an earlier state of it. */
export type Prepare = (
  site: Pick<LiveState, 'locales' | 'styles'>,
  before?: LiveState,
) => Promise<LiveState>;

/** The states of a site that development serves from memory. All throw SiteError if the site cannot be read at all. */
export type SiteStates = {
  prepare: Prepare;
  outline: () => Promise<OutlinedSite>;
  whole: () => Promise<LiveState>;
  /** The state after changes of texts; undefined if more has changed, so that the site must be read again. */
  withTexts: (before: LiveState, changes: FileChange[]) => Promise<LiveState | undefined>;
};

/** @param options.servedBaseUrl the base path that the config had at first; see `ReadOptions` */
export function makeStates(options: {
  siteDir: string;
  baseUrl: string | undefined;
  servedBaseUrl?: string;
  modules: ModuleLoader;
  cache?: boolean;
}): SiteStates {
  const { siteDir, modules, cache } = options;
  const reader = makeSiteReader(options);
  const services = { modules, inline: inlineScripts({ cache }), sections: makeSectionCache() };
  const prepare: Prepare = (site, before) => prepareState(site, services, before);
  return {
    prepare,
    async outline() {
      const read = await reader.read();
      const { queue, ...outlined } = await read.outline();
      return { read, queue, state: await prepare(outlined) };
    },
    async whole() {
      const read = await reader.read();
      return prepare(await read.whole());
    },
    async withTexts(before, changes) {
      if (!changes.every((change) => isPageText(change, modules))) return undefined;
      // Plugins may depend on texts: Tailwind makes rules from their class names.
      if (hasPostcss(siteDir)) return undefined;
      const files = [...new Set(changes.map(({ path }) => relative(siteDir, path)))];
      if (files.some(reader.isUsedElsewhere)) return undefined;
      const locales = await updateTexts(before.locales, files, { modules });
      return locales && prepare({ locales, styles: before.styles }, before);
    },
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
