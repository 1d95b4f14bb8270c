import { didYouMean, type Problem } from 'folia-problems';
import type { z } from 'zod';
import type { MaintainerDocument } from './check-document.ts';
import { readKeyTables } from './key-tables.ts';

/** Compares the tables of a reference of frontmatter with its schema: each has the keys of the other. */
export function checkFrontmatterReference(
  { path, text }: MaintainerDocument,
  schema: z.ZodObject,
): Problem[] {
  const known = Object.keys(schema.shape);
  const { keys: written } = readKeyTables(text);
  const paths = new Set(written.map((key) => key.path));
  const missing = known.filter((key) => !paths.has(key));
  const unknown = written.filter((key) => !known.includes(key.path));
  return [
    ...missing.map((key) => ({
      file: path,
      message: `No table has the key ${key} of frontmatter.`,
    })),
    ...unknown.map((key) => ({
      file: path,
      line: key.line,
      message: `Frontmatter has no key ${key.path}.`,
      hint: didYouMean(key.path, known).trimEnd() || undefined,
    })),
  ];
}
