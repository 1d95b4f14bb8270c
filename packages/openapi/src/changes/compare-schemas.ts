import type { JsonObject } from '../description/json.ts';
import type { RawSchema, Schema } from '../schema/schema.ts';
import type { SchemaChange } from './change.ts';
import { compareChoices } from './compare-choices.ts';
import { compareConditions } from './compare-conditions.ts';
import { compareItems, compareProperties } from './compare-properties.ts';
import { canonical, compareValues, getTypes } from './compare-values.ts';
import { findEqualModels } from './equal-schemas.ts';
import { type Direction, LEVELS } from './level.ts';
import { getLevel, type Rule } from './rules.ts';
import type { CompareContext, ModelPair, SchemaDifference } from './schema-difference.ts';
import { hasOwnParts, isPlainReference, type SchemaSide } from './schema-side.ts';

export type SchemaComparison = {
  /** Without the changes of models that both schemas refer to, which are listed instead. */
  compare: (before: RawSchema, after: RawSchema, direction: Direction) => SchemaDifference;
  compareModels: (pair: ModelPair) => SchemaDifference;
};

/** Limit on nested unnamed schemas, which may be circular. */
const MAX_DEPTH = 40;

/** If another model takes the place of one, more differences than this are summed up. */
const MAX_DETAILS = 4;

/** After these changes, the inner parts of the schemas have nothing in common, or are new. */
const ENDS = new Set<Rule>(['typeChanged', 'typeNarrowed', 'typeWidened']);

const NOTHING: SchemaDifference = { changes: [], models: [] };

type State = {
  before: SchemaSide;
  after: SchemaSide;
  direction: Direction;
  pairOf: (name: string) => ModelPair;
  /** Results by the schemas compared. */
  known: WeakMap<object, WeakMap<object, SchemaDifference>>;
  /** The pairs being compared: a pair within itself adds nothing. */
  open: Map<object, Set<object>>;
  /** How often a comparison has been cut off. */
  cuts: number;
  /** Results that were cut off, for the rest of the outermost comparison. */
  partial: WeakMap<object, WeakMap<object, SchemaDifference>>;
};

/** Compares schemas by meaning: through references, and with the parts of `allOf` merged. */
export function makeSchemaComparison(before: SchemaSide, after: SchemaSide): SchemaComparison {
  const pairs = new Map<string, ModelPair>();
  const differences = new Map<ModelPair, SchemaDifference>();
  const makeState = (direction: Direction): State => ({
    before,
    after,
    direction,
    known: new WeakMap(),
    partial: new WeakMap(),
    open: new Map(),
    cuts: 0,
    pairOf(name) {
      const key = `${direction} ${name}`;
      const pair = pairs.get(key) ?? { name, direction };
      pairs.set(key, pair);
      return pair;
    },
  });
  const states = { sent: makeState('sent'), received: makeState('received') };
  return {
    compare: (old, now, direction) => compareSchemas(old, now, states[direction], 0),
    compareModels(pair) {
      const known = differences.get(pair);
      if (known) return known;
      const [old, now] = [before.getModel(pair.name), after.getModel(pair.name)];
      const isKnown = old !== undefined && now !== undefined;
      const found = isKnown ? compareSchemas(old, now, states[pair.direction], 0) : NOTHING;
      differences.set(pair, found);
      return found;
    },
  };
}

function compareSchemas(
  before: RawSchema,
  after: RawSchema,
  state: State,
  depth: number,
): SchemaDifference {
  const [old, now] = [state.before.readSchema(before), state.after.readSchema(after)];
  const models = findSharedModels(before, old, after, now, state);
  if (models) {
    const isPlain = isPlainReference(before) && isPlainReference(after);
    return { changes: isPlain ? [] : compareUses(old, now, models, state), models };
  }
  const found = compareTargets(before, after, old, now, state, depth);
  const [formerModel, model] = [old.model, now.model];
  if (formerModel === undefined || model === undefined || formerModel === model) return found;
  if (found.changes.length <= MAX_DETAILS) return found;
  return { ...found, changes: [sumUp(found.changes, formerModel, model, state.direction)] };
}

/** The models that both schemas stand for, whose changes are listed with these models. */
function findSharedModels(
  before: RawSchema,
  old: Schema,
  after: RawSchema,
  now: Schema,
  state: State,
): ModelPair[] | undefined {
  if (hasOwnParts(before) || hasOwnParts(after)) return undefined;
  const formerNames = old.allOfModels ?? (old.model === undefined ? [] : [old.model]);
  const names = now.allOfModels ?? (now.model === undefined ? [] : [now.model]);
  if (names.length === 0 || names.length !== formerNames.length) return undefined;
  const isShared = (name: string, index: number) =>
    name === formerNames[index] &&
    state.before.getModel(name) !== undefined &&
    state.after.getModel(name) !== undefined;
  return names.every(isShared) ? names.map(state.pairOf) : undefined;
}

/** The changes where models are used, not in the models themselves. */
function compareUses(
  old: Schema,
  now: Schema,
  models: ModelPair[],
  { before, after }: State,
): SchemaChange[] {
  const inModels = models.flatMap((pair) => {
    const [former, model] = [before.getModel(pair.name), after.getModel(pair.name)];
    if (former === undefined || model === undefined) return [];
    const [schemaBefore, schemaAfter] = [before.readSchema(former), after.readSchema(model)];
    return compareValues(schemaBefore, schemaAfter, { before: '', after: '' });
  });
  const known = new Set(inModels.map(valueKey));
  const texts = { before: before.typeOf(old), after: after.typeOf(now) };
  return compareValues(old, now, texts).filter((change) => !known.has(valueKey(change)));
}

/** Types are left out, since their texts depend on the place. */
function valueKey({ rule, before, after }: SchemaChange): string {
  return rule.startsWith('type') ? rule : canonical([rule, before, after]);
}

function compareTargets(
  before: RawSchema,
  after: RawSchema,
  old: Schema,
  now: Schema,
  state: State,
  depth: number,
): SchemaDifference {
  const [from, to] = [state.before.getTarget(before), state.after.getTarget(after)];
  if (typeof from === 'boolean' || typeof to === 'boolean') {
    if (depth > MAX_DEPTH) return NOTHING;
    return compareContent(before, after, old, now, state, depth);
  }
  const known = state.known.get(from)?.get(to) ?? state.partial.get(from)?.get(to);
  if (known) return known;
  const equal = compareEqual(from, to, state);
  if (equal) return equal;
  const within = state.open.get(from) ?? new Set<object>();
  if (within.has(to) || depth > MAX_DEPTH) {
    state.cuts += 1;
    return NOTHING;
  }
  state.open.set(from, within.add(to));
  const cutsBefore = state.cuts;
  const found = compareContent(before, after, old, now, state, depth);
  within.delete(to);
  // A result that was cut off lacks what the schemas around it report, so it is incomplete elsewhere.
  const cache = depth === 0 || state.cuts === cutsBefore ? state.known : state.partial;
  const results = cache.get(from) ?? new WeakMap<object, SchemaDifference>();
  cache.set(from, results.set(to, found));
  if (depth === 0) state.partial = new WeakMap();
  return found;
}

/** The result for schemas that are written in the same way, apart from their models. */
function compareEqual(
  from: JsonObject,
  to: JsonObject,
  state: State,
): SchemaDifference | undefined {
  const names = findEqualModels(from, to);
  const isKnown = (name: string) =>
    state.before.getModel(name) !== undefined && state.after.getModel(name) !== undefined;
  if (!names?.every(isKnown)) return undefined;
  const found = { changes: [], models: names.map(state.pairOf) };
  const results = state.known.get(from) ?? new WeakMap<object, SchemaDifference>();
  state.known.set(from, results.set(to, found));
  return found;
}

function compareContent(
  rawBefore: RawSchema,
  rawAfter: RawSchema,
  old: Schema,
  now: Schema,
  state: State,
  depth: number,
): SchemaDifference {
  if (old.impossible && now.impossible) return NOTHING;
  const context: CompareContext = {
    ...{ before: state.before, after: state.after, direction: state.direction },
    compare: (a, b) => compareSchemas(a, b, state, depth + 1),
  };
  // Where one has more alternatives, these may be models of types or values that the other lists.
  const isAlike = old.variants.length === now.variants.length;
  const before = isAlike ? old : state.before.readInPlace(rawBefore);
  const after = isAlike ? now : state.after.readInPlace(rawAfter);
  const choices = compareChoices(
    { raw: rawBefore, schema: before },
    { raw: rawAfter, schema: after },
    context,
  );
  if (choices.isWhole) return choices.difference;
  const texts = { before: state.before.typeOf(old), after: state.after.typeOf(now) };
  const values = compareValues(before, after, texts);
  if (values.some(({ rule }) => ENDS.has(rule) && !isPartial(before, after))) {
    return { changes: values, models: [] };
  }
  const parts = [
    choices.difference,
    compareProperties(before, after, context),
    compareItems(before, after, context),
    compareConditions(before, after, context),
  ];
  return {
    changes: [...values, ...parts.flatMap(({ changes }) => changes)],
    models: [...new Set(parts.flatMap(({ models }) => models))],
  };
}

/** Whether both schemas have types, of which some are the same. */
function isPartial(before: Schema, after: Schema): boolean {
  const types = new Set(getTypes(before));
  return getTypes(after).some((type) => types.has(type));
}

/** One change for a model that another replaces. */
function sumUp(
  changes: SchemaChange[],
  before: string,
  after: string,
  direction: Direction,
): SchemaChange {
  const levels = new Set(changes.map(({ rule }) => getLevel(rule, direction)));
  const worst = LEVELS.find((level) => levels.has(level)) ?? 'safe';
  const rules = { breaking: 'otherModel', mayBreak: 'similarModel', safe: 'largerModel' } as const;
  return { rule: rules[worst], path: '', before, after };
}
