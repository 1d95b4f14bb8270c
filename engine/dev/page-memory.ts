import { type CompiledPage, compilePage } from '../site/compile-page.ts';
import type { SiteSources } from '../site/read-site.ts';
import type { ApiReference } from '../sources/api/api-reference.ts';

export type PageMemory = {
  /** A way to compile that gives back what is known of a page whose text and surroundings are the same. */
  forSite: (sources: SiteSources) => typeof compilePage;
};

/**
 * Remembers compiled Markdown pages while a site is written. What else a page depends on is the addresses of all pages
 * and the config, for its links; pages that run code are always compiled, since what they import may have changed.
 */
export function makePageMemory(): PageMemory {
  const remembered = new Map<string, { key: string; page: CompiledPage }>();
  const drawn = new Map<string, { key: string; reference: ApiReference; page: CompiledPage }>();
  return {
    forSite(sources) {
      const surroundings = JSON.stringify([
        sources.config,
        sources.pages.map(({ path, route }) => [path, route]),
      ]);
      return async (source, tools) => {
        if (source.kind === 'api') {
          const place = sources.config.baseUrl + source.path;
          const known = drawn.get(place);
          // A description that has not changed is the same value.
          if (known?.key === surroundings && known.reference === source.reference) {
            return known.page;
          }
          const page = await compilePage(source, tools);
          drawn.set(place, { key: surroundings, reference: source.reference, page });
          return page;
        }
        // Also a block of code may come from another file, which is not watched here.
        if (source.kind === 'component' || source.format === 'mdx' || /\bfile=/.test(source.body)) {
          return compilePage(source, tools);
        }
        const headings = source.original && tools.originalHeadings?.get(source.original);
        const key = JSON.stringify([source, headings]) + surroundings;
        const place = sources.config.baseUrl + source.path;
        const known = remembered.get(place);
        if (known?.key === key) return known.page;
        const page = await compilePage(source, tools);
        remembered.set(place, { key, page });
        return page;
      };
    },
  };
}
