import { didYouMean, type Problem } from 'folia-problems';
import { z } from 'zod';
import type { MaintainerDocument } from './check-document.ts';
import { readKeyTables, type WrittenKey, type WrittenType } from './key-tables.ts';
import { type SchemaKey, schemaKeys } from './schema-keys.ts';

/** The type that the engine gives to navbar items with a type of the site's own. Authors do not write it. */
const MADE_TYPE = 'custom';

/** What the column "Default" says for a key that every config needs. */
const REQUIRED = 'Required';

/**
 * Compares the tables of a reference of the config with its schema: each has the keys of the other, the defaults are the
 * same, and so are the keys of each type of objects.
 */
export function checkConfigReference(
  { path, text }: MaintainerDocument,
  schema: z.ZodType,
): Problem[] {
  const keys = schemaKeys(schema).filter(
    ({ types }) => types.length === 0 || types.some((type) => type !== MADE_TYPE),
  );
  const written = readKeyTables(text);
  return [
    ...missingKeys(keys, written.keys),
    ...written.keys.flatMap((key) => wrongKey(key, keys)),
    ...wrongTypes(typesOf(keys), written.types),
  ].map((problem) => ({ ...problem, file: path }));
}

function missingKeys(keys: SchemaKey[], written: WrittenKey[]): Problem[] {
  const paths = new Set(written.map(({ path }) => path));
  return keys
    .filter(({ path }) => !paths.has(path))
    .map(({ path }) => ({ message: `No table has the key ${path} of the config.` }));
}

/** Reports a key that the config does not have, or that has another default. */
function wrongKey({ path, line, default: found }: WrittenKey, keys: SchemaKey[]): Problem[] {
  const key = keys.find((candidate) => candidate.path === path);
  if (!key) {
    const hint = didYouMean(
      path,
      keys.map((known) => known.path),
    ).trimEnd();
    return [{ line, message: `The config has no key ${path}.`, ...(hint && { hint }) }];
  }
  const expected = defaultOf(key);
  // Types are in a table of their own, and may be left out where the other keys tell them apart.
  const isType = key.values.some((value) => value instanceof z.ZodLiteral);
  if (isType || found === undefined || expected === found) return [];
  if (expected === undefined && found !== REQUIRED) return [];
  const meant = expected ?? 'text, since it is not required';
  return [{ line, message: `The default of ${path} is "${found}", but should be ${meant}.` }];
}

/** The default as written in the table; undefined if the key has none, or one that depends on its object or on other keys. */
function defaultOf({ values }: SchemaKey): string | undefined {
  const defaults = values.map((value) => {
    const { success, data } = value.safeParse(undefined);
    return success ? printed(data) : REQUIRED;
  });
  return new Set(defaults).size === 1 ? defaults[0] : undefined;
}

/** A value as authors write it; undefined for an object whose keys have defaults of their own. */
function printed(value: unknown): string | undefined {
  if (Array.isArray(value)) return `[${value.map(printed).join(', ')}]`;
  if (typeof value === 'string') return `'${value}'`;
  if (typeof value !== 'object') return value === undefined ? undefined : String(value);
  return value === null || Object.keys(value).length > 0 ? undefined : '{}';
}

/** The keys of each type, by the path of its objects; without those that all types have. */
type TypedKeys = Map<string, Map<string, string[]>>;

function typesOf(keys: SchemaKey[]): TypedKeys {
  const owners = Map.groupBy(keys, ({ path }) => path.split('.').slice(0, -1).join('.'));
  const found: TypedKeys = new Map();
  for (const [owner, own] of owners) {
    const types = new Set(own.flatMap((key) => key.types));
    types.delete(MADE_TYPE);
    if (types.size < 2) continue;
    const special = own.filter((key) => [...types].some((type) => !key.types.includes(type)));
    const keysOf = (type: string) =>
      special.filter((key) => key.types.includes(type)).map(({ path }) => lastName(path));
    found.set(owner, new Map([...types].map((type) => [type, keysOf(type)])));
  }
  return found;
}

function lastName(path: string): string {
  return path.split('.').at(-1) ?? path;
}

function wrongTypes(expected: TypedKeys, written: WrittenType[]): Problem[] {
  const missing = [...expected].flatMap(([path, types]) =>
    [...types].flatMap(([type, keys]): Problem[] => {
      const rows = written.filter((row) => row.path === path && row.type === type);
      if (rows.length === 0) return [{ message: `No table has the type ${type} of ${path}.` }];
      return rows.flatMap(({ line, keys: listed }) => [
        ...keys
          .filter((key) => !listed.includes(key))
          .map((key) => ({ line, message: `The type ${type} also has the key ${key}.` })),
        ...listed
          .filter((key) => !keys.includes(key))
          .map((key) => ({ line, message: `The type ${type} has no key ${key} of its own.` })),
      ]);
    }),
  );
  const unknown = written
    .filter(({ path, type }) => !expected.get(path)?.has(type))
    .map(({ path, type, line }) => ({ line, message: `There is no type ${type} of ${path}.` }));
  return [...missing, ...unknown];
}
