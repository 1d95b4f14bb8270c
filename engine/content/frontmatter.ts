import { type Document, LineCounter, parseDocument } from 'yaml';
import type { z } from 'zod';
import { keyLine } from '../config/key-line.ts';
import { schemaProblems } from '../config/schema-problems.ts';
import type { Problem } from '../problem.ts';

/** A text file of the site: its path from the site's folder, with forward slashes, and its text. */
export type SourceFile = { path: string; text: string };

export type Parsed<T> =
  | {
      ok: true;
      data: T;
      /** Keys that the schema does not know, which expressions in MDX can read. */
      others: Record<string, unknown>;
      /** A warning for each of them. */
      warnings: Problem[];
      body: string;
    }
  | { ok: false; problems: Problem[] };

const FENCE = /^---[ \t]*\r?\n(?:([\s\S]*?)\r?\n)?---[ \t]*(?:\r?\n|$)/;

/**
 * Reads the YAML frontmatter of a file by a schema. The body comes back with the frontmatter's lines blanked, so that
 * line numbers in later messages stay true.
 * @param complete changes what is written, once it is found to be right, before the schema reads it
 */
export function parseFrontmatter<T>(
  file: SourceFile,
  schema: z.ZodType<T>,
  complete?: (written: unknown) => unknown,
): Parsed<T> {
  const text = file.text.replace(/^\uFEFF/, '');
  const match = FENCE.exec(text);
  const yaml = match?.[1] ?? '';
  const lines = new LineCounter();
  const document = parseDocument(yaml, { lineCounter: lines });
  if (document.errors.length > 0) {
    return {
      ok: false,
      problems: document.errors.map((error) => ({
        file: file.path,
        line: lines.linePos(error.pos[0]).line + 1,
        column: lines.linePos(error.pos[0]).col,
        ...notYaml(error.message),
      })),
    };
  }
  const value = plainValue(document);
  if (value instanceof Error) {
    return { ok: false, problems: [{ file: file.path, line: 1, ...notYaml(value.message) }] };
  }
  const { known, others } = splitKeys(schema, value);
  const placed = ({ path, ...problem }: Problem & { path: readonly PropertyKey[] }): Problem => ({
    ...problem,
    message: `Frontmatter: ${problem.message}`,
    file: file.path,
    line: keyLine(yaml, path) + 1,
  });
  const isOther = ({ path: [key, ...inner] }: { path: readonly PropertyKey[] }) =>
    inner.length === 0 && Object.hasOwn(others, String(key));
  const result = schema.safeParse(known);
  const issues = schema.safeParse(value).error?.issues ?? [];
  const problems = schemaProblems(schema, value, issues).map((problem) =>
    placed({ ...problem, severity: isOther(problem) ? 'warning' : 'error' }),
  );
  if (!result.success) return { ok: false, problems };
  const head = match?.[0] ?? '';
  return {
    ok: true,
    data: complete ? schema.parse(splitKeys(schema, complete(known)).known) : result.data,
    others,
    warnings: problems,
    body: head.replace(/[^\n]/g, '') + text.slice(head.length),
  };
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
    hint: 'Values with a colon, a hash, an asterisk or quotes need quotes around them.',
  };
}

/** What a YAML parser says, without the place, which counts from the frontmatter's own start. */
export function yamlReason(message: string): string {
  const [first = message] = message.split('\n');
  return first.replace(/ at line \d+, column \d+:?$/, '').replace(/\.$/, '');
}

/** The value of a YAML document, or the error of an alias without an anchor, which parsing does not find. */
export function plainValue(document: Document.Parsed): unknown {
  try {
    return document.toJS() ?? {};
  } catch (error) {
    return error;
  }
}
