import {
  formatPath,
  nearestBranch,
  type Path,
  type SchemaProblem,
  schemaProblems,
  valueAt,
} from 'folia-problems';
import type { z } from 'zod';

/** Result of parsing a value that may have mistakes. */
export type ReadResult<T> = {
  /** The valid part, with defaults in place of invalid values; undefined if something required is missing. */
  data?: T;
  problems: SchemaProblem[];
  /** Paths of the values that were omitted. A misspelled key counts as the key that was probably meant. */
  lost: Path[];
};

/** Each round removes at least one key or entry. */
const MAX_ROUNDS = 50;

/** Parses a value with a schema, so that its valid parts can be used despite mistakes in others. */
export function readValue<T>(schema: z.ZodType<T>, value: unknown): ReadResult<T> {
  const { success, data, error } = schema.safeParse(value);
  if (success) return { data, problems: [], lost: [] };
  const problems = schemaProblems(schema, value, error.issues);
  const corrected = problems.reduce(correctSpelling, value);
  const lost = schemaProblems(schema, corrected, schema.safeParse(corrected).error?.issues ?? []);
  return { data: parseValidPart(schema, corrected), problems, lost: lost.map(({ path }) => path) };
}

/** Corrects a misspelled key, unless the key that was probably meant has a value already. */
function correctSpelling(value: unknown, { path, meant }: SchemaProblem): unknown {
  if (meant === undefined) return value;
  const parent = path.slice(0, -1);
  const found = valueAt(value, path);
  if (found === undefined || valueAt(value, [...parent, meant]) !== undefined) return value;
  return withValue(without(value, path), [...parent, meant], found);
}

function parseValidPart<T>(schema: z.ZodType<T>, value: unknown): T | undefined {
  let current = value;
  for (let round = 0; round < MAX_ROUNDS; round += 1) {
    const result = schema.safeParse(current);
    if (result.success) return result.data;
    const found = result.error.issues
      .flatMap((issue) => findInvalidPaths(issue))
      .map((path) => findExistingPath(current, path));
    // A list entry with several mistakes is removed once.
    const paths = [...new Map(found.map((path) => [formatPath(path), path])).values()].toSorted(
      compareLastFirst,
    );
    if (paths.some((path) => path.length === 0)) return undefined;
    current = paths.reduce(without, current);
  }
  return undefined;
}

type Issue = z.core.$ZodIssue;

function findInvalidPaths(issue: Issue): Path[] {
  if (issue.code === 'unrecognized_keys') return issue.keys.map((key) => [...issue.path, key]);
  const branch = issue.code === 'invalid_union' ? nearestBranch(issue) : undefined;
  if (!branch) return [issue.path];
  return branch.flatMap((inner) =>
    findInvalidPaths({ ...inner, path: [...issue.path, ...inner.path] }),
  );
}

/** If a key is missing, the object that lacks it is invalid. */
function findExistingPath(value: unknown, path: Path): Path {
  return path.length > 0 && valueAt(value, path) === undefined
    ? findExistingPath(value, path.slice(0, -1))
    : path;
}

/** Sorts later list entries first: removing them does not shift the indexes of earlier ones. */
function compareLastFirst(a: Path, b: Path): number {
  const index = a.findIndex((key, at) => key !== b[at]);
  const [keyOfA, keyOfB] = [a[index], b[index]];
  return typeof keyOfA === 'number' && typeof keyOfB === 'number'
    ? keyOfB - keyOfA
    : b.length - a.length;
}

function without(value: unknown, path: Path): unknown {
  const [key, ...rest] = path;
  if (key === undefined || typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) {
    return rest.length === 0
      ? value.toSpliced(Number(key), 1)
      : value.map((entry: unknown, index) => (index === key ? without(entry, rest) : entry));
  }
  const entries = Object.entries(value);
  return Object.fromEntries(
    rest.length === 0
      ? entries.filter(([name]) => name !== key)
      : entries.map(([name, inner]) => [name, name === key ? without(inner, rest) : inner]),
  );
}

/** Returns a copy of a value with another one at a path. */
export function withValue(value: unknown, path: Path, added: unknown): unknown {
  const [key, ...rest] = path;
  if (key === undefined) return added;
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) {
    return value.map((entry: unknown, index) =>
      index === key ? withValue(entry, rest, added) : entry,
    );
  }
  return { ...value, [key]: withValue(valueAt(value, [key]), rest, added) };
}
