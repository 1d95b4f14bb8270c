import type { RawSchema } from '../schema/schema.ts';
import type { SchemaChange } from './change.ts';
import type { Direction } from './level.ts';
import type { SchemaSide } from './schema-side.ts';

/** A model of both descriptions, as clients send or receive it. Equal pairs are the same object. */
export type ModelPair = { name: string; direction: Direction };

export type SchemaDifference = {
  changes: SchemaChange[];
  /** The models referred to, whose changes are not among these. */
  models: ModelPair[];
};

/** What a comparison of one pair of schemas needs. */
export type CompareContext = {
  before: SchemaSide;
  after: SchemaSide;
  direction: Direction;
  /** Compares inner schemas. */
  compare: (before: RawSchema, after: RawSchema) => SchemaDifference;
};

/** Moves a difference of an inner schema to its place in the outer one. */
export function nest(step: string, { changes, models }: SchemaDifference): SchemaDifference {
  return {
    changes: changes.map((change) => ({ ...change, path: joinPath(step, change.path) })),
    models,
  };
}

/** @example joinPath('items', '[].name') // 'items[].name' */
export function joinPath(step: string, path: string): string {
  if (path === '' || path.startsWith('[') || path.startsWith('<')) return step + path;
  return `${step}.${path}`;
}

/** The step to a property, in quotes if its name is not plain. */
export function propertyStep(name: string): string {
  return /^[\p{L}\p{N}_$@/:-]+$/u.test(name) ? name : `[${JSON.stringify(name)}]`;
}

/** Joins the differences of several parts. Each changed model is named once. */
export function joinDifferences(parts: SchemaDifference[]): SchemaDifference {
  return {
    changes: parts.flatMap(({ changes }) => changes),
    models: [...new Set(parts.flatMap(({ models }) => models))],
  };
}

export const NO_DIFFERENCE: SchemaDifference = { changes: [], models: [] };
