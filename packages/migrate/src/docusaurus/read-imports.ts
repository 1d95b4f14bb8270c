import { mdxCode } from 'folia/format';
import { parseCode, requestedModules } from '../code-syntax.ts';

/** A module that a file imports, as written, and the line of its name. */
export type SourceImport = { source: string; line: number };

/** The imports of a file of code, or of Markdown, which Docusaurus reads as MDX. */
export function readImports(path: string, text: string): SourceImport[] {
  const pieces = /\.mdx?$/.test(path) ? mdxCode(text) : [{ code: text, line: 1 }];
  return pieces
    .flatMap(({ code, line }) =>
      requestedModules(parseCode(code)).map(({ source, start }) => ({
        source,
        line: line + code.slice(0, start).split('\n').length - 1,
      })),
    )
    .toSorted((a, b) => a.line - b.line);
}
