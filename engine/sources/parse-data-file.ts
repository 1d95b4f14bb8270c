import { parseDocument } from 'yaml';
import type { z } from 'zod';
import { keyLine } from '../config/key-line.ts';
import { schemaProblems } from '../config/schema-problems.ts';
import { plainValue, type SourceFile, yamlReason } from '../content/frontmatter.ts';
import type { Problem } from '../problem.ts';

/** Reads a JSON or YAML file by a schema; what is wrong comes back with its lines. */
export function parseDataFile<T>(
  file: SourceFile,
  schema: z.ZodType<T>,
): { data: T } | { problems: Problem[] } {
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
  const result = schema.safeParse(value);
  if (result.success) return { data: result.data };
  return {
    problems: schemaProblems(schema, value, result.error.issues).map(({ path, ...problem }) => ({
      ...problem,
      file: file.path,
      line: keyLine(file.text, path),
    })),
  };
}
