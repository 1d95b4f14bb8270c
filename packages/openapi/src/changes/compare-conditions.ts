import type { Condition, Dependent, RawSchema, Schema } from '../schema/schema.ts';
import type { SchemaChange } from './change.ts';
import {
  type CompareContext,
  joinDifferences,
  NO_DIFFERENCE,
  nest,
  propertyStep,
  type SchemaDifference,
} from './schema-difference.ts';

/** The differences between rules that depend on the presence of a property, and between conditions. */
export function compareConditions(
  before: Schema,
  after: Schema,
  context: CompareContext,
): SchemaDifference {
  return joinDifferences([
    compareDependents(before.dependents, after.dependents, context),
    { changes: compareCases(before.conditions, after.conditions, context), models: [] },
  ]);
}

function compareDependents(
  before: Dependent[],
  after: Dependent[],
  context: CompareContext,
): SchemaDifference {
  const old = new Map(before.map((dependent) => [dependent.property, dependent]));
  const now = new Map(after.map((dependent) => [dependent.property, dependent]));
  return joinDifferences(
    [...new Set([...old.keys(), ...now.keys()])].map((property) => {
      const [former, dependent] = [old.get(property), now.get(property)];
      const names = compareNames(former?.required ?? [], dependent?.required ?? []);
      const hasSchema = former?.schema !== undefined || dependent?.schema !== undefined;
      const schemas = hasSchema
        ? context.compare(former?.schema ?? true, dependent?.schema ?? true)
        : NO_DIFFERENCE;
      return joinDifferences([
        nest(propertyStep(property), { changes: names, models: [] }),
        nest(`<${property}>`, schemas),
      ]);
    }),
  );
}

function compareNames(before: string[], after: string[]): SchemaChange[] {
  const added = after.filter((name) => !before.includes(name)).join(', ');
  const removed = before.filter((name) => !after.includes(name)).join(', ');
  return [
    ...(added === '' ? [] : [{ rule: 'dependentAdded', path: '', after: added } as const]),
    ...(removed === '' ? [] : [{ rule: 'dependentRemoved', path: '', before: removed } as const]),
  ];
}

function compareCases(
  before: Condition[],
  after: Condition[],
  context: CompareContext,
): SchemaChange[] {
  const isSame = (old: RawSchema = true, now: RawSchema = true) =>
    context.compare(old, now).changes.length === 0;
  const isSameCondition = (condition: Condition, former?: Condition) =>
    former !== undefined &&
    isSame(former.when, condition.when) &&
    isSame(former.met, condition.met) &&
    isSame(former.unmet, condition.unmet);
  const isKept =
    before.length === after.length &&
    after.every((condition, index) => isSameCondition(condition, before[index]));
  return isKept ? [] : [{ rule: 'conditionChanged', path: '' }];
}
