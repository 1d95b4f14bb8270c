import { walkReferences } from './follow-reference.ts';
import { type ChildSlot, getSlots, isExtension, type Kind, METHODS } from './grammar.ts';
import { asList, asObject, isObject, type JsonObject, pointerTokens, valueAt } from './json.ts';
import type { Origins } from './origins.ts';
import { type Draft, makeDraft } from './repair/draft.ts';

/** The extension with which authors mark what only they may see, as in the tools of Redocly, Stoplight and Scalar. */
export const INTERNAL = 'x-internal';

/** Objects that others name instead of referring to them, so that they cannot be left out alone. */
const NAMED: Kind[] = ['tag', 'securityScheme'];

type State = { document: JsonObject; origins: Origins; known: Map<JsonObject, JsonObject> };

/**
 * A description without the objects that are marked with `x-internal: true`: operations, paths, parameters, properties and
 * whatever else is in a list or map, references to them, and components that only they used. The original is not changed.
 */
export function withoutInternal(document: JsonObject, origins: Origins): JsonObject {
  const state: State = { document, origins, known: new Map() };
  const kept = strip('document', document, state);
  if (kept === document) return document;
  const left = listUsed(kept);
  const unused = [...listUsed(document)].filter((pointer) => !left.has(pointer));
  return withoutComponents(kept, unused, origins);
}

function isInternal(kind: Kind, value: unknown, { document }: State): boolean {
  for (const found of walkReferences(value, document)) {
    if (isObject(found) && found[INTERNAL] === true) return !NAMED.includes(kind);
  }
  return false;
}

function strip(kind: Kind, value: JsonObject, state: State): JsonObject {
  const known = state.known.get(value);
  if (known) return known;
  const draft = makeDraft(value, state.origins);
  // A schema that contains itself ends here.
  state.known.set(value, value);
  if (kind === 'callback') {
    stripEntries({ kind: 'pathItem', holds: 'map', isOpen: true }, draft, state);
  } else {
    for (const [key, slot] of getSlots(kind)) stripSlot(key, slot, draft, state);
  }
  if (kind === 'schema') dropRequired(draft);
  if (kind === 'document') dropEmptyPaths(draft);
  const kept = draft.finish();
  state.known.set(value, kept);
  return kept;
}

function stripSlot(key: string, slot: ChildSlot, draft: Draft, state: State): void {
  const inner = draft.get(key);
  const { kind, holds } = slot;
  if (Array.isArray(inner) && holds !== 'map') {
    const list: unknown[] = inner;
    const kept = list.filter((entry) => !isInternal(kind, entry, state));
    const stripped = kept.map((entry) => (isObject(entry) ? strip(kind, entry, state) : entry));
    if (stripped.length < list.length || stripped.some((entry, index) => entry !== list[index])) {
      draft.set(key, stripped);
    }
  } else if (isObject(inner) && holds === 'map') {
    const map = makeDraft(inner, state.origins);
    stripEntries(slot, map, state);
    draft.set(key, map.finish());
  } else if (isObject(inner) && isInternal(kind, inner, state)) draft.remove(key);
  else if (isObject(inner)) draft.set(key, strip(kind, inner, state));
}

function stripEntries({ kind, isOpen = false }: ChildSlot, map: Draft, state: State): void {
  for (const [name, entry] of Object.entries(map.original)) {
    if (!isObject(entry) || (isOpen && isExtension(name))) continue;
    if (isInternal(kind, entry, state)) map.remove(name);
    else map.set(name, strip(kind, entry, state));
  }
}

/** Properties that are left out are not required. */
function dropRequired(draft: Draft): void {
  const before = asObject(draft.original.properties);
  const after = asObject(draft.get('properties'));
  const dropped = new Set(Object.keys(before).filter((name) => !Object.hasOwn(after, name)));
  if (dropped.size === 0) return;
  const required = asList(draft.get('required'));
  draft.set(
    'required',
    required.filter((name) => !dropped.has(String(name))),
  );
}

/** Drops paths whose operations were all left out. */
function dropEmptyPaths(draft: Draft): void {
  const before = asObject(draft.original.paths);
  const countOf = (item: unknown) => METHODS.filter((method) => method in asObject(item)).length;
  const entries = Object.entries(asObject(draft.get('paths')));
  const kept = entries.filter(([path, item]) => countOf(item) > 0 || countOf(before[path]) === 0);
  if (kept.length < entries.length) draft.set('paths', Object.fromEntries(kept));
}

const COMPONENT = /^#\/(?:components\/[^/]+|definitions|parameters|responses)\/[^/]+/;

/** The pointers of the components that operations use, directly or through others. */
function listUsed(document: JsonObject): Set<string> {
  const { components: _, definitions: __, parameters: ___, responses: ____, ...rest } = document;
  const used = new Set<string>();
  const queue: unknown[] = [rest];
  const seen = new Set<unknown>();
  // The queue grows while it is read.
  for (const value of queue) {
    if (typeof value === 'string') {
      const [pointer] = COMPONENT.exec(value) ?? [];
      if (pointer === undefined || used.has(pointer)) continue;
      used.add(pointer);
      queue.push(valueAt(document, pointerTokens(pointer)));
    } else if (typeof value === 'object' && value !== null && !seen.has(value)) {
      seen.add(value);
      queue.push(...Object.values(value));
    }
  }
  return used;
}

/** The document without these components. */
function withoutComponents(document: JsonObject, pointers: string[], origins: Origins): JsonObject {
  const byMap = Map.groupBy(pointers, (pointer) => pointer.replace(/\/[^/]+$/, ''));
  const draft = makeDraft(document, origins);
  for (const [place, own] of byMap) {
    const names = new Set(own.map((pointer) => pointerTokens(pointer).at(-1)));
    const keep = (map: unknown) =>
      Object.fromEntries(Object.entries(asObject(map)).filter(([name]) => !names.has(name)));
    const [first = '', second] = pointerTokens(place);
    if (second === undefined) draft.set(first, keep(draft.get(first)));
    else {
      const components = asObject(draft.get(first));
      draft.set(first, { ...components, [second]: keep(components[second]) });
    }
  }
  return draft.finish();
}
