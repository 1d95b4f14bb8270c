import type { Fact, Problem } from 'folia-problems';
import { type SchemaProblem, schemaProblems, valueAt } from 'folia-problems';
import { type Document, LineCounter, parseDocument } from 'yaml';
import type { z } from 'zod';
import { keyLine } from './config/key-line.ts';
import { readValue } from './config/read-value.ts';
import { findMistakenFence } from './mistaken-fence.ts';
import { plainFrontmatter } from './plain-frontmatter.ts';
import { keepWrittenNumbers } from './written-numbers.ts';

/** A text file of the site: its path relative to the site's folder, with forward slashes, and its text. */
export type SourceFile = { path: string; text: string };

/** The frontmatter of a file: the YAML between the lines that enclose it. */
export type WrittenFrontmatter = { path: string; yaml: string };

export type ParsedFrontmatter<T> = {
  /** The valid fields, with defaults in place of invalid ones. */
  data: T;
  /** Fields that the schema does not know; available to expressions in MDX. */
  otherFields: Record<string, unknown>;
  /** Errors for invalid fields, and a warning for each unknown field. */
  problems: Problem[];
  body: string;
  written: WrittenFrontmatter;
};

type Options<T> = {
  /** Transforms the raw frontmatter, given the body, before it is parsed with the schema. */
  transform?: (raw: unknown, body: string) => unknown;
  /** Used if a field that the schema requires is missing. It must accept empty frontmatter. */
  fallback?: z.ZodType<T>;
  /** Facts about the site that are unknown if the value of a field is invalid, by field. */
  unknownWithout?: Record<string, Fact[]>;
};

const FENCE = /^---[ \t]*\r?\n(?:([\s\S]*?)\r?\n)?---[ \t]*(?:\r?\n|$)/;
const FENCE_OR_DOTS = /^---[ \t]*\r?\n(?:([\s\S]*?)\r?\n)?(?:---|\.{3})[ \t]*(?:\r?\n|$)/;

/**
 * Parses the YAML frontmatter of a file with a schema. In the returned body, blank lines replace the frontmatter, so that
 * line numbers in later messages are correct.
 */
export function parseFrontmatter<T>(
  file: SourceFile,
  schema: z.ZodType<T>,
  { transform, fallback = schema, unknownWithout = {} }: Options<T> = {},
): ParsedFrontmatter<T> {
  const text = file.text.replace(/^\uFEFF/, '');
  const { head, yaml, body: rest } = splitFrontmatter(text);
  const body = head.replace(/[^\n]/g, '') + rest;
  const written: WrittenFrontmatter = { path: file.path, yaml };
  const unknown = (keys: string[]): Fact[] => [
    `frontmatter/${file.path}`,
    ...keys.flatMap((key) => unknownWithout[key] ?? []),
  ];
  const readData = (raw: unknown): T => {
    const completed = splitKeys(schema, transform ? transform(raw, body) : raw).known;
    return readValue(schema, completed).data ?? parseValidPart(fallback, completed);
  };
  const fault = head === '' ? findMistakenFence(text) : undefined;
  if (fault) {
    const leavesUnknown = unknown(Object.keys(unknownWithout));
    const problem = { ...fault, file: file.path, line: 1, leavesUnknown };
    return { data: readData({}), otherFields: {}, problems: [problem], body, written };
  }
  const plain = transform ? undefined : plainFrontmatter(yaml);
  const valid = plain && schema.safeParse(plain);
  if (valid?.success) return { data: valid.data, otherFields: {}, problems: [], body, written };
  const lines = new LineCounter();
  const document = parseDocument(yaml, { lineCounter: lines });
  const value = document.errors.length > 0 ? undefined : toPlainValue(document);
  if (value === undefined || value instanceof Error) {
    const { readable, unreadable } = readKeys(yaml);
    const leavesUnknown = unknown(unreadable);
    const found = yamlProblems(value, document, lines);
    const problems = found.map((problem) => ({ ...problem, file: file.path, leavesUnknown }));
    return { data: readData(readable), otherFields: {}, problems, body, written };
  }
  const fields = keepWrittenNumbers(schema, value, document);
  const { known, others } = splitKeys(schema, fields);
  const isOther = ({ path: [key, ...inner] }: SchemaProblem) =>
    inner.length === 0 && Object.hasOwn(others, String(key));
  // A field that the transform adds is not missing: a translation gets fields of its original.
  const isCompleted = ({ path }: SchemaProblem) =>
    transform !== undefined &&
    valueAt(fields, path) === undefined &&
    valueAt(transform(fields, body), path) !== undefined;
  const found = schemaProblems(schema, fields, schema.safeParse(fields).error?.issues ?? []).filter(
    (problem) => !isCompleted(problem),
  );
  const invalid = found.filter((problem) => !isOther(problem));
  const leavesUnknown = unknown(invalid.map(({ path: [key] }) => String(key)));
  return {
    data: readData(known),
    otherFields: others,
    problems: found.map((problem): Problem => {
      const { path, meant: _, ...details } = problem;
      const consequences: Partial<Problem> = isOther(problem)
        ? { severity: 'warning', dependsOn: ['config/docs/frontmatter'] }
        : { severity: 'error', leavesUnknown };
      return {
        ...details,
        ...consequences,
        message: `Frontmatter: ${details.message}`,
        file: file.path,
        line: keyLine(yaml, path) + 1,
      };
    }),
    body,
    written,
  };
}

/** The problems of YAML that has no value: an alias without an anchor, or mistakes with their places in the file. */
function yamlProblems(failure: Error | undefined, document: Document.Parsed, lines: LineCounter) {
  if (failure) return [{ line: 1, ...describeYamlError(failure.message) }];
  return document.errors.map((error) => ({
    line: lines.linePos(error.pos[0]).line + 1,
    column: lines.linePos(error.pos[0]).col,
    ...describeYamlError(error.message),
  }));
}

function parseValidPart<T>(schema: z.ZodType<T>, value: unknown): T {
  return readValue(schema, value).data ?? schema.parse({});
}

/** Parses invalid YAML key by key: values of the keys whose lines are valid, and names of the others. */
function readKeys(yaml: string): { readable: Record<string, unknown>; unreadable: string[] } {
  const readable: Record<string, unknown> = {};
  const unreadable: string[] = [];
  for (const [lines, key = ''] of yaml.matchAll(/^(\w+)[ \t]*:.*(?:\n(?!\w+[ \t]*:).*)*/gm)) {
    const document = parseDocument(lines);
    const value = document.errors.length > 0 ? undefined : toPlainValue(document);
    if (typeof value === 'object' && value !== null && !(value instanceof Error)) {
      Object.assign(readable, value);
    } else unreadable.push(key);
  }
  return { readable, unreadable };
}

/** Splits a value into the fields that a schema knows and the others. */
function splitKeys(schema: z.ZodType, value: unknown) {
  const unknown = new Set(
    schema
      .safeParse(value)
      .error?.issues.flatMap((issue) =>
        issue.code === 'unrecognized_keys' && issue.path.length === 0 ? issue.keys : [],
      ),
  );
  if (unknown.size === 0 || typeof value !== 'object' || value === null) {
    return { known: value, others: {} };
  }
  const entries = Object.entries(value);
  return {
    known: Object.fromEntries(entries.filter(([key]) => !unknown.has(key))),
    others: Object.fromEntries(entries.filter(([key]) => unknown.has(key))),
  };
}

/**
 * Splits a page into its frontmatter, as YAML and with its enclosing lines, and the rest. Head and YAML are empty if it has none.
 *
 * @param endsWithDots whether `...`, which ends a document of YAML, ends the frontmatter too
 */
export function splitFrontmatter(
  text: string,
  { endsWithDots = false }: { endsWithDots?: boolean } = {},
): { head: string; yaml: string; body: string } {
  const [head = '', yaml = ''] = (endsWithDots ? FENCE_OR_DOTS : FENCE).exec(text) ?? [];
  return { head, yaml, body: text.slice(head.length) };
}

/** Returns the raw frontmatter of a file, or an error if it is not valid YAML. */
export function writtenFrontmatter({ text }: SourceFile): unknown {
  const document = parseDocument(splitFrontmatter(text.replace(/^\uFEFF/, '')).yaml);
  return document.errors[0] ?? toPlainValue(document);
}

function describeYamlError(message: string): { message: string; hint: string } {
  return {
    message: `The frontmatter is not valid YAML: ${getYamlReason(message)}.`,
    hint: getYamlHint(message),
  };
}

/** What to do about a mistake that a YAML parser reports. */
export function getYamlHint(message: string): string {
  if (message.startsWith('Map keys must be unique')) return 'Keep only one of the two.';
  if (message.startsWith('Tabs are not allowed')) return 'Indent with spaces.';
  const end = /must be sufficiently indented and end with a (\S)/.exec(message)?.[1];
  if (end !== undefined) return `Add the missing "${end}", or put the value in quotes.`;
  if (INDENTATION.test(message)) return CHECK_INDENTATION;
  const quotes = 'Values with a colon, a hash, an asterisk or quotes need quotes around them.';
  return message.startsWith('Nested mappings') ? `${quotes} ${CHECK_INDENTATION}` : quotes;
}

const INDENTATION = /^All (?:mapping|sequence|collection) items must start at the same column/;
const CHECK_INDENTATION = 'Check the indentation of this line and the next one.';

/** Strips the position from the message of a YAML parser: it is relative to the start of the frontmatter. */
export function getYamlReason(message: string): string {
  const [first = message] = message.split('\n');
  return first
    .replace(/ at line \d+, column \d+:?$/, '')
    .replace(/\.$/, '')
    .replace(/^Missing closing (["'])quote$/, 'Missing closing $1');
}

/** Returns the value of a YAML document, or the error of an alias without an anchor, which parsing does not report. */
export function toPlainValue(document: Document.Parsed): unknown {
  try {
    return document.toJS() ?? {};
  } catch (error) {
    return error;
  }
}
