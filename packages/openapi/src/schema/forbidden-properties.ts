import { isObject } from '../description/json.ts';
import type { Direction } from './direction.ts';
import { matchesSchema } from './matches-schema.ts';
import { requiredNames } from './required-names.ts';
import type { ReadSchema, Schema } from './schema.ts';

type Reading = { readSchema: ReadSchema; direction: Direction };

/**
 * Leaves out optional properties whose presence a schema forbids, alone or together with others: the last one that suffices,
 * or else all. A value that matches in no case stays as it is.
 */
export function withoutForbidden(schema: Schema, value: unknown, reading: Reading): unknown {
  if (!isObject(value) || schema.not === undefined) return value;
  const forbidden = listForbidden(reading.readSchema(schema.not), reading);
  const optional = schema.properties
    .filter(({ name, required }) => !required && name in value && forbidden.has(name))
    .map(({ name }) => name);
  const candidates = [...optional.toReversed().map((name) => [name]), optional].map((names) =>
    Object.fromEntries(Object.entries(value).filter(([name]) => !names.includes(name))),
  );
  return candidates.find((candidate) => matchesSchema(schema, candidate, reading)) ?? value;
}

/** The properties that must not be there, by the schema of what is forbidden or by one of its alternatives. */
function listForbidden(not: Schema, { readSchema }: Reading): ReadonlySet<string> {
  const choices = not.variants.flatMap((variants) => variants.choices).map(readSchema);
  return new Set([not, ...choices].flatMap((rule) => requiredNames(rule) ?? []));
}
