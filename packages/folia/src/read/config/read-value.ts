import {
  formatPath,
  nearestBranch,
  type Path,
  type SchemaProblem,
  schemaProblems,
  valueAt,
} from 'folia-problems';
import type { z } from 'zod';

/** A value read by a schema, as far as it can be used. */
export type ReadValue<T> = {
  /** Without what is wrong, which has its default; undefined where something required is missing. */
  data?: T;
  problems: SchemaProblem[];
  /** Where something was left out. A misspelled key counts as the one that was probably meant. */
  lost: Path[];
};

/** Each round leaves out at least one key or entry. */
const MOST_ROUNDS = 50;

/** Reads a value by a schema: what is right can be used although something else in it is wrong. */
export function readValue<T>(schema: z.ZodType<T>, value: unknown): ReadValue<T> {
  const { success, data, error } = schema.safeParse(value);
  if (success) return { data, problems: [], lost: [] };
  const problems = schemaProblems(schema, value, error.issues);
  const spelled = problems.reduce(correctSpelling, value);
  const lost = schemaProblems(schema, spelled, schema.safeParse(spelled).error?.issues ?? []);
  return { data: rightPart(schema, spelled), problems, lost: lost.map(({ path }) => path) };
}

/** The value with a misspelled key written as it was probably meant, unless that key has a value already. */
function correctSpelling(value: unknown, { path, meant }: SchemaProblem): unknown {
  if (meant === undefined) return value;
  const holder = path.slice(0, -1);
  const found = valueAt(value, path);
  if (found === undefined || valueAt(value, [...holder, meant]) !== undefined) return value;
  return withValue(without(value, path), [...holder, meant], found);
}

function rightPart<T>(schema: z.ZodType<T>, value: unknown): T | undefined {
  let current = value;
  for (let round = 0; round < MOST_ROUNDS; round += 1) {
    const result = schema.safeParse(current);
    if (result.success) return result.data;
    const found = result.error.issues
      .flatMap((issue) => wrongPaths(issue))
      .map((path) => existingPath(current, path));
    // Several things may be wrong with one entry of a list, which is left out once.
    const paths = [...new Map(found.map((path) => [formatPath(path), path])).values()].toSorted(
      lastFirst,
    );
    if (paths.some((path) => path.length === 0)) return undefined;
    current = paths.reduce(without, current);
  }
  return undefined;
}

type Issue = z.core.$ZodIssue;

function wrongPaths(issue: Issue): Path[] {
  if (issue.code === 'unrecognized_keys') return issue.keys.map((key) => [...issue.path, key]);
  const branch = issue.code === 'invalid_union' ? nearestBranch(issue) : undefined;
  if (!branch) return [issue.path];
  return branch.flatMap((inner) => wrongPaths({ ...inner, path: [...issue.path, ...inner.path] }));
}

/** Where a key is missing, its holder is what is wrong. */
function existingPath(value: unknown, path: Path): Path {
  return path.length > 0 && valueAt(value, path) === undefined
    ? existingPath(value, path.slice(0, -1))
    : path;
}

/** Later entries of a list are left out first, so that the places of earlier ones stay true. */
function lastFirst(a: Path, b: Path): number {
  const index = a.findIndex((key, at) => key !== b[at]);
  const [ofA, ofB] = [a[index], b[index]];
  return typeof ofA === 'number' && typeof ofB === 'number' ? ofB - ofA : b.length - a.length;
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

function withValue(value: unknown, path: Path, added: unknown): unknown {
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
