import type { Schema } from '../schema/schema.ts';
import type { SchemaChange } from './change.ts';
import { compareBounds } from './compare-bounds.ts';

/** Formats whose values all have the other format too. */
const WIDER: Record<string, string> = { int32: 'int64', float: 'double' };

/** Long lists of values are cut in texts. */
const MAX_LISTED = 12;
const MAX_LENGTH = 80;

/**
 * The differences between what two schemas themselves say about a value, without properties, items
 * and alternatives.
 *
 * @param typeText the type of a schema in words
 */
export function compareValues(
  before: Schema,
  after: Schema,
  typeTexts: { before: string; after: string },
): SchemaChange[] {
  const types = compareTypes(before, after, typeTexts);
  const isOther = types.some(({ rule }) => rule === 'typeChanged');
  return [
    ...types,
    ...(isOther || types.length > 0 ? [] : compareFormats(before.format, after.format)),
    ...compareNullable(before, after),
    ...(isOther ? [] : compareEnums(before, after)),
    ...(isOther
      ? []
      : compareBounds(before.bounds, after.bounds, isInteger(before) && isInteger(after))),
    ...compareDefaults(before, after),
    ...compareDeprecated(before.deprecated, after.deprecated),
  ];
}

function isInteger(schema: Schema): boolean {
  return getTypes(schema).every((type) => type === 'integer') && getTypes(schema).length > 0;
}

/** The change if something becomes deprecated or no longer is; none if it stays as it was. */
export function compareDeprecated(before: boolean, after: boolean): SchemaChange[] {
  if (before === after) return [];
  return [{ rule: after ? 'deprecated' : 'restored', path: '' }];
}

/** The types of a schema; its values imply them if it has none. Empty if all are allowed. */
export function getTypes(schema: Schema): string[] {
  if (schema.types.length > 0) return schema.types;
  const values = getEnum(schema) ?? [];
  return [...new Set(values.map(typeOf))];
}

function typeOf(value: unknown): string {
  if (Array.isArray(value)) return 'array';
  if (typeof value === 'number') return Number.isInteger(value) ? 'integer' : 'number';
  return typeof value;
}

function compareTypes(
  before: Schema,
  after: Schema,
  texts: { before: string; after: string },
): SchemaChange[] {
  if (before.impossible || after.impossible) {
    if (before.impossible && after.impossible) return [];
    return [{ rule: after.impossible ? 'typeNarrowed' : 'typeWidened', path: '', ...texts }];
  }
  // What a schema with alternatives allows is compared alternative by alternative.
  const [old, now] = [getTypes(before), getTypes(after)];
  if (before.variants.length > 0 && old.length === 0) return [];
  if (after.variants.length > 0 && now.length === 0) return [];
  const [wasAllowed, isAllowed] = [covers(old, now), covers(now, old)];
  if (wasAllowed && isAllowed) return [];
  const rule = isAllowed ? 'typeWidened' : wasAllowed ? 'typeNarrowed' : 'typeChanged';
  return [{ rule, path: '', ...texts }];
}

/** Whether a schema with the first types allows values of all the second. */
function covers(types: string[], others: string[]): boolean {
  if (types.length === 0) return true;
  if (others.length === 0) return false;
  return others.every(
    (type) => types.includes(type) || (type === 'integer' && types.includes('number')),
  );
}

function compareFormats(before: string | undefined, after: string | undefined): SchemaChange[] {
  if (before === after) return [];
  if (before === undefined) return [{ rule: 'formatAdded', path: '', after }];
  if (after === undefined) return [{ rule: 'formatRemoved', path: '', before }];
  const isWider = WIDER[before] === after;
  const isNarrower = WIDER[after] === before;
  const rule = isWider ? 'formatWidened' : isNarrower ? 'formatNarrowed' : 'formatChanged';
  return [{ rule, path: '', before, after }];
}

function compareNullable(before: Schema, after: Schema): SchemaChange[] {
  const [was, is] = [isNullable(before), isNullable(after)];
  if (was === is) return [];
  // A value of any type can be null without saying so.
  const open = is ? before : after;
  const isAny = getTypes(open).length === 0 && open.variants.length === 0 && !getEnum(open);
  return isAny ? [] : [{ rule: is ? 'becameNullable' : 'noLongerNullable', path: '' }];
}

/** In version 3.0, a list of values without null often belongs to a nullable schema. */
function isNullable(schema: Schema): boolean {
  return schema.nullable || (schema.enum?.includes(null) ?? false);
}

/** The values of a schema without null. */
function getEnum(schema: Schema): unknown[] | undefined {
  if (schema.const) return schema.const.value === null ? undefined : [schema.const.value];
  const values = schema.enum?.filter((value) => value !== null);
  return values && values.length > 0 ? values : undefined;
}

function compareEnums(before: Schema, after: Schema): SchemaChange[] {
  const [old, now] = [getEnum(before), getEnum(after)];
  if (!old && !now) return [];
  if (!old) return [{ rule: 'enumIntroduced', path: '', after: listValues(now ?? []) }];
  if (!now) return [{ rule: 'enumLifted', path: '', before: listValues(old) }];
  const removed = without(old, now);
  const added = without(now, old);
  return [
    ...(removed.length > 0
      ? [{ rule: 'enumRemoved', path: '', before: listValues(removed) } as const]
      : []),
    ...(added.length > 0
      ? [{ rule: 'enumAdded', path: '', after: listValues(added) } as const]
      : []),
  ];
}

function without(values: unknown[], others: unknown[]): unknown[] {
  const known = new Set(others.map(canonical));
  return values.filter((value) => !known.has(canonical(value)));
}

function compareDefaults(before: Schema, after: Schema): SchemaChange[] {
  const [old, now] = [before.default, after.default];
  if (!old && !now) return [];
  if (!old) return [{ rule: 'defaultAdded', path: '', after: valueText(now?.value) }];
  if (!now) return [{ rule: 'defaultRemoved', path: '', before: valueText(old.value) }];
  if (canonical(old.value) === canonical(now.value)) return [];
  const texts = { before: valueText(old.value), after: valueText(now.value) };
  return [{ rule: 'defaultChanged', path: '', ...texts }];
}

/** A value as JSON that does not depend on the order of keys. */
export function canonical(value: unknown): string {
  return (
    JSON.stringify(value, (_key, inner: unknown) =>
      typeof inner === 'object' && inner !== null && !Array.isArray(inner)
        ? Object.fromEntries(
            Object.entries(inner).toSorted(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0)),
          )
        : inner,
    ) ?? 'undefined'
  );
}

function listValues(values: unknown[]): string {
  const listed = values.slice(0, MAX_LISTED).map(valueText).join(', ');
  return values.length > MAX_LISTED ? `${listed}, … (${values.length})` : listed;
}

function valueText(value: unknown): string {
  const text = typeof value === 'string' && value !== '' ? value : canonical(value);
  return text.length > MAX_LENGTH ? `${text.slice(0, MAX_LENGTH)}…` : text;
}
