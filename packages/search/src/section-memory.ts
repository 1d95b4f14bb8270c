import { type PageSection, readSections } from './read-sections.ts';

export type ReadSections = (html: string) => PageSection[];

/**
 * Remembers the sections of pages while a site is written.
 * @returns a function to call at each reading of the site; what it gives reads only the pages that the last reading did
 *   not have
 */
export function makeSectionMemory(): () => ReadSections {
  let last = new Map<string, PageSection[]>();
  return () => {
    const before = last;
    const current = new Map<string, PageSection[]>();
    last = current;
    return (html) => {
      const sections = current.get(html) ?? before.get(html) ?? readSections(html);
      current.set(html, sections);
      return sections;
    };
  };
}
