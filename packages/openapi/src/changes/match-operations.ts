import type { Operation } from '../model.ts';

export type MatchedOperations = {
  matched: { before: Operation; after: Operation }[];
  removed: Operation[];
  added: Operation[];
};

/**
 * Finds which operations are the same: by method and path, else by method and the path without the
 * names of its parameters, else by id.
 */
export function matchOperations(before: Operation[], after: Operation[]): MatchedOperations {
  const formerOf = new Map<Operation, Operation>();
  const left = new Set(before);
  const keys: ((operation: Operation) => string)[] = [
    ({ method, path }) => `${method} ${path}`,
    ({ method, path }) => `${method} ${withoutNames(path)}`,
    ({ id }) => id,
  ];
  for (const keyOf of keys) {
    const byKey = new Map([...left].map((operation) => [keyOf(operation), operation]));
    for (const operation of after) {
      if (formerOf.has(operation)) continue;
      const former = byKey.get(keyOf(operation));
      if (!former || !left.has(former)) continue;
      formerOf.set(operation, former);
      left.delete(former);
    }
  }
  return {
    matched: [...formerOf].map(([operation, former]) => ({ before: former, after: operation })),
    removed: [...left],
    added: after.filter((operation) => !formerOf.has(operation)),
  };
}

/** Clients fill in the parameters of a path, so their names have no meaning. */
export function withoutNames(path: string): string {
  return path.replace(/\{[^{}]*\}/g, '{}');
}

/** The names of the parameters in a path, in order. */
export function namesInPath(path: string): string[] {
  return [...path.matchAll(/\{([^{}]*)\}/g)].map(([, name = '']) => name);
}
