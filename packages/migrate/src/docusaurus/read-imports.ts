import { makeMdxReader } from 'folia/format';
import remarkMdx from 'remark-mdx';
import { parseCode, requestedModules } from '../code-syntax.ts';

/** A module that a file imports, as written, the line of its name, and whether only types are imported. */
export type SourceImport = { source: string; line: number; isType: boolean };

const mdxCode = makeMdxReader(remarkMdx);

/** What a Markdown text with imports contains. Parsing all others as MDX takes most of the time of a migration. */
const MAY_IMPORT = /^(?:import|export)\b|\b(?:require|import)\s*\(/m;

/** The imports of texts that were read before, since several steps ask for them. */
const known = new Map<string, SourceImport[]>();
const LIMIT = 20_000;

/** The imports of a file of code, or of Markdown, which Docusaurus reads as MDX. */
export function readImports(path: string, text: string): SourceImport[] {
  const isMarkdown = /\.mdx?$/.test(path);
  if (isMarkdown && !MAY_IMPORT.test(text)) return [];
  const key = `${isMarkdown} ${text}`;
  const found = known.get(key) ?? parseImports(isMarkdown, text);
  if (known.size < LIMIT) known.set(key, found);
  return found;
}

function parseImports(isMarkdown: boolean, text: string): SourceImport[] {
  const pieces = isMarkdown ? mdxCode(text) : [{ code: text, line: 1 }];
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
