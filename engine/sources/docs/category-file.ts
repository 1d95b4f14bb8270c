import { posix } from 'node:path';
import { parseDocument } from 'yaml';
import { z } from 'zod';
import { keyLine } from '../../config/key-line.ts';
import { schemaProblems } from '../../config/schema-problems.ts';
import { plainValue, type SourceFile, yamlReason } from '../../content/frontmatter.ts';
import type { Problem } from '../../problem.ts';

const categoryFileSchema = z.strictObject({
  label: z.string().optional(),
  position: z.number().optional(),
  className: z.string().optional(),
  collapsible: z.boolean().default(true),
  collapsed: z.boolean().default(true),
  link: z
    .strictObject({ type: z.literal('doc'), id: z.string() })
    .nullable()
    .optional(),
});

export type CategoryFile = z.output<typeof categoryFileSchema>;

export const CATEGORY_FILE = /(?:^|\/)_category_\.(?:json|ya?ml)$/;

/** The `_category_` files by their folder (from the docs folder, `` for its root), and what is wrong with them. */
export function parseCategoryFiles(
  files: SourceFile[],
  docsPath: string,
): { categories: Map<string, CategoryFile>; problems: Problem[] } {
  const categories = new Map<string, CategoryFile>();
  const problems: Problem[] = [];
  for (const file of files) {
    const parsed = parseCategoryFile(file);
    if ('problems' in parsed) problems.push(...parsed.problems);
    else categories.set(posix.relative(docsPath, posix.dirname(file.path)), parsed);
  }
  return { categories, problems };
}

function parseCategoryFile(file: SourceFile): CategoryFile | { problems: Problem[] } {
  // JSON is a subset of YAML (https://yaml.org/spec/1.2.2/#12-yaml-history), so one parser reads both.
  const document = parseDocument(file.text);
  const [error] = document.errors;
  if (error) {
    const line = error.linePos?.[0].line;
    return { problems: [{ file: file.path, line, message: `${yamlReason(error.message)}.` }] };
  }
  const value = plainValue(document);
  if (value instanceof Error) {
    return { problems: [{ file: file.path, line: 1, message: `${yamlReason(value.message)}.` }] };
  }
  const result = categoryFileSchema.safeParse(value);
  if (result.success) return result.data;
  return {
    problems: schemaProblems(categoryFileSchema, value, result.error.issues).map(
      ({ path, ...problem }) => ({
        ...problem,
        file: file.path,
        line: keyLine(file.text, path),
      }),
    ),
  };
}
