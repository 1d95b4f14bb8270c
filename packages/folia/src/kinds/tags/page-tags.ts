import type { Problem } from 'folia-problems';
import type { MarkdownPage } from '../../model/source-page.ts';
import { isUsablePath } from '../../read/config/base-path.ts';
import { fieldPlace } from '../../read/field-place.ts';
import { resolveTag, type Tag, type TagReference, tagsByPermalink } from './tags-file.ts';

type TaggedPage = Pick<MarkdownPage, 'path' | 'written'> & {
  frontmatter: { tags?: TagReference[] | null; unlisted: boolean };
};

/** The tags of each page without duplicates, and all of them. */
export type PageTags<Page> = { byPage: Map<Page, Tag[]>; all: Tag[]; problems: Problem[] };

/**
 * Collects the tags of pages. Tags with the same address count as one: the tag in the tags file, else the first one on a
 * listed page, else the first one. Reports them if their labels differ. Tags without an address are reported and left out.
 * @param known the tags file
 * @param route returns the route of a tag's page, for messages
 */
export function collectTags<Page extends TaggedPage>(
  pages: Page[],
  known: ReadonlyMap<string, Tag>,
  route: (tag: Tag) => string,
): PageTags<Page> {
  const defined = tagsByPermalink(known);
  const used = new Map<string, Tag>();
  const problems: Problem[] = [];
  const resolve = (reference: TagReference, page: Page, index: number): Tag[] => {
    const tag = resolveTag(reference, known);
    const { permalink, label } = tag;
    if (!isUsablePath(permalink)) {
      problems.push(noAddress(label, fieldPlace(page, 'tags', index)));
      return [];
    }
    const shown = used.get(permalink) ?? defined.get(permalink) ?? tag;
    used.set(permalink, shown);
    // The tags file reports those that it defines itself.
    const isDefined = typeof reference === 'string' && known.has(reference);
    if (shown.label.toLowerCase() !== label.toLowerCase() && !isDefined) {
      problems.push(mergedTag(shown, label, route(tag), fieldPlace(page, 'tags', index)));
    }
    return [shown];
  };
  const isUnlisted = ({ frontmatter }: Page) => frontmatter.unlisted;
  const listedFirst = [...pages.filter((page) => !isUnlisted(page)), ...pages.filter(isUnlisted)];
  const byPage = new Map(
    listedFirst.map((page) => {
      const references = page.frontmatter.tags ?? [];
      return [page, [...new Set(references.flatMap((tag, index) => resolve(tag, page, index)))]];
    }),
  );
  return { byPage, all: [...used.values()], problems };
}

/** Addresses are made of the letters and digits of a label. */
function noAddress(label: string, place: Pick<Problem, 'file' | 'line'>): Problem {
  return {
    ...place,
    message: `The tag "${label}" has no letters or digits from which to make its address.`,
    hint: `Write { label: ${JSON.stringify(label)}, permalink: /… }, or set its "permalink" in the tags file.`,
  };
}

function mergedTag(
  { label }: Tag,
  other: string,
  route: string,
  place: Pick<Problem, 'file' | 'line'>,
): Problem {
  return {
    ...place,
    severity: 'warning',
    kind: 'tags with the same address',
    message: `The tags "${label}" and "${other}" have the same address ${route}, so "${other}" is shown as "${label}".`,
    hint: `Give it an address of its own: { label: ${JSON.stringify(other)}, permalink: /… }, or a "permalink" in the tags file.`,
  };
}
