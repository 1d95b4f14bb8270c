import type { Problem } from 'folia-problems';
import { type ChildSlot, getSlots, isExtension, type Kind, METHODS } from '../grammar.ts';
import { isObject, type JsonObject } from '../json.ts';
import type { Locate, Origins } from '../origins.ts';
import { setKey } from '../set-key.ts';
import { coerce } from './coerce.ts';
import { type Draft, makeDraft } from './draft.ts';
import {
  describeFound,
  type KnownFaults,
  makeReport,
  type RepairState,
  removeKey,
} from './faults.ts';
import { repairReference } from './references.ts';
import { repairKeys } from './repair-keys.ts';

/** A document in which every key that pages read has the right form. */
export type Repaired = { document: JsonObject; problems: Problem[] };

/**
 * Repairs a bundled description of version 2 or 3. Descriptions have faults that their authors never
 * notice, because each tool overlooks others: whatever can be read is read as it was meant, the rest
 * is left out, and everything is reported. The original is not changed.
 *
 * @param known references that have already been reported, and the pointers of what they stood for
 */
export function repairDocument(
  document: JsonObject,
  { origins, locate, ...known }: { origins: Origins; locate: Locate } & KnownFaults,
): Repaired {
  const problems: Problem[] = [];
  const isOld = 'swagger' in document;
  const report = makeReport(locate, problems);
  const state = {
    document,
    origins,
    isOld,
    ...known,
    targets: new Map(),
    moved: new WeakSet<object>(),
    report,
  };
  const repaired = repair('document', document, state);
  return { document: isObject(repaired) ? repaired : document, problems };
}

/** @returns undefined for an object that cannot be shown */
function repair(kind: Kind, value: JsonObject, state: RepairState): unknown {
  const draft = makeDraft(value, state.origins);
  if ('$ref' in value && kind !== 'pathItem') {
    const outcome = repairReference(kind, draft, state);
    // Only schemas have keys beside a reference that contain further objects.
    if (outcome === 'left out') return undefined;
    if (outcome === 'reference' && kind !== 'schema') return draft.finish();
  }
  if (!repairKeys(kind, draft, state)) return undefined;
  if (kind === 'callback') {
    repairEntries({ kind: 'pathItem', holds: 'map', isOpen: true }, draft, [], state);
    return draft.finish();
  }
  for (const [key, slot] of getSlots(kind)) {
    if (draft.get(key) !== undefined) repairSlot(key, slot, draft, state);
  }
  return draft.finish();
}

function repairSlot(key: string, slot: ChildSlot, draft: Draft, state: RepairState): void {
  const value = draft.get(key);
  if (value === null && !METHODS.some((method) => method === key)) {
    draft.remove(key);
    return;
  }
  // In older versions of JSON Schema, a list of items is a tuple.
  const isTuple = key === 'items' && Array.isArray(value);
  if (slot.holds === 'list' || isTuple) {
    repairList(key, slot, draft, state);
    return;
  }
  if (slot.holds === 'one') {
    const one = repairValue(slot.kind, value, draft.original, [key], state);
    if (one === undefined) draft.remove(key);
    else draft.set(key, one);
    return;
  }
  if (isObject(value)) {
    const map = makeDraft(value, state.origins);
    repairEntries(slot, map, [key], state, draft.original);
    draft.set(key, map.finish());
  } else if (isExtension(key) || (Array.isArray(value) && value.length === 0)) draft.remove(key);
  else if (key === 'paths') {
    const message = `found ${describeFound(value)}, so there is no operation to show.`;
    const hint = 'Expected: an object.';
    state.report(draft.original, [key], { message, hint, kind: 'paths', severity: 'error' });
    draft.remove(key);
  } else
    removeKey(draft, key, state, { hint: 'Expected: an object.', kind: 'maps of another type' });
}

function repairList(key: string, { kind }: ChildSlot, draft: Draft, state: RepairState): void {
  const value = draft.get(key);
  const isOne = isObject(value) && (kind === 'schema' || kind === 'server');
  if (!Array.isArray(value) && !isOne) {
    if (isExtension(key)) draft.remove(key);
    else removeKey(draft, key, state, { hint: 'Expected: a list.', kind: 'lists of another type' });
    return;
  }
  if (isOne) {
    const message = 'found an object, which is read as a list with this entry.';
    const about = { hint: 'Expected: a list.', kind: 'lists of another type' };
    state.report(draft.original, [key], { message, ...about });
  }
  const list: unknown[] = Array.isArray(value) ? value : [value];
  const repaired = list.map((entry, index) =>
    repairValue(kind, entry, draft.original, [key, String(index)], state),
  );
  if (isOne || repaired.some((entry, index) => entry !== list[index])) {
    draft.set(
      key,
      repaired.filter((entry) => entry !== undefined),
    );
  }
}

/** @param holder the object with the map at `path`, where problems are reported */
function repairEntries(
  { kind, isOpen = false }: ChildSlot,
  map: Draft,
  path: string[],
  state: RepairState,
  holder: JsonObject = map.original,
): void {
  for (const [name, entry] of Object.entries(map.original)) {
    const isOwn = isExtension(name) && (isOpen || !isObject(entry));
    const repaired = isOwn ? undefined : repairValue(kind, entry, holder, [...path, name], state);
    if (repaired === undefined) map.remove(name);
    else map.set(name, repaired);
  }
}

/** @returns undefined for a value that cannot be shown */
function repairValue(
  kind: Kind,
  value: unknown,
  holder: JsonObject,
  path: string[],
  state: RepairState,
): unknown {
  if (isObject(value)) return repair(kind, value, state);
  if (typeof value === 'boolean' && kind === 'schema') return value;
  // Extensions may have any form.
  if (kind === 'codeSample') return undefined;
  const substitute = coerce(kind, value, state);
  const end = substitute ? substitute.meaning : 'which is left out.';
  const message = `found ${describeFound(value)}, ${end}`;
  // An empty media type is a common way to say that there is a body.
  if (!(value === null && (kind === 'mediaType' || kind === 'response'))) {
    const kindOfFault = `objects of another type`;
    state.report(holder, path, { message, hint: 'Expected: an object.', kind: kindOfFault });
  }
  if (!substitute) return undefined;
  const made: JsonObject = {};
  for (const [key, inner] of Object.entries(substitute.value)) setKey(made, key, inner);
  const origin = state.origins.get(holder);
  if (origin) state.origins.set(made, { ...origin, path: [...origin.path, ...path] });
  return made;
}
