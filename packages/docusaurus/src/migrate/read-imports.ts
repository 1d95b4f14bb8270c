import { mapProse } from 'folia/format';

/** A module that a file imports, as written, and the line on which its name stands. */
export type SourceImport = { source: string; line: number };

const STATEMENT =
  /(?:^|[;\n])[ \t]*(?:import|export)\b(?:\s+(?:type\s+)?[\w$*{}\s,]+?\s*from)?\s*(['"])(?<source>[^'"\n]+)\1/g;
const CALL = /(?<![\w$.])(?:require|import)\(\s*(['"])(?<source>[^'"\n]+)\1\s*\)/g;

/** What a file imports. Fenced code of Markdown imports nothing. */
export function readImports(path: string, text: string): SourceImport[] {
  const isMarkdown = /\.mdx?$/.test(path);
  const code = isMarkdown ? withoutCode(text) : text;
  return [...code.matchAll(STATEMENT), ...code.matchAll(CALL)]
    .map((match) => ({
      source: match.groups?.['source'] ?? '',
      line: code.slice(0, match.index + match[0].length).split('\n').length,
    }))
    .toSorted((a, b) => a.line - b.line);
}

/** The text with its code blanked: fences line by line, and code within a line. Lines stay where they are. */
export function withoutCode(text: string): string {
  return mapProse(text, 'mdx', (line) => PROSE + line.replace(/(`+)(?!`).*?[^`]\1(?!`)/g, ''))
    .split('\n')
    .map((line) => (line.startsWith(PROSE) ? line.slice(PROSE.length) : ''))
    .join('\n');
}

/** Stands in front of lines of prose while they are told from fences. */
const PROSE = '\0';
