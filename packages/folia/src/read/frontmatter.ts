import type { Fact, Problem } from 'folia-problems';
import { type SchemaProblem, schemaProblems } from 'folia-problems';
import { type Document, LineCounter, parseDocument } from 'yaml';
import type { z } from 'zod';
import { keyLine } from './config/key-line.ts';
import { readValue } from './config/read-value.ts';

/** A text file of the site: its path from the site's folder, with forward slashes, and its text. */
export type SourceFile = { path: string; text: string };

export type Parsed<T> = {
  /** What is right; what is wrong has its default. */
  data: T;
  /** Keys that the schema does not know, which expressions in MDX can read. */
  others: Record<string, unknown>;
  /** What is wrong, and a warning for each unknown key. */
  problems: Problem[];
  body: string;
};

type Options<T> = {
  /** Changes what is written before the schema reads it. */
  complete?: (written: unknown) => unknown;
  /** Reads what is written where the schema requires something that is missing. It must accept empty frontmatter. */
  fallback?: z.ZodType<T>;
  /** What is unknown about the site where the value of a key is wrong. */
  unknownWithout?: Record<string, Fact[]>;
};

const FENCE = /^---[ \t]*\r?\n(?:([\s\S]*?)\r?\n)?---[ \t]*(?:\r?\n|$)/;

/**
 * Reads the YAML frontmatter of a file by a schema. The body comes back with the frontmatter's lines blanked, so that
 * line numbers in later messages stay true.
 */
export function parseFrontmatter<T>(
  file: SourceFile,
  schema: z.ZodType<T>,
  { complete, fallback = schema, unknownWithout = {} }: Options<T> = {},
): Parsed<T> {
  const text = file.text.replace(/^\uFEFF/, '');
  const match = FENCE.exec(text);
  const yaml = match?.[1] ?? '';
  const head = match?.[0] ?? '';
  const body = head.replace(/[^\n]/g, '') + text.slice(head.length);
  const unknown = (keys: string[]): Fact[] => [
    `frontmatter/${file.path}`,
    ...keys.flatMap((key) => unknownWithout[key] ?? []),
  ];
  const dataOf = (written: unknown): T => {
    const completed = splitKeys(schema, complete ? complete(written) : written).known;
    return readValue(schema, completed).data ?? rightPart(fallback, completed);
  };
  const lines = new LineCounter();
  const document = parseDocument(yaml, { lineCounter: lines });
  const value = document.errors.length > 0 ? undefined : plainValue(document);
  if (value === undefined || value instanceof Error) {
    const { readable, unreadable } = readKeys(yaml);
    const leavesUnknown = unknown(unreadable);
    const found = value
      ? [{ line: 1, ...notYaml(value.message) }]
      : document.errors.map((error) => ({
          line: lines.linePos(error.pos[0]).line + 1,
          column: lines.linePos(error.pos[0]).col,
          ...notYaml(error.message),
        }));
    const problems = found.map((problem) => ({ ...problem, file: file.path, leavesUnknown }));
    return { data: dataOf(readable), others: {}, problems, body };
  }
  const { known, others } = splitKeys(schema, value);
  const isOther = ({ path: [key, ...inner] }: SchemaProblem) =>
    inner.length === 0 && Object.hasOwn(others, String(key));
  const found = schemaProblems(schema, value, schema.safeParse(value).error?.issues ?? []);
  const wrong = found.filter((problem) => !isOther(problem));
  const leavesUnknown = unknown(wrong.map(({ path: [key] }) => String(key)));
  return {
    data: dataOf(known),
    others,
    problems: found.map((problem): Problem => {
      const { path, meant: _, ...said } = problem;
      const consequences: Partial<Problem> = isOther(problem)
        ? { severity: 'warning', dependsOn: ['config/docs/frontmatter'] }
        : { severity: 'error', leavesUnknown };
      return {
        ...said,
        ...consequences,
        message: `Frontmatter: ${said.message}`,
        file: file.path,
        line: keyLine(yaml, path) + 1,
      };
    }),
    body,
  };
}

function rightPart<T>(schema: z.ZodType<T>, value: unknown): T {
  return readValue(schema, value).data ?? schema.parse({});
}

/** Of YAML that cannot be read as a whole, the keys whose own lines can be read, and the names of the others. */
function readKeys(yaml: string): { readable: Record<string, unknown>; unreadable: string[] } {
  const readable: Record<string, unknown> = {};
  const unreadable: string[] = [];
  for (const [lines, key = ''] of yaml.matchAll(/^(\w+)[ \t]*:.*(?:\n(?!\w+[ \t]*:).*)*/gm)) {
    const document = parseDocument(lines);
    const value = document.errors.length > 0 ? undefined : plainValue(document);
    if (typeof value === 'object' && value !== null && !(value instanceof Error)) {
      Object.assign(readable, value);
    } else unreadable.push(key);
  }
  return { readable, unreadable };
}

/** The keys of a value that a schema knows, and the others, which other tools may read. */
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

/** The frontmatter of a file as it is written, or an error where it is no YAML. */
export function writtenFrontmatter({ text }: SourceFile): unknown {
  const document = parseDocument(FENCE.exec(text.replace(/^\uFEFF/, ''))?.[1] ?? '');
  return document.errors[0] ?? plainValue(document);
}

function notYaml(message: string): { message: string; hint: string } {
  return {
    message: `The frontmatter is not valid YAML: ${yamlReason(message)}.`,
    hint: yamlAdvice(message),
  };
}

function yamlAdvice(message: string): string {
  if (message.startsWith('Map keys must be unique')) return 'Keep only one of the two.';
  if (message.startsWith('Tabs are not allowed')) return 'Indent with spaces.';
  return 'Values with a colon, a hash, an asterisk or quotes need quotes around them.';
}

/** What a YAML parser says, without the place, which counts from the frontmatter's own start. */
export function yamlReason(message: string): string {
  const [first = message] = message.split('\n');
  return first
    .replace(/ at line \d+, column \d+:?$/, '')
    .replace(/\.$/, '')
    .replace(/^Missing closing (["'])quote$/, 'Missing closing $1');
}

/** The value of a YAML document, or the error of an alias without an anchor, which parsing does not find. */
export function plainValue(document: Document.Parsed): unknown {
  try {
    return document.toJS() ?? {};
  } catch (error) {
    return error;
  }
}
