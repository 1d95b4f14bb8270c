import type { SearchGroup } from './format.ts';

/** Maps sections to pages, both by number. */
export type PageTable = {
  sectionCount: number;
  getPage: (section: number) => number;
  /** Number of a page's first section, which represents the page. */
  getFirstSection: (page: number) => number;
  /** Number of sections of a page. */
  getSectionCount: (page: number) => number;
  getGroup: (page: number) => SearchGroup;
};

/** @param pages in order, each with its number of sections */
export function makePageTable(
  pages: readonly { sections: number; group: SearchGroup }[],
): PageTable {
  const leads: number[] = [];
  const owners: number[] = [];
  for (const [page, { sections }] of pages.entries()) {
    leads.push(owners.length);
    for (let count = 0; count < sections; count += 1) owners.push(page);
  }
  return {
    sectionCount: owners.length,
    getPage: (section) => owners[section] ?? 0,
    getSectionCount: (page) => pages[page]?.sections ?? 0,
    getFirstSection: (page) => leads[page] ?? 0,
    getGroup: (page) => pages[page]?.group ?? 'pages',
  };
}
