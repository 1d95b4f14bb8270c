import { makeMdxReader } from 'folia/format';
import remarkMdx from 'remark-mdx';
import { parseCode, requestedModules } from '../code-syntax.ts';

/** A module that a file imports, as written, and the line of its name. */
export type SourceImport = {
  source: string;
  line: number;
  /** Whether only types are imported. */
  isType: boolean;
  isRequired: boolean;
};

const mdxCode = makeMdxReader(remarkMdx);

/** What Markdown with imports contains. Parsing all other Markdown as MDX would take most of the time of a migration. */
const MAY_IMPORT = /^(?:import|export)\b|\b(?:require|import)\s*\(/m;

/** The imports of texts that were read before, since several steps ask for them. */
const known = new Map<string, SourceImport[]>();
/** Number of texts whose imports are remembered. */
const MAX_KNOWN = 20_000;

/** The imports of a file of code, or of Markdown, which Docusaurus reads as MDX. */
export function readImports(path: string, text: string): SourceImport[] {
  const isMarkdown = /\.mdx?$/.test(path);
  if (isMarkdown && !MAY_IMPORT.test(text)) return [];
  const key = `${isMarkdown} ${text}`;
  const found = known.get(key) ?? parseImports(isMarkdown, text);
  if (known.size < MAX_KNOWN) known.set(key, found);
  return found;
}

function parseImports(isMarkdown: boolean, text: string): SourceImport[] {
  return piecesOf(isMarkdown, text)
    .flatMap(({ code, line }) =>
      requestedModules(parseCode(code)).map(({ source, start, isType, isRequired }) => ({
        source,
        isType,
        isRequired,
        line: line + code.slice(0, start).split('\n').length - 1,
      })),
    )
    .toSorted((a, b) => a.line - b.line);
}

/** The code of a file: all of it, or the pieces in Markdown with their first lines. */
export function codeOf(path: string, text: string): { code: string; line: number }[] {
  return piecesOf(/\.mdx?$/.test(path), text);
}

function piecesOf(isMarkdown: boolean, text: string): { code: string; line: number }[] {
  return isMarkdown ? mdxCode(text) : [{ code: text, line: 1 }];
}
