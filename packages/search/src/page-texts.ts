import { codeWords } from './code-words.ts';
import { HEADING_SEPARATOR } from './format.ts';
import type { PageSection } from './section-reader.ts';

/** The description of a page, and whether it is shown below the title. */
export type Described = { description?: string; showsDescription?: boolean };

/** A section of a page: fragment (with `#`, empty for the first), headings, text, words of code. */
export type SectionText = [fragment: string, subcategory: string, text: string, code: string];

/** The texts of a page as they are indexed and shown. */
export function listPageTexts(sections: PageSection[], page: Described): SectionText[] {
  return addLeadSection(sections, page).map((section) => [
    section.id ? `#${section.id}` : '',
    section.headings.join(HEADING_SEPARATOR),
    section.text,
    codeWords(section),
  ]);
}

/**
 * Makes the first section represent the page: it starts with the description shown below the title.
 * A page whose body starts with a heading gets such a section added, so that search always finds the
 * page itself.
 */
function addLeadSection(
  [first, ...others]: PageSection[],
  { description = '', showsDescription = false }: Described,
): PageSection[] {
  const prependDescription = (text: string) =>
    showsDescription ? `${description} ${text}`.trim() : text;
  if (!first) return [];
  if (!first.id) return [{ ...first, text: prependDescription(first.text) }, ...others];
  return [
    { headings: [], text: prependDescription('') || description, code: [] },
    first,
    ...others,
  ];
}
