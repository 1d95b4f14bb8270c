import { mdxCode } from 'folia/format';
import { parseCode, requestedModules } from '../code-syntax.ts';

/** A module that a file imports, as written, the line of its name, and whether only types are imported. */
export type SourceImport = { source: string; line: number; isType: boolean };

/** The imports of a file of code, or of Markdown, which Docusaurus reads as MDX. */
export function readImports(path: string, text: string): SourceImport[] {
  const pieces = /\.mdx?$/.test(path) ? mdxCode(text) : [{ code: text, line: 1 }];
  return pieces
    .flatMap(({ code, line }) =>
      requestedModules(parseCode(code)).map(({ source, start, isType }) => ({
        source,
        isType,
        line: line + code.slice(0, start).split('\n').length - 1,
      })),
    )
    .toSorted((a, b) => a.line - b.line);
}
