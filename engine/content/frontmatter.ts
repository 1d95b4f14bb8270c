import { LineCounter, parseDocument } from 'yaml';
import type { z } from 'zod';
import { keyLine } from '../config/key-line.ts';
import { schemaProblems } from '../config/schema-problems.ts';
import type { Problem } from '../problem.ts';

/** A text file of the site: its path from the site's folder, with forward slashes, and its text. */
export type SourceFile = { path: string; text: string };

export type Parsed<T> = { ok: true; data: T; body: string } | { ok: false; problems: Problem[] };

const FENCE = /^---[ \t]*\r?\n(?:([\s\S]*?)\r?\n)?---[ \t]*(?:\r?\n|$)/;

/**
 * Reads the YAML frontmatter of a file by a schema. The body comes back with the frontmatter's lines blanked, so that
 * line numbers in later messages stay true.
 */
export function parseFrontmatter<T>(file: SourceFile, schema: z.ZodType<T>): Parsed<T> {
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
        message: `The frontmatter is not valid YAML: ${firstLine(error.message)}`,
        hint: 'Values with a colon, a hash or quotes need quotes around them.',
      })),
    };
  }
  const value: unknown = document.toJS() ?? {};
  const result = schema.safeParse(value);
  if (!result.success) {
    const problems = schemaProblems(schema, value, result.error.issues);
    return {
      ok: false,
      problems: problems.map(({ path, ...problem }) => ({
        ...problem,
        message: `Frontmatter: ${problem.message}`,
        file: file.path,
        line: keyLine(yaml, path) + 1,
      })),
    };
  }
  const head = match?.[0] ?? '';
  return {
    ok: true,
    data: result.data,
    body: head.replace(/[^\n]/g, '') + text.slice(head.length),
  };
}

function firstLine(text: string): string {
  return text.split('\n')[0] ?? text;
}
