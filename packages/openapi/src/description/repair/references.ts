import type { Kind } from '../grammar.ts';
import { isObject, pointerTokens, toFragment, valueAt } from '../json.ts';
import { kindAt } from '../kind-at.ts';
import { getKindName } from '../subject.ts';
import { getTargetName } from '../unresolved.ts';
import type { Draft } from './draft.ts';
import { describeFound, type RepairState } from './faults.ts';
import { findParameterFault } from './parameters.ts';

const KIND = 'references without a target';

/**
 * Checks the reference of an object. Without a target, a schema keeps the name as its type, and other
 * objects are left out or empty.
 */
export function repairReference(
  kind: Kind,
  draft: Draft,
  state: RepairState,
): 'reference' | 'own keys' | 'left out' {
  const { $ref } = draft.original;
  if (typeof $ref !== 'string') {
    const message = `found ${describeFound($ref)}, which is left out.`;
    const about = { hint: 'Expected: a string such as "#/components/schemas/Name".', kind: KIND };
    state.report(draft.original, ['$ref'], { message, ...about });
    draft.remove('$ref');
    return 'own keys';
  }
  if (state.dangling.has(draft.original)) return 'reference';
  const target = findTarget($ref, state);
  if (target === 'missing' && state.lost.has($ref)) return withoutReference(kind, draft);
  // If the target exists but is not a schema, that is reported at the target.
  const isFaulty = kind === 'schema' && kindAt(pointerTokens($ref)) === 'schema';
  if (
    target === 'missing' &&
    isFaulty &&
    valueAt(state.document, pointerTokens($ref)) !== undefined
  )
    return 'reference';
  if (target === 'missing') return replaceMissing(kind, draft, $ref, state);
  if (target === 'circle') return replaceCircle(kind, draft, $ref, state);
  reportOtherKind(kind, $ref, draft, state);
  const fault =
    kind === 'parameter' && isObject(target) ? findParameterFault(target, state) : undefined;
  if (fault === undefined) return 'reference';
  const message = `"${$ref}" does not lead to a readable parameter (${fault}), so it is left out.`;
  state.report(draft.original, ['$ref'], { message, kind: 'parameters that cannot be read' });
  return 'left out';
}

/** Parameters and headers have the same form, so one may take the place of the other. */
const ALIKE: Partial<Record<Kind, Kind>> = { parameter: 'header', header: 'parameter' };

/** Reports a target of another kind. Pages show the keys that it shares with the right kind, often none. */
function reportOtherKind(kind: Kind, reference: string, draft: Draft, state: RepairState): void {
  const found = kindAt(pointerTokens(reference));
  // In older versions of JSON Schema, a list of items is a tuple, whose entries are schemas.
  const isTuple = found === undefined || /\/items\/\d+/.test(reference);
  if (isTuple || found === kind || found === ALIKE[kind]) return;
  const name = getKindName(kind);
  const message = `The reference "${reference}" leads to something other than a ${name}.`;
  const hint = `Expected: the JSON pointer of a ${name}.`;
  state.report(draft.original, ['$ref'], { message, hint, kind: 'references to other objects' });
}

/** Follows a reference to its end. The ends of all references on the way are kept. */
function findTarget(reference: string, { document, targets, dangling }: RepairState): unknown {
  const visited = new Set<string>();
  let next: unknown = reference;
  let target: unknown;
  while (typeof next === 'string') {
    const known: unknown = targets.get(next);
    if (visited.has(next) || known !== undefined) {
      target = known ?? 'circle';
      break;
    }
    visited.add(next);
    target = valueAt(document, pointerTokens(next));
    if (typeof target !== 'boolean' && !isObject(target)) target = 'missing';
    next = isObject(target) && !dangling.has(target) ? target.$ref : undefined;
  }
  for (const passed of visited) targets.set(passed, target);
  return target;
}

function replaceMissing(kind: Kind, draft: Draft, reference: string, state: RepairState) {
  const name = getTargetName(reference);
  const path = state.isOld ? ['definitions', name] : ['components', 'schemas', name];
  const hasNamesake = kind === 'schema' && valueAt(state.document, path) !== undefined;
  const message = `The reference "${reference}" has no target.`;
  const hint = hasNamesake
    ? `The schema "${name}" is shown. Its reference is "${toFragment(path)}".`
    : 'Expected: the JSON pointer of an object in the description.';
  const cause = hasNamesake ? undefined : `target ${reference}`;
  state.report(draft.original, ['$ref'], { message, hint, kind: KIND, cause });
  if (kind !== 'schema') return withoutReference(kind, draft);
  draft.set('$ref', toFragment(path));
  return 'reference';
}

function replaceCircle(kind: Kind, draft: Draft, reference: string, state: RepairState) {
  const message = `The reference "${reference}" refers to itself.`;
  const hint = 'Expected: a reference that leads to an object.';
  state.report(draft.original, ['$ref'], { message, hint, kind: KIND });
  if (kind !== 'schema') return withoutReference(kind, draft);
  draft.remove('$ref');
  if (draft.get('title') === undefined) draft.set('title', getTargetName(reference));
  return 'own keys';
}

function withoutReference(kind: Kind, draft: Draft): 'own keys' | 'left out' {
  draft.remove('$ref');
  return kind === 'response' || kind === 'header' ? 'own keys' : 'left out';
}
