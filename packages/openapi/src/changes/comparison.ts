import type { Api } from '../model.ts';
import type { TypeWords } from '../schema/type-text.ts';
import { makeSlugs } from '../slug.ts';
import type { ChangeGroup, Changes } from './change.ts';
import { findChanges } from './find-changes.ts';

/** What changed since an earlier description, divided into pages of limited size. */
export type Comparison = Omit<Changes, 'groups'> & {
  /** The name of the earlier description. */
  label: string;
  /** The last segment of its address; empty for the first. */
  slug: string;
  /** At least one, which is empty if nothing changed. */
  pages: ChangeGroup[][];
};

/** Rows of a page: titles of groups, changes, and operations of lists. */
const MAX_ROWS = 160;

/**
 * Compares the description of a reference with earlier ones.
 *
 * @param earlier in the order of their pages; without a label, the version of the description is used
 */
export function makeComparisons(
  api: Api,
  earlier: { api: Api; label?: string }[],
  words: TypeWords,
): Comparison[] {
  const slugs = makeSlugs(['list']);
  return earlier.map(({ api: before, label = before.version }, index) => {
    const { groups, ...rest } = findChanges(before, api, words);
    const slug = index === 0 ? '' : slugs(label, 'earlier');
    return { ...rest, label, slug, pages: dividePages(groups) };
  });
}

/** Fills pages with groups in their order. Groups that are larger than a page are divided. */
function dividePages(groups: ChangeGroup[]): ChangeGroup[][] {
  const pages: ChangeGroup[][] = [[]];
  let rows = 0;
  for (const group of groups.flatMap(divideGroup)) {
    const own = countRows(group);
    if (rows > 0 && rows + own > MAX_ROWS) {
      pages.push([]);
      rows = 0;
    }
    pages.at(-1)?.push(group);
    rows += own;
  }
  return pages;
}

/** The number of rows. If many operations have one change, each is a row, like added operations. */
function countRows({ subject, changes }: ChangeGroup): number {
  const isList = subject.kind === 'several' && subject.models.length === 0;
  return 1 + changes.length + (isList ? subject.operations.length : 0);
}

function divideGroup(group: ChangeGroup): ChangeGroup[] {
  if (countRows(group) <= MAX_ROWS) return [group];
  const { subject, changes } = group;
  if (subject.kind === 'several' && changes.length === 1) {
    return chunks(subject.operations).map((operations) => ({
      ...group,
      subject: { ...subject, operations },
    }));
  }
  return chunks(changes).map((some) => ({
    ...group,
    level: some[0]?.level ?? group.level,
    changes: some,
  }));
}

function chunks<T>(items: T[]): T[][] {
  const size = MAX_ROWS - 2;
  const count = Math.ceil(items.length / size);
  return Array.from({ length: count }, (_, index) => items.slice(index * size, (index + 1) * size));
}
