import { type ESTree, parseSync, Visitor } from 'vite';

/** An imported module: its specifier, and the range of the specifier including quotes. */
export type RequestedModule = {
  source: string;
  start: number;
  end: number;
  /** Whether only types are imported. */
  isType: boolean;
  isRequired: boolean;
};

/**
 * Parses JavaScript or TypeScript with the bundler's parser (https://github.com/estree/estree). Code with syntax errors is
 * omitted.
 */
export function parseCode(code: string): ESTree.Program {
  const withJsx = parseAs('tsx', code);
  if (withJsx.errors.length === 0) return withJsx.program;
  // In TypeScript, "<" can also start a type assertion or a type parameter.
  const plain = parseAs('ts', code);
  return plain.errors.length === 0 ? plain.program : withJsx.program;
}

/** Whether code is TypeScript, and not JavaScript with JSX. */
export function isTypeScript(code: string): boolean {
  const hasErrors = (lang: Language) => parseAs(lang, code).errors.length > 0;
  return hasErrors('jsx') && !(hasErrors('tsx') && hasErrors('ts'));
}

type Language = 'jsx' | 'ts' | 'tsx';

function parseAs(lang: Language, code: string) {
  return parseSync(`module.${lang}`, code, { lang, sourceType: 'unambiguous' });
}

/** Lists modules that code imports, re-exports or requires, in source order. */
export function requestedModules(program: ESTree.Program): RequestedModule[] {
  const found: RequestedModule[] = [];
  const add = (
    node: ESTree.Node | null | undefined,
    { isType = false, isRequired = false } = {},
  ) => {
    const source = literalText(node);
    if (!node || source === undefined) return;
    found.push({ source, start: node.start, end: node.end, isType, isRequired });
  };
  const visitor = new Visitor({
    ImportDeclaration: ({ source, importKind }) => add(source, { isType: importKind === 'type' }),
    ImportExpression: ({ source }) => add(source),
    ExportNamedDeclaration: ({ source, exportKind }) =>
      add(source, { isType: exportKind === 'type' }),
    ExportAllDeclaration: ({ source, exportKind }) =>
      add(source, { isType: exportKind === 'type' }),
    CallExpression({ callee, arguments: given }) {
      if (callee.type === 'Identifier' && callee.name === 'require') {
        add(given[0], { isRequired: true });
      }
    },
  });
  visitor.visit(program);
  return found.toSorted((a, b) => a.start - b.start);
}

/** The text of a string literal, or of a template literal without expressions. */
function literalText(node: ESTree.Node | null | undefined): string | undefined {
  if (node?.type === 'Literal' && typeof node.value === 'string') return node.value;
  const [quasi, ...others] = node?.type === 'TemplateLiteral' ? node.quasis : [];
  return others.length === 0 ? (quasi?.value.cooked ?? undefined) : undefined;
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

/** Returns the name of an import or export, which may be a string literal. */
export function exportedName(name: ESTree.ModuleExportName): string {
  return name.type === 'Literal' ? name.value : name.name;
}

/** A function or variable that a statement declares. */
export type Declared = { name: string; value: ESTree.Node };

/** Lists the functions, and the variables with a value, that a statement declares, exported or not. */
export function declarationsOf(statement: ESTree.Node): Declared[] {
  const node = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement;
  if (node?.type === 'FunctionDeclaration') {
    return node.id ? [{ name: node.id.name, value: node }] : [];
  }
  if (node?.type !== 'VariableDeclaration') return [];
  return node.declarations.flatMap(({ id, init }) =>
    id.type === 'Identifier' && init ? [{ name: id.name, value: init }] : [],
  );
}

/** Returns the name of a called function, without the object before it. */
export function calledName({ callee }: ESTree.CallExpression): string | undefined {
  const called = callee.type === 'MemberExpression' ? callee.property : callee;
  return called.type === 'Identifier' ? called.name : undefined;
}

/** The convention of React: https://react.dev/learn/reusing-logic-with-custom-hooks#hook-names-always-start-with-use */
export function isHookName(name: string): boolean {
  return /^use[A-Z]/.test(name);
}
