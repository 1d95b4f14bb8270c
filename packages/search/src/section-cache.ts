import { readSections } from './read-sections.ts';
import type { PageSection } from './section-reader.ts';

export type ReadSections = (html: string) => PageSection[];

/**
 * Caches the sections of pages across builds.
 *
 * @returns a function to call once per build; the reader it returns parses only pages that the
 * previous build did not have
 */
export function makeSectionCache(): () => ReadSections {
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
