import { METHODS } from '../grammar.ts';
import {
  asList,
  asObject,
  asText,
  isObject,
  type JsonObject,
  objectEntries,
  pointerTokens,
  valueAt,
} from '../json.ts';
import { setKey } from '../set-key.ts';
import type { Draft } from './draft.ts';
import type { RepairState } from './faults.ts';

/** Adds the slash that a path begins with, and reports parameters that a path has no place for. */
export function repairPaths(draft: Draft, state: RepairState): void {
  const paths = draft.get('paths');
  if (!isObject(paths)) return;
  const bare = Object.keys(paths).filter(
    (path) => isObject(paths[path]) && lacksSlash(path, paths),
  );
  for (const path of bare) {
    state.report(draft.original, ['paths', path], {
      message: `The path is read as "/${path}".`,
      hint: 'Paths begin with a slash.',
      kind: 'paths without a slash',
    });
  }
  if (bare.length > 0) draft.set('paths', withSlashes(paths, bare));
  for (const [path, item] of objectEntries(paths)) {
    const operations = METHODS.map((method) => item[method]);
    for (const holder of [item, ...operations].filter(isObject)) {
      reportUnplaced(path, holder, state);
    }
  }
}

function lacksSlash(path: string, paths: JsonObject): boolean {
  return /^(?!x-)[\w{]/.test(path) && !path.includes('://') && !Object.hasOwn(paths, `/${path}`);
}

function withSlashes(paths: JsonObject, bare: string[]): JsonObject {
  const renamed: JsonObject = {};
  for (const [path, item] of Object.entries(paths)) {
    setKey(renamed, bare.includes(path) ? `/${path}` : path, item);
  }
  return renamed;
}

/** Readers would fill in a value that is sent nowhere. */
function reportUnplaced(path: string, holder: JsonObject, state: RepairState): void {
  const places = [...path.matchAll(/\{([^{}]*)\}/g)].map(([, inner = '']) => inner);
  for (const written of asList(holder.parameters).filter(isObject)) {
    const { $ref } = written;
    const isShared = typeof $ref === 'string';
    const target = isShared ? valueAt(state.document, pointerTokens($ref)) : written;
    const { name: label, in: place } = asObject(target);
    const name = asText(label);
    if (place !== 'path' || name === undefined) continue;
    if (places.some((inner) => inner.includes(name))) continue;
    state.report(written, [isShared ? '$ref' : 'name'], {
      message: `The path "${path}" has no place for the parameter "${name}", so its value is not sent.`,
      hint: `Add {${name}} to the path, or correct "in" of the parameter.`,
      kind: 'path parameters that are not in the path',
    });
  }
}
