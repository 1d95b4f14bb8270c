import type { Fact, Path, Problem } from 'folia-problems';
import { parseDocument } from 'yaml';
import type { z } from 'zod';
import { keyLine } from './config/key-line.ts';
import { readValue } from './config/read-value.ts';
import { plainValue, type SourceFile, yamlReason } from './frontmatter.ts';

export type DataFile<T> = {
  /** What is right in the file; undefined where that is nothing. */
  data?: T;
  problems: Problem[];
};

/**
 * Reads a JSON or YAML file by a schema; what is wrong comes back with its lines.
 * @param unknownWithout what is unknown about the site where something at these paths is wrong
 */
export function parseDataFile<T>(
  file: SourceFile,
  schema: z.ZodType<T>,
  unknownWithout: (lost: Path[]) => Fact[] = () => [],
): DataFile<T> {
  // JSON is a subset of YAML (https://yaml.org/spec/1.2.2/#12-yaml-history), so one parser reads both.
  const document = parseDocument(file.text);
  const [error] = document.errors;
  const value = error ?? plainValue(document);
  if (value instanceof Error) {
    const line = error?.linePos?.[0].line ?? 1;
    const message = `${yamlReason(value.message)}.`;
    return { problems: [{ file: file.path, line, message, leavesUnknown: unknownWithout([[]]) }] };
  }
  const { data, problems, lost } = readValue(schema, value);
  const leavesUnknown = unknownWithout(lost);
  return {
    data,
    problems: problems.map(({ path, meant: _, ...problem }) => ({
      ...problem,
      file: file.path,
      line: keyLine(file.text, path),
      leavesUnknown,
    })),
  };
}
