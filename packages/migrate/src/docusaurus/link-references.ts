import { posix } from 'node:path';
import { missingPackageName } from '../missing-package.ts';
import { asList, asObject, asString, type Values } from '../note.ts';
import type { ApiReference } from './convert-api.ts';

export type LinkedSidebars = {
  sidebars: Values;
  /** The reference that has the place of a whole sidebar, by the name of the sidebar. */
  replaced: Map<string, string>;
  /** From the addresses of the lists that categories had. */
  redirects: Values[];
};

type Found = { items: unknown[]; reference?: ApiReference };

/**
 * Puts links to API references in the place of the pages that a plugin generated for them: a category that only had such pages
 * becomes a link, and a sidebar is left out, since the reference has its own.
 *
 * @param sidebars as in the source
 * @param options.routeBasePath of the docs
 */
export function linkReferences(
  sidebars: unknown,
  references: readonly ApiReference[],
  { routeBasePath }: { routeBasePath: string },
): LinkedSidebars {
  const own = asObject(sidebars);
  const replaced = new Map<string, string>();
  const redirects: Values[] = [];
  const [first] = references.filter(({ folder }) => folder !== undefined);
  if (!first) return { sidebars: own, replaced, redirects };
  const referenceOf = (id: string | undefined) =>
    references.find(({ idStart }) => idStart !== undefined && id?.startsWith(idStart));

  function cleanAll(items: unknown): Found {
    // The sidebar of generated pages is missing until they have been generated.
    if (missingPackageName(items) !== undefined) return { items: [], reference: first };
    const list = Array.isArray(items)
      ? items
      : Object.keys(asObject(items)).length > 0
        ? [items]
        : [];
    const cleaned = list.flatMap(withoutShorthand).map(clean);
    const reference = cleaned.find((one) => one.reference)?.reference;
    return { items: cleaned.flatMap((one) => one.items), reference };
  }

  function clean(item: unknown): Found {
    const { type, id, items, link, label, ...rest } = asObject(item);
    const reference = referenceOf(typeof item === 'string' ? item : asString(id));
    if (reference) return { items: [], reference };
    if (type !== 'category') return { items: [item] };
    const inner = cleanAll(items);
    const { slug, id: linked, ...head } = asObject(link);
    const ofLink = referenceOf(asString(linked));
    const target = inner.reference ?? ofLink;
    if (!target || inner.items.length > 0) {
      const kept = ofLink || link === undefined ? {} : { link };
      return { items: [{ ...rest, type, label, ...kept, items: inner.items }], reference: target };
    }
    if (head['type'] === 'generated-index' && typeof slug === 'string') {
      redirects.push({
        from: posix.join('/', routeBasePath, slug),
        to: `/${target.routeBasePath}`,
      });
    }
    const to = { type: 'link', label, href: `/${target.routeBasePath}` };
    return { items: [to] };
  }

  const linked = Object.entries(own).map(([name, items]) => {
    const { items: kept, reference } = cleanAll(items);
    if (reference && kept.length === 0) replaced.set(name, reference.id);
    return [name, kept] as const;
  });
  return {
    sidebars: Object.fromEntries(linked.filter(([name]) => !replaced.has(name))),
    replaced,
    redirects,
  };
}

/** `{ Guides: ['a', 'b'] }` is shorthand for a category for each key. */
function withoutShorthand(item: unknown): unknown[] {
  const values = asObject(item);
  if (typeof item === 'string' || 'type' in values) return [item];
  return Object.entries(values).map(([label, items]) => ({ type: 'category', label, items }));
}

/** Items of the bar that lead to generated pages, or to a sidebar of these, lead to the reference. */
export function linkBarItems(
  items: unknown,
  references: readonly ApiReference[],
  replaced: ReadonlyMap<string, string>,
): unknown[] {
  return asList(items).map((item) => {
    const { type, sidebarId, docId, items: inner, ...rest } = asObject(item);
    const id = asString(docId);
    const reference = references.find(({ idStart }) => idStart && id?.startsWith(idStart));
    if (type === 'doc' && reference) return { ...rest, to: `/${reference.routeBasePath}` };
    const name = replaced.get(asString(sidebarId) ?? '');
    if (type === 'docSidebar' && name !== undefined) return { ...rest, type, sidebarId: name };
    return inner === undefined
      ? item
      : { ...asObject(item), items: linkBarItems(inner, references, replaced) };
  });
}
