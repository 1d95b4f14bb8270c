import { mapProse } from 'folia/format';

/** A module that a file imports, as written, and its line. */
export type SourceImport = { source: string; line: number };

const STATEMENT =
  /(?:^|[;\n])[ \t]*(?:import|export)\b(?:\s+(?:type\s+)?[\w$*{}\s,]+?\s*from)?\s*(['"])(?<source>[^'"\n]+)\1/g;
const CALL = /(?<![\w$.])(?:require|import)\(\s*(['"])(?<source>[^'"\n]+)\1\s*\)/g;

/** The imports of a file. Fenced code in Markdown is ignored. */
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

/** The text with its code blanked out, both fenced and inline. Line numbers do not change. */
export function withoutCode(text: string): string {
  return mapProse(text, 'mdx', (line) => PROSE + line.replace(/(`+)(?!`).*?[^`]\1(?!`)/g, ''))
    .split('\n')
    .map((line) => (line.startsWith(PROSE) ? line.slice(PROSE.length) : ''))
    .join('\n');
}

/** Marks lines of prose to distinguish them from fenced code. */
const PROSE = '\0';
