import { schemaProblems } from 'folia-problems';
import type { z } from 'zod';
import { missingPackageName } from './missing-package.ts';

type Path = readonly PropertyKey[];

/**
 * A rejected part of a value, and why; without a reason, it is a key that the schema does not have.
 */
export type Dropped = { path: Path; reason?: string };

/**
 * Removes all parts of a value that a schema rejects, and lists them. If the schema also rejects a
 * value without the part, the parent is removed, too.
 *
 * @returns `undefined` as the value if nothing is left
 */
export function prune(schema: z.ZodType, value: unknown): { value: unknown; dropped: Dropped[] } {
  const plain = plainParts(value, []);
  let fitted = plain.value;
  const dropped = [...plain.dropped];
  const removed: RemovedEntries = new Map();
  for (const part of dropped) noteRemoval(part.path, removed);
  while (fitted !== undefined) {
    const result = schema.safeParse(fitted);
    if (result.success) break;
    const [problem] = schemaProblems(schema, fitted, result.error.issues);
    if (!problem) return { value: undefined, dropped };
    const fittedPath = existingPath(fitted, problem.path);
    const path = originalPath(fittedPath, removed);
    const reason = problem.message.endsWith(': unknown key.')
      ? undefined
      : [withoutPath(problem.message), problem.hint].join(' ').trim();
    dropped.push({ path, reason });
    noteRemoval(path, removed);
    fitted = without(fitted, fittedPath);
  }
  return { value: fitted, dropped };
}

/** Indexes of the entries that arrays have lost, in order, by the path of the array in the original value. */
type RemovedEntries = Map<string, number[]>;

const arrayKey = (path: Path) => JSON.stringify(path.map(String));

function noteRemoval(path: Path, removed: RemovedEntries): void {
  const index = path.at(-1);
  if (typeof index !== 'number') return;
  const key = arrayKey(path.slice(0, -1));
  removed.set(
    key,
    [...(removed.get(key) ?? []), index].toSorted((a, b) => a - b),
  );
}

/** Returns the path of a part in the original value, before arrays lost entries. */
function originalPath(path: Path, removed: RemovedEntries): Path {
  const original: PropertyKey[] = [];
  for (const key of path) {
    const lost = removed.get(arrayKey(original)) ?? [];
    const shift = (index: number) =>
      lost.reduce((shifted, gone) => (gone <= shifted ? shifted + 1 : shifted), index);
    original.push(typeof key === 'number' ? shift(key) : key);
  }
  return original;
}

/** Keeps only data: functions and stand-ins of packages cannot be part of a config file. */
function plainParts(value: unknown, path: Path): { value: unknown; dropped: Dropped[] } {
  const missing = missingPackageName(value);
  if (missing !== undefined) {
    return {
      value: undefined,
      dropped: [{ path, reason: `It comes from the package "${missing}".` }],
    };
  }
  if (typeof value === 'function' || value instanceof RegExp) {
    const kind = typeof value === 'function' ? 'a function' : 'a regular expression';
    return { value: undefined, dropped: [{ path, reason: `It is ${kind}, not data.` }] };
  }
  if (value instanceof Date) return { value: value.toISOString(), dropped: [] };
  if (Array.isArray(value)) {
    const parts = value.map((inner, index) => plainParts(inner, [...path, index]));
    return {
      value: parts.map((part) => part.value).filter((inner) => inner !== undefined),
      dropped: parts.flatMap((part) => part.dropped),
    };
  }
  if (typeof value !== 'object' || value === null) return { value, dropped: [] };
  const parts = Object.entries(value).map(
    ([key, inner]) => [key, plainParts(inner, [...path, key])] as const,
  );
  return {
    value: Object.fromEntries(
      parts.map(([key, part]) => [key, part.value]).filter(([, inner]) => inner !== undefined),
    ),
    dropped: parts.flatMap(([, part]) => part.dropped),
  };
}

/** The part of a path that exists in a value. A missing key is a problem of its parent. */
function existingPath(value: unknown, path: Path): Path {
  const [key, ...rest] = path;
  if (key === undefined || typeof value !== 'object' || value === null) return [];
  const inner: unknown = Reflect.get(value, key);
  return inner === undefined ? [] : [key, ...existingPath(inner, rest)];
}

/** A copy of a value without the part at a path. */
function without(value: unknown, path: Path): unknown {
  const [key, ...rest] = path;
  if (key === undefined) return undefined;
  if (Array.isArray(value)) {
    const changed = value.map((inner, index) => (index === key ? without(inner, rest) : inner));
    return changed.filter((inner) => inner !== undefined);
  }
  const entries = Object.entries(value ?? {}).map(
    ([name, inner]) => [name, name === key ? without(inner, rest) : inner] as const,
  );
  return Object.fromEntries(entries.filter(([, inner]) => inner !== undefined));
}

function withoutPath(message: string): string {
  return message.replace(/^.*?: (found|missing)/, (_whole, word: string) =>
    word === 'found' ? 'Found' : 'Something is missing',
  );
}
