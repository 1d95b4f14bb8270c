import type { Change, Place, SchemaChange } from './change.ts';
import type { SchemaComparison } from './compare-schemas.ts';
import { canonical } from './compare-values.ts';
import { type Direction, LEVELS } from './level.ts';
import { getLevel } from './rules.ts';
import type { ModelPair, SchemaDifference } from './schema-difference.ts';

/** The differences between two operations, or between parts of them. */
export type OperationDifference = {
  changes: Change[];
  /** The models sent and received that both have. */
  models: ModelPair[];
};

/** Where in an operation its parts are compared, and in which direction values go there. */
export type OperationContext = {
  schemas: SchemaComparison;
  places: Place[];
  /** The direction of parameters and bodies; responses go the other way. */
  requests: Direction;
};

export const NO_CHANGES: OperationDifference = { changes: [], models: [] };

/** Joins the differences of several parts. Each changed model is named once. */
export function joinOperationDifferences(parts: OperationDifference[]): OperationDifference {
  return {
    changes: parts.flatMap(({ changes }) => changes),
    models: [...new Set(parts.flatMap(({ models }) => models))],
  };
}

/** Changes of rules at a place. */
export function changesAt(
  places: Place[],
  direction: Direction,
  changes: SchemaChange[],
): OperationDifference {
  return {
    changes: changes.map((change) => ({
      ...change,
      level: getLevel(change.rule, direction),
      places,
    })),
    models: [],
  };
}

/** Turns differences of schemas into differences of an operation at a place. */
export function atPlace(
  places: Place[],
  direction: Direction,
  { changes, models }: SchemaDifference,
): OperationDifference {
  return { ...changesAt(places, direction, changes), models };
}

/** Identifies changes that say the same. */
export function changeKey(change: Change): string {
  const { rule, level, places, path, before, after, onlyWhen } = change;
  return canonical([rule, level, places, path, before, after, onlyWhen]);
}

/** Sorts the worst first. Changes of one level keep their order. */
export function sortByLevel<T extends { level: Change['level'] }>(changes: T[]): T[] {
  return changes.toSorted((a, b) => LEVELS.indexOf(a.level) - LEVELS.indexOf(b.level));
}

/** The opposite direction, such as that of a response to a request. */
export function flip(direction: Direction): Direction {
  return direction === 'sent' ? 'received' : 'sent';
}
