import type { Fact, Path, Problem, SchemaProblem } from 'folia-problems';
import { parseDocument } from 'yaml';
import type { z } from 'zod';
import { keyLine } from './config/key-line.ts';
import { readValue } from './config/read-value.ts';
import { getYamlHint, getYamlReason, type SourceFile, toPlainValue } from './frontmatter.ts';
import { keepWrittenNumbers } from './written-numbers.ts';

export type DataFile<T> = {
  /** The valid part of the file; undefined if there is none. */
  data?: T;
  problems: Problem[];
};

/**
 * Parses a JSON or YAML file with a schema. Problems have lines.
 * @param unknownWithout returns the facts about the site that are unknown if the values at these paths are invalid
 */
export function parseDataFile<T>(
  file: SourceFile,
  schema: z.ZodType<T>,
  unknownWithout: (lost: Path[]) => Fact[] = () => [],
): DataFile<T> {
  // JSON is a subset of YAML (https://yaml.org/spec/1.2.2/#12-yaml-history), so one parser reads both.
  const document = parseDocument(file.text);
  const [error] = document.errors;
  const value = error ?? toPlainValue(document);
  if (value instanceof Error) {
    const line = error?.linePos?.[0].line ?? 1;
    const problem = {
      file: file.path,
      line,
      message: `${getYamlReason(value.message)}.`,
      hint: getYamlHint(value.message),
    };
    return { problems: [{ ...problem, leavesUnknown: unknownWithout([[]]) }] };
  }
  const { data, problems, lost } = readValue(schema, keepWrittenNumbers(schema, value, document));
  const unusable = findUnusableKey(value);
  const leavesUnknown = unknownWithout([...lost, ...unusable.map(({ path }) => path)]);
  return {
    data,
    problems: [...problems, ...unusable].map(({ path, meant: _, ...problem }) => ({
      ...problem,
      file: file.path,
      line: keyLine(file.text, path),
      leavesUnknown,
    })),
  };
}

/** Schemas silently drop this key, because assigning it would set the object's prototype. */
const UNUSABLE_KEY = '__proto__';

function findUnusableKey(value: unknown): SchemaProblem[] {
  if (typeof value !== 'object' || value === null || !Object.hasOwn(value, UNUSABLE_KEY)) return [];
  const message = `The key "${UNUSABLE_KEY}" cannot be used.`;
  return [{ path: [UNUSABLE_KEY], message, hint: 'Rename it.' }];
}
