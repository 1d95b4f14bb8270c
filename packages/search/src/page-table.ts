import type { SearchGroup } from './format.ts';

/** Which page a section belongs to, by the numbers of both. */
export type PageTable = {
  sectionCount: number;
  pageOf: (section: number) => number;
  /** Number of a page's first section, which stands for the page. */
  leadOf: (page: number) => number;
  /** How many sections a page has. */
  sectionsOf: (page: number) => number;
  groupOf: (page: number) => SearchGroup;
};

/** @param pages in their order, each with the number of its sections */
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
    pageOf: (section) => owners[section] ?? 0,
    sectionsOf: (page) => pages[page]?.sections ?? 0,
    leadOf: (page) => leads[page] ?? 0,
    groupOf: (page) => pages[page]?.group ?? 'pages',
  };
}
