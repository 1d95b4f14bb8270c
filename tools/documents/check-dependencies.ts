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

/** The libraries of a package, by the name of its folder. */
export type Package = { name: string; manifest: z.infer<typeof manifestSchema> };

/** The cells of a table row. */
const ROW = /^\| ([^|]+) \|(?: ([^|]+) \|)?.* \|$/;

/** A library of the table, with the packages that the column "Used by" names; without that column, none. */
type Entry = { library: string; usedBy: string[]; line: number };

/**
 * Compares the table of libraries with the libraries that packages of the repository declare, and its column "Used by"
 * with the packages that need a library at run time. Types and the repository's own packages need no reason.
 */
export function checkDependencies(
  { path, text }: MaintainerDocument,
  packages: readonly Package[],
): Problem[] {
  const declared = new Set(
    packages
      .flatMap(({ manifest }) => Object.values(manifest).flatMap(Object.keys))
      .filter((name) => !/^(?:@types\/|folia)/.test(name)),
  );
  const entries = text.split('\n').flatMap((row, index) => readRow(row, index + 1));
  const missing = [...declared].filter((name) => !entries.some(({ library }) => library === name));
  return [
    ...missing.map((name) => ({ file: path, message: `The library ${name} has no entry.` })),
    ...entries.flatMap(({ library, usedBy, line }) => {
      const message = declared.has(library)
        ? explainUsers(library, usedBy, packages)
        : `No package depends on ${library}.`;
      return message === undefined ? [] : [{ file: path, line, message }];
    }),
  ];
}

function readRow(row: string, line: number): Entry[] {
  const [, libraries = '', users] = ROW.exec(row) ?? [];
  const usedBy = users === undefined ? [] : users.split(', ');
  return [...libraries.matchAll(/`([^`]+)`/g)].map(([, library = '']) => ({
    library,
    usedBy,
    line,
  }));
}

function explainUsers(
  library: string,
  usedBy: string[],
  packages: readonly Package[],
): string | undefined {
  const actual = packages
    .filter(({ manifest: { dependencies, peerDependencies } }) => {
      return library in dependencies || library in peerDependencies;
    })
    .map(({ name }) => name)
    .sort();
  if (actual.join() === usedBy.toSorted().join()) return undefined;
  return `At run time, ${library} is used by ${actual.join(', ') || 'no package'}.`;
}
