/** What a build needs: the sections of pages, and the search files. */
export { codeWords } from './code-words.ts';
export { searchedOperation } from './operation-address.ts';
export { type PageSection, readSections } from './read-sections.ts';
export { splitSearch, withoutHeadings } from './search-parts.ts';
export { makeSectionCache, type ReadSections } from './section-cache.ts';
export { makeShards } from './sharded/make-shards.ts';
