import type { Problem } from 'folia-problems';
import { z } from 'zod';
import type { MaintainerDocument } from './check-document.ts';

const names = z.record(z.string(), z.string()).default({});

/** The parts of a `package.json` that name libraries. */
export const manifestSchema = z.object({
  dependencies: names,
  devDependencies: names,
  peerDependencies: names,
});

export type Manifest = z.infer<typeof manifestSchema>;

/** The first cell of a table row. */
const FIRST_CELL = /^\| ([^|]+) \|/;

/**
 * Compares the table of libraries with those that the packages of the repository declare.
 * Types and the repository's own packages need no reason.
 */
export function checkDependencies(
  { path, text }: MaintainerDocument,
  manifests: readonly Manifest[],
): Problem[] {
  const declared = new Set(
    manifests
      .flatMap((manifest) => Object.values(manifest).flatMap(Object.keys))
      .filter((name) => !/^(?:@types\/|folia)/.test(name)),
  );
  const listed = text.split('\n').flatMap((row, index) => {
    const cell = FIRST_CELL.exec(row)?.[1] ?? '';
    return [...cell.matchAll(/`([^`]+)`/g)].map(([, name = '']) => ({ name, line: index + 1 }));
  });
  const missing = [...declared].filter((name) => !listed.some((entry) => entry.name === name));
  return [
    ...missing.map((name) => ({ file: path, message: `The library ${name} has no entry.` })),
    ...listed
      .filter(({ name }) => !declared.has(name))
      .map(({ name, line }) => ({ file: path, line, message: `No package depends on ${name}.` })),
  ];
}
