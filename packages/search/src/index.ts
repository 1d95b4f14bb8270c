/** What a build needs: sections of pages, and the files of a search. */
export { codeWords } from './code-words.ts';
export { searchedOperation } from './operation-address.ts';
export { type PageSection, readSections } from './read-sections.ts';
export { makeSectionMemory, type ReadSections } from './section-memory.ts';
export { makeShards } from './sharded/make-shards.ts';
