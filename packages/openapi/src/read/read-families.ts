import { asList, asObject, asText, type JsonObject } from '../description/json.ts';
import type { Family, Operation } from '../model.ts';
import { makeSlugs, toSlug } from '../slug.ts';
import { groupPaths } from './path-groups.ts';
import { readExternalDocs } from './read-operations.ts';

/** Lists up to this length are not divided into groups of hardly more than one operation. */
const SHORT_LIST = 40;

/**
 * Groups operations into families by their first tag. Operations without a tag are the last family if most of the others
 * have one, because a few left-overs would only dilute the chapters that the authors chose. If most have none, they are
 * grouped by path, because one long list would not help; a short one does if hardly any paths have the same group.
 */
export function readFamilies(
  operations: Operation[],
  document: JsonObject,
  otherFamily: string,
): Family[] {
  const tags = asList(document.tags).map(asObject);
  const byName = Map.groupBy(operations, makeGetName(operations, tags, otherFamily));
  const declared = tags.map(({ name }) => asText(name) ?? '');
  const groups = new Map([...getParentGroups(tags), ...getTagGroups(document['x-tagGroups'])]);
  const grouped = getTagGroups(document['x-tagGroups']).map(([name]) => name);
  const used = [...byName.keys()].filter((name) => name !== otherFamily);
  const names = [...new Set([...grouped, ...declared, ...used, otherFamily])];
  const slugs = makeSlugs();
  return names.flatMap((name) => {
    const own = byName.get(name);
    if (!own) return [];
    const tag = tags.find((candidate) => candidate.name === name);
    return [
      {
        name: getLabel(name, tags),
        tag: name,
        slug: slugs(name, 'family'),
        description: asText(tag?.description),
        externalDocs: readExternalDocs(tag?.externalDocs),
        group: groups.get(name),
        operations: own,
      },
    ];
  });
}

/** Tags of other kinds, such as badges and audiences of version 3.2, are not chapters. */
export function isChapter(name: string, tags: JsonObject[]): boolean {
  const kind = tags.find((tag) => tag.name === name)?.kind;
  return kind === undefined || kind === 'nav';
}

/** What readers call a tag. */
export function getLabel(name: string, tags: JsonObject[]): string {
  const tag = tags.find((candidate) => candidate.name === name);
  return asText(tag?.['x-displayName']) ?? asText(tag?.summary) ?? name;
}

/** The function that returns the name of an operation's family. */
function makeGetName(
  operations: Operation[],
  tags: JsonObject[],
  otherFamily: string,
): (operation: Operation) => string {
  const chapterOf = (operation: Operation) => operation.tags.find((name) => isChapter(name, tags));
  const untagged = operations.filter((operation) => chapterOf(operation) === undefined);
  if (untagged.length * 2 <= operations.length)
    return (operation) => chapterOf(operation) ?? otherFamily;
  const byPath = groupPaths(untagged.map(({ path }) => path));
  const { size } = new Set(byPath.values());
  const areSparse = size > 1 && size * 2 > operations.length;
  if (areSparse && untagged.length === operations.length && operations.length <= SHORT_LIST) {
    return () => otherFamily;
  }
  // A path may be named like a tag.
  const chapters = new Map(
    operations.flatMap((operation) => {
      const chapter = chapterOf(operation);
      return chapter === undefined ? [] : [[toSlug(chapter), chapter] as const];
    }),
  );
  return (operation) => {
    const name = byPath.get(operation.path) ?? otherFamily;
    return chapterOf(operation) ?? chapters.get(toSlug(name)) ?? name;
  };
}

/** The group heading of each tag of `x-tagGroups`. */
function getTagGroups(raw: unknown): [tag: string, group: string][] {
  return asList(raw)
    .map(asObject)
    .flatMap((group) =>
      asList(group.tags).map((tag): [string, string] => [String(tag), asText(group.name) ?? '']),
    );
}

/** Nested tags of version 3.2 are in the group of their topmost tag, and so is that tag itself. */
function getParentGroups(tags: JsonObject[]): [tag: string, group: string][] {
  const parents = new Map(
    tags.flatMap(({ name, parent }) =>
      typeof name === 'string' && typeof parent === 'string' ? [[name, parent] as const] : [],
    ),
  );
  const getTop = (name: string, passed: ReadonlySet<string>): string => {
    const parent = parents.get(name);
    if (parent === undefined || passed.has(parent)) return name;
    return getTop(parent, new Set([...passed, parent]));
  };
  return [...new Set([...parents.values(), ...parents.keys()])].map((name) => [
    name,
    getLabel(getTop(name, new Set([name])), tags),
  ]);
}
