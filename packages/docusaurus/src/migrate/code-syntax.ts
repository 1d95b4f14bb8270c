import { type ESTree, parseSync, Visitor } from 'vite';

/** A module that code asks for, by the text of its name and where that is written, quotes included. */
export type RequestedModule = { source: string; start: number; end: number };

/**
 * The syntax of JavaScript or TypeScript (https://github.com/estree/estree), as the bundler reads it; what cannot be
 * read is left out.
 */
export function parseCode(code: string): ESTree.Program {
  const withJsx = parseAs('tsx', code);
  if (withJsx.errors.length === 0) return withJsx.program;
  // "<" also begins a type assertion or a type parameter.
  const plain = parseAs('ts', code);
  return plain.errors.length === 0 ? plain.program : withJsx.program;
}

function parseAs(lang: 'ts' | 'tsx', code: string) {
  return parseSync(`module.${lang}`, code, { lang, sourceType: 'unambiguous' });
}

/** The modules that code imports, exports from, or requires, in the order of the text. */
export function requestedModules(program: ESTree.Program): RequestedModule[] {
  const found: RequestedModule[] = [];
  const add = (node: ESTree.Node | null | undefined) => {
    if (node?.type !== 'Literal' || typeof node.value !== 'string') return;
    found.push({ source: node.value, start: node.start, end: node.end });
  };
  const addSource = ({ source }: { source: ESTree.Node | null }) => add(source);
  const visitor = new Visitor({
    ImportDeclaration: addSource,
    ImportExpression: addSource,
    ExportNamedDeclaration: addSource,
    ExportAllDeclaration: addSource,
    CallExpression({ callee, arguments: given }) {
      if (callee.type === 'Identifier' && callee.name === 'require') add(given[0]);
    },
  });
  visitor.visit(program);
  return found.toSorted((a, b) => a.start - b.start);
}

/** Whether a module has a default export. */
export function hasDefaultExport({ body }: ESTree.Program): boolean {
  return body.some(
    (statement) =>
      statement.type === 'ExportDefaultDeclaration' ||
      (statement.type === 'ExportNamedDeclaration' &&
        statement.specifiers.some(({ exported }) => exportedName(exported) === 'default')),
  );
}

/** The name of an import or export, which may be written in quotes. */
export function exportedName(name: ESTree.ModuleExportName): string {
  return name.type === 'Literal' ? name.value : name.name;
}
