import { lineAt } from './key-line.ts';
import { moduleSyntax } from './module-syntax.ts';

/**
 * The line (1-based) of a source text on which a value is first written in quotes, or undefined where it is not. In a
 * module that is a string; in other texts anything in quotes, even in a comment.
 */
export function quotedLine(source: string, value: string): number | undefined {
  const syntax = moduleSyntax(source);
  if (syntax) {
    const found = syntax.quoted.find(({ text }) => text === value);
    return found && lineAt(source, found.start);
  }
  const lines = source.split('\n');
  const index = lines.findIndex((line) =>
    ["'", '"', '`'].some((quote) => line.includes(quote + value + quote)),
  );
  return index === -1 ? undefined : index + 1;
}
