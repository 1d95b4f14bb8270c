import { exportedOffset } from './exported-value.ts';
import { lineAt } from './key-line.ts';
import { moduleSyntax } from './module-syntax.ts';

/**
 * Returns the first line (1-based) on which a value is in quotes; undefined if there is none. In a module, it must be a
 * string literal; elsewhere, it can also be in a comment.
 * @param path a part of the module's default export: a value in it or after it is preferred
 */
export function quotedLine(
  source: string,
  value: string,
  path: readonly PropertyKey[] = [],
): number | undefined {
  const syntax = moduleSyntax(source);
  if (!syntax) return quotedTextLine(source, value);
  const all = syntax.quoted.filter(({ text }) => text === value);
  const start = path.length === 0 ? 0 : exportedOffset(syntax, path);
  const found = all.find((literal) => literal.start >= start) ?? all[0];
  return found && lineAt(source, found.start);
}

/** The first line (1-based) with a value in quotes, even in a comment; undefined if there is none. It parses nothing. */
export function quotedTextLine(source: string, value: string): number | undefined {
  const lines = source.split('\n');
  const index = lines.findIndex((line) =>
    ["'", '"', '`'].some((quote) => line.includes(quote + value + quote)),
  );
  return index === -1 ? undefined : index + 1;
}
