import type { Api, Family, Operation } from '../model.ts';

/** Maximum number of operations on a page of the list of all operations. */
export const OPERATIONS_PER_PAGE = 1250;

/** Operations of a family that are on the same page. */
export type FamilyPart = { family: Family; operations: Operation[] };

/**
 * Distributes all operations to pages, in the order of their families. A family is only split if it
 * is too large for a page.
 */
export function listOperationPages(
  { families }: Pick<Api, 'families'>,
  limit: number = OPERATIONS_PER_PAGE,
): FamilyPart[][] {
  const pages: FamilyPart[][] = [];
  let room = 0;
  for (const part of families.flatMap((family) => splitFamily(family, limit))) {
    const size = part.operations.length;
    const page = pages.at(-1);
    if (page && size <= room) page.push(part);
    else {
      pages.push([part]);
      room = limit;
    }
    room -= size;
  }
  return pages;
}

function splitFamily(family: Family, limit: number): FamilyPart[] {
  const count = Math.ceil(family.operations.length / limit);
  return Array.from({ length: count }, (_, index) => ({
    family,
    operations: family.operations.slice(index * limit, (index + 1) * limit),
  }));
}
