import { isRawSchema } from '../schema/read-keywords.ts';
import type { Property, RawSchema, Schema } from '../schema/schema.ts';
import type { SchemaChange } from './change.ts';
import { canonical } from './compare-values.ts';
import type { Direction } from './level.ts';
import {
  type CompareContext,
  joinDifferences,
  NO_DIFFERENCE,
  nest,
  propertyStep,
  type SchemaDifference,
} from './schema-difference.ts';

/** The differences between the properties of two objects: named ones, patterns and additional ones. */
export function compareProperties(
  before: Schema,
  after: Schema,
  context: CompareContext,
): SchemaDifference {
  const old = new Map(before.properties.map((property) => [property.name, property]));
  const names = new Set(after.properties.map(({ name }) => name));
  const isClosed = after.additional === false;
  return joinDifferences([
    ...after.properties.map((property) => {
      const former = old.get(property.name);
      if (!former) return addedProperty(property, context);
      return nest(propertyStep(property.name), compareProperty(former, property, context));
    }),
    ...before.properties
      .filter(({ name }) => !names.has(name))
      .map((property) => removedProperty(property, isClosed, context)),
    comparePatterns(before.patternProperties, after.patternProperties, context),
    compareParts('[propertyNames]', before.propertyNames, after.propertyNames, context),
    compareAdditional(before.additional, after.additional, context),
  ]);
}

/** Whether a property has no part in a value: clients do not send what is read-only. */
function isHidden({ readOnly, writeOnly }: Schema, direction: Direction): boolean {
  return direction === 'sent' ? readOnly : writeOnly;
}

function addedProperty(
  { name, schema, required }: Property,
  { after, direction }: CompareContext,
): SchemaDifference {
  const read = after.readSchema(schema);
  if (isHidden(read, direction)) return NO_DIFFERENCE;
  const rule = required ? 'requiredPropertyAdded' : 'propertyAdded';
  return only({ rule, path: propertyStep(name), after: after.typeOf(read) });
}

function removedProperty(
  { name, schema }: Property,
  isClosed: boolean,
  { before, direction }: CompareContext,
): SchemaDifference {
  const read = before.readSchema(schema);
  if (isHidden(read, direction)) return NO_DIFFERENCE;
  const rule = isClosed && direction === 'sent' ? 'propertyForbidden' : 'propertyRemoved';
  return only({ rule, path: propertyStep(name), before: before.typeOf(read) });
}

function compareProperty(
  former: Property,
  property: Property,
  context: CompareContext,
): SchemaDifference {
  const { before, after, direction } = context;
  const wasHidden = isHidden(before.readSchema(former.schema), direction);
  const isNowHidden = isHidden(after.readSchema(property.schema), direction);
  if (wasHidden && isNowHidden) return NO_DIFFERENCE;
  const isSent = direction === 'sent';
  if (isNowHidden) return only({ rule: isSent ? 'becameReadOnly' : 'becameWriteOnly', path: '' });
  if (wasHidden) {
    const rule = isSent ? 'noLongerReadOnly' : 'noLongerWriteOnly';
    return joinDifferences([
      only({ rule, path: '' }),
      property.required ? only({ rule: 'becameRequired', path: '' }) : NO_DIFFERENCE,
    ]);
  }
  const inner = context.compare(former.schema, property.schema);
  if (former.required === property.required) return inner;
  const rule = property.required ? 'becameRequired' : 'becameOptional';
  return joinDifferences([only({ rule, path: '' }), inner]);
}

function comparePatterns(
  before: Property[],
  after: Property[],
  context: CompareContext,
): SchemaDifference {
  const old = new Map(before.map((property) => [property.name, property]));
  const names = new Set(after.map(({ name }) => name));
  const step = (pattern: string) => `[/${pattern}/]`;
  return joinDifferences([
    ...after.map((property) => {
      const former = old.get(property.name);
      if (former) return nest(step(property.name), context.compare(former.schema, property.schema));
      const type = context.after.typeOf(context.after.readSchema(property.schema));
      return only({ rule: 'propertyAdded', path: step(property.name), after: type });
    }),
    ...before
      .filter(({ name }) => !names.has(name))
      .map(({ name }) => only({ rule: 'propertyRemoved', path: step(name) })),
  ]);
}

function compareAdditional(
  before: RawSchema | undefined,
  after: RawSchema | undefined,
  context: CompareContext,
): SchemaDifference {
  if (before === after) return NO_DIFFERENCE;
  if (before === false) return only({ rule: 'furtherAllowed', path: '' });
  if (after === false) return only({ rule: 'furtherForbidden', path: '' });
  return compareParts('*', before, after, context);
}

/** The differences between the items of two arrays, encoded contents and excluded values. */
export function compareItems(
  before: Schema,
  after: Schema,
  context: CompareContext,
): SchemaDifference {
  const length = Math.max(before.prefixItems.length, after.prefixItems.length);
  return joinDifferences([
    compareParts('[]', before.items, after.items, context),
    compareParts('[*]', before.furtherItems, after.furtherItems, context),
    compareParts('[contains]', before.contains, after.contains, context),
    compareParts('[contentSchema]', before.contentSchema, after.contentSchema, context),
    ...Array.from({ length }, (_, index) =>
      compareParts(`[${index}]`, before.prefixItems[index], after.prefixItems[index], context),
    ),
    only(...compareExclusions(before.not, after.not, context)),
  ]);
}

/** Without a schema, a part can be anything. */
function compareParts(
  step: string,
  before: RawSchema | undefined,
  after: RawSchema | undefined,
  context: CompareContext,
): SchemaDifference {
  if (before === undefined && after === undefined) return NO_DIFFERENCE;
  return nest(step, context.compare(before ?? true, after ?? true));
}

function compareExclusions(
  before: RawSchema | undefined,
  after: RawSchema | undefined,
  context: CompareContext,
): SchemaChange[] {
  if (before === undefined && after === undefined) return [];
  if (before === undefined) return [{ rule: 'exclusionAdded', path: '' }];
  if (after === undefined) return [{ rule: 'exclusionRemoved', path: '' }];
  const isSame = (former: RawSchema, exclusion: RawSchema) =>
    canonical(former) === canonical(exclusion) ||
    context.compare(former, exclusion).changes.length === 0;
  if (isSame(before, after)) return [];
  const [old, now] = [listExclusions(before), listExclusions(after)];
  const isKept =
    old.every((former) => now.some((exclusion) => isSame(former, exclusion))) &&
    now.every((exclusion) => old.some((former) => isSame(former, exclusion)));
  return isKept ? [] : [{ rule: 'exclusionChanged', path: '' }];
}

/** Parts of allOf that exclude values each are read as a list of alternatives. */
function listExclusions(raw: RawSchema): RawSchema[] {
  if (typeof raw === 'boolean' || !Array.isArray(raw.anyOf)) return [raw];
  if (Object.keys(raw).length > 1) return [raw];
  return raw.anyOf.filter(isRawSchema).flatMap(listExclusions);
}

function only(...changes: SchemaChange[]): SchemaDifference {
  return { changes, models: [] };
}
