/** What a build needs: the sections of pages, and the search files. */
export { searchedOperation } from './operation-address.ts';
export { listPageTexts } from './page-texts.ts';
export { readSections } from './read-sections.ts';
export { splitSearch, withoutHeadings } from './search-parts.ts';
export { makeSectionCache, type ReadSections } from './section-cache.ts';
export type { PageSection } from './section-reader.ts';
export { makeShards } from './sharded/make-shards.ts';
export type { PageFile, PageFiles } from './sharded/page-files.ts';
