import { type ESTree, parseSync, Visitor } from 'vite';

/** A declared name with its value and scope. */
type Declaration = { name: string; value: ESTree.Node; scope: ESTree.Span };

/** A string literal with its offset in UTF-16 code units. */
type Quoted = { text: string; start: number };

/** The syntax tree of a module (https://github.com/estree/estree), with data for static analysis. */
export type ModuleSyntax = {
  program: ESTree.Program;
  declarations: Declaration[];
  /** Returned expressions of each function, by its node. */
  returned: Map<ESTree.Node, ESTree.Node[]>;
  /** In source order. */
  quoted: Quoted[];
};

/** A module imports or exports something, which neither YAML nor JSON can do; this avoids parsing other text. */
const MODULE = /^\s*(?:export|module\.exports|import)\b/m;

/** Remembers the last module, so that a file with a thousand dead links is parsed once, not for the line of each. */
let last: { source: string; syntax: ModuleSyntax | undefined } = { source: '', syntax: undefined };

/** Parses a module in TypeScript or JavaScript with the bundler's own parser. @returns undefined for any other text */
export function moduleSyntax(source: string): ModuleSyntax | undefined {
  if (source !== last.source) last = { source, syntax: parseModule(source) };
  return last.syntax;
}

function parseModule(source: string): ModuleSyntax | undefined {
  if (!MODULE.test(source)) return undefined;
  for (const lang of ['ts', 'tsx'] as const) {
    const { program, errors } = parseSync(`module.${lang}`, source, { lang });
    if (errors.length === 0) return { program, ...readProgram(program) };
  }
  return undefined;
}

function readProgram(program: ESTree.Program): Omit<ModuleSyntax, 'program'> {
  const declarations: Declaration[] = [];
  const returned = new Map<ESTree.Node, ESTree.Node[]>();
  const quoted: Quoted[] = [];
  const scopes: ESTree.Node[] = [program];
  const functions: ESTree.Node[] = [];
  const declare = (name: string, value: ESTree.Node) =>
    declarations.push({ name, value, scope: scopes.at(-1) ?? program });
  const enterScope = (node: ESTree.Node) => scopes.push(node);
  const leaveScope = () => scopes.pop();
  const enterFunction = (node: ESTree.Function | ESTree.ArrowFunctionExpression) => {
    if (node.type === 'FunctionDeclaration' && node.id) declare(node.id.name, node);
    const isValue = node.type === 'ArrowFunctionExpression' && node.expression;
    returned.set(node, isValue && node.body ? [node.body] : []);
    functions.push(node);
    enterScope(node);
    for (const parameter of node.params) {
      // Shadows the name in outer scopes. Its value is only known when the function is called.
      if (parameter.type === 'Identifier') declare(parameter.name, parameter);
    }
  };
  const leaveFunction = () => {
    functions.pop();
    leaveScope();
  };
  const visitor = new Visitor({
    VariableDeclarator({ id, init }) {
      if (id.type === 'Identifier' && init) declare(id.name, init);
    },
    FunctionDeclaration: enterFunction,
    'FunctionDeclaration:exit': leaveFunction,
    FunctionExpression: enterFunction,
    'FunctionExpression:exit': leaveFunction,
    ArrowFunctionExpression: enterFunction,
    'ArrowFunctionExpression:exit': leaveFunction,
    BlockStatement: enterScope,
    'BlockStatement:exit': leaveScope,
    ReturnStatement({ argument }) {
      const around = functions.at(-1);
      if (around && argument) returned.get(around)?.push(argument);
    },
    Literal({ value, start }) {
      if (typeof value === 'string') quoted.push({ text: value, start });
    },
    TemplateLiteral(node) {
      const text = plainTemplate(node);
      if (text !== undefined) quoted.push({ text, start: node.start });
    },
  });
  visitor.visit(program);
  return { declarations, returned, quoted };
}

/** Returns the text of a template literal without expressions. */
export function plainTemplate({ quasis }: ESTree.TemplateLiteral): string | undefined {
  return quasis.length === 1 ? (quasis[0]?.value.cooked ?? undefined) : undefined;
}
