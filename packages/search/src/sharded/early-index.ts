import type { TitlesFile } from '../format.ts';
import type { Postings } from '../postings.ts';
import { joinSearch } from '../search-parts.ts';
import { makeSectionIndex, type SectionIndex } from '../section-index.ts';
import type { Steps } from '../steps.ts';
import type { LabelWords } from './label-words.ts';

/**
 * The part of a sharded search that is in memory: the shards that have loaded and, for the words that they lack, the
 * titles and keywords of all pages, and the words of headings that are in memory. It answers without waiting for
 * anything.
 *
 * @param index what has loaded
 */
export function* makeEarlyIndex(
  file: TitlesFile,
  index: SectionIndex,
  names: LabelWords,
): Steps<SectionIndex> {
  const titles = yield* makeSectionIndex(joinSearch(file, { texts: [] }));
  const sectionOf = (section: number) => index.pages.getFirstSection(titles.pages.getPage(section));
  const toSections = (found: ReadonlySet<number>) => new Set([...found].map(sectionOf));
  const { vocabulary } = index;
  const known = new Map<string, Postings | undefined>();

  function getFromTitles(term: string): Postings | undefined {
    if (!known.has(term)) {
      const postings = titles.vocabulary.get(term);
      known.set(term, postings && { ...postings, sections: postings.sections.map(sectionOf) });
    }
    return known.get(term);
  }

  return {
    ...index,
    vocabulary: {
      ...vocabulary,
      get: (term) => vocabulary.get(term) ?? names.peek(term) ?? getFromTitles(term),
      termsWithPrefix: (start) => [
        ...new Set([
          ...vocabulary.termsWithPrefix(start),
          ...names.peekPrefix(start).map(([term]) => term),
          ...titles.vocabulary.termsWithPrefix(start),
        ]),
      ],
      labelsWithPrefix(start) {
        const found = names.peekPrefix(start);
        if (found.length > 0) return found;
        return titles.vocabulary.termsWithPrefix(start).flatMap((term): [string, Postings][] => {
          const postings = getFromTitles(term);
          return postings ? [[term, postings]] : [];
        });
      },
    },
    findLabels(wanted) {
      const { heading, headingStart } = index.findLabels(wanted);
      const { title, titlePrefix, titlePart, keyword, name, operation, operationPrefix } =
        titles.findLabels(wanted);
      return {
        title: toSections(title),
        titlePrefix: toSections(titlePrefix),
        titlePart: toSections(titlePart),
        heading,
        headingStart,
        keyword: toSections(keyword),
        name: toSections(name),
        operation: toSections(operation),
        operationPrefix: toSections(operationPrefix),
      };
    },
  };
}
