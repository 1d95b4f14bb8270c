import { Parser } from 'htmlparser2';
import { collectSections, type PageSection } from './section-reader.ts';
import { dropUnsearched } from './unsearched.ts';

/**
 * Splits the rendered body of a page at its headings.
 *
 * @param html the body as it is in the document
 * @returns the sections in reading order. Sections without heading and text are omitted unless
 * there is no other, and so are sections with a heading that only list links, since the link
 * targets are indexed on their own pages.
 */
export function readSections(html: string): PageSection[] {
  return collectSections(({ open, text, close }) => {
    const parser = new Parser({ onopentag: open, ontext: text, onclosetag: close });
    parser.end(dropUnsearched(html));
  });
}
