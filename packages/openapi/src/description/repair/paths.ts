import { nearest } from 'folia-problems';
import { METHODS } from '../grammar.ts';
import {
  asList,
  asObject,
  asText,
  isObject,
  type JsonObject,
  pointerTokens,
  valueAt,
} from '../json.ts';
import { setKey } from '../set-key.ts';
import type { Draft } from './draft.ts';
import type { RepairState } from './faults.ts';

/**
 * Adds the slash that a path begins with, reads parameters as they are written in the routes of most
 * servers (`/items/:id`), and reports parameters that a path has no place for.
 */
export function repairPaths(draft: Draft, state: RepairState): void {
  const paths = draft.get('paths');
  if (!isObject(paths)) return;
  const read: JsonObject = {};
  for (const [written, item] of Object.entries(paths)) {
    const path = isObject(item) ? readPath(written, item, state) : written;
    const other = path === written ? undefined : (read[path] ?? paths[path]);
    const joined = other === undefined ? item : joinItems(other, item, state);
    const name = joined === undefined ? written : path;
    if (name !== written) {
      state.report(draft.original, ['paths', written], {
        message: `The path is read as "${path}".`,
        hint: 'Paths begin with a slash, and have their parameters in braces, as in "/items/{id}".',
        kind: 'paths that are written in another way',
      });
    }
    // If another path has been joined with this one, it is known already.
    if (path !== written || !Object.hasOwn(read, path)) setKey(read, name, joined ?? item);
    if (!isObject(item)) continue;
    for (const holder of holdersOf(item)) reportUnplaced(name, holder, state);
  }
  const isChanged = Object.keys(paths).some((path) => !Object.hasOwn(read, path));
  if (isChanged) draft.set('paths', read);
}

/** Joins two items of the same path; undefined unless they have nothing but different operations. */
function joinItems(first: unknown, second: unknown, { origins }: RepairState) {
  if (!isObject(first) || !isObject(second)) return undefined;
  const keys = [...Object.keys(first), ...Object.keys(second)];
  const areOperations = keys.every((key) => METHODS.some((method) => method === key));
  if (!areOperations || new Set(keys).size < keys.length) return undefined;
  const joined = { ...first, ...second };
  const origin = origins.get(first);
  if (origin) origins.set(joined, origin);
  return joined;
}

function readPath(written: string, item: JsonObject, state: RepairState): string {
  const lacksSlash = /^(?!x-)[\w{]/.test(written) && !written.includes('://');
  const path = lacksSlash ? `/${written}` : written;
  if (!path.includes('/:')) return path;
  const declared = new Set(
    holdersOf(item).flatMap((holder) => readPlaced(holder, state).map(({ name }) => name)),
  );
  // A colon also begins the name of an action, as in "/items/{id}:publish".
  return path.replace(/(?<=\/):([^/{}:]+)(?=\/|$)/g, (segment, name: string) =>
    declared.has(name) ? `{${name}}` : segment,
  );
}

/** The objects of a path that have parameters: itself and its operations. */
function holdersOf(item: JsonObject): JsonObject[] {
  return [item, ...METHODS.map((method) => item[method])].filter(isObject);
}

/** The parameters that belong in the path. */
function readPlaced(holder: JsonObject, { document }: RepairState) {
  return asList(holder.parameters)
    .filter(isObject)
    .flatMap((written) => {
      const { $ref } = written;
      const isShared = typeof $ref === 'string';
      const target = asObject(isShared ? valueAt(document, pointerTokens($ref)) : written);
      const name = asText(target.name);
      return target.in === 'path' && name !== undefined ? [{ name, written, isShared }] : [];
    });
}

/** Reports parameters without a place in the path: readers would fill in a value that is sent nowhere. */
function reportUnplaced(path: string, holder: JsonObject, state: RepairState): void {
  const places = [...path.matchAll(/\{([^{}]*)\}/g)].map(([, inner = '']) => inner);
  for (const { name, written, isShared } of readPlaced(holder, state)) {
    if (places.some((inner) => inner.includes(name))) continue;
    const meant = nearest(name, places);
    state.report(written, [isShared ? '$ref' : 'name'], {
      message: `The path "${path}" has no place for the parameter "${name}", so its value is not sent.`,
      hint:
        meant === undefined
          ? `Add {${name}} to the path, or correct "in" of the parameter.`
          : `Did you mean "${meant}"?`,
      kind: 'path parameters that are not in the path',
    });
  }
}
