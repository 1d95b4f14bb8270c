import type { ESTree } from 'vite';
import { type ModuleSyntax, plainTemplate } from './module-syntax.ts';

type Literal = ESTree.ObjectExpression | ESTree.ArrayExpression;

/** Expressions that are being resolved, since a declaration may refer to itself. */
type Seen = ReadonlySet<ESTree.Node>;

/**
 * Returns the offset (in UTF-16 code units) of the value at a path of a module's default export: the start of its key, or
 * of its entry in a list. For a value that is not in the module, returns the offset of its closest ancestor.
 */
export function exportedOffset(syntax: ModuleSyntax, path: readonly PropertyKey[]): number {
  const root = exportedNode(syntax.program);
  if (!root) return 0;
  let literals = literalsOf(root, syntax);
  let offset = literals[0]?.start ?? root.start;
  for (const key of path) {
    const found =
      typeof key === 'number'
        ? literals.map((literal) => entryAt(literal, key, syntax)).find(Boolean)
        : literals.map((literal) => propertyAt(literal, String(key), syntax)).find(Boolean);
    if (!found) return offset;
    offset = found.start;
    literals = literalsOf(found.type === 'Property' ? found.value : found, syntax);
  }
  return offset;
}

/** Returns the default export of an ES module, TypeScript or CommonJS module. */
function exportedNode({ body }: ESTree.Program): ESTree.Node | undefined {
  for (const statement of body) {
    if (statement.type === 'ExportDefaultDeclaration') return statement.declaration;
    if (statement.type === 'TSExportAssignment') return statement.expression;
    if (statement.type === 'ExportNamedDeclaration' && !statement.source) {
      const named = statement.specifiers.find(({ exported }) => nameOf(exported) === 'default');
      if (named) return named.local;
    }
    if (statement.type !== 'ExpressionStatement') continue;
    const { expression } = statement;
    if (expression.type === 'AssignmentExpression' && isModuleExports(expression.left)) {
      return expression.right;
    }
  }
  return undefined;
}

function isModuleExports(node: ESTree.Node): boolean {
  return (
    node.type === 'MemberExpression' &&
    nameOf(node.object) === 'module' &&
    nameOf(node.property) === 'exports'
  );
}

/** Returns the objects and lists that an expression may evaluate to, in order of precedence. */
function literalsOf(
  node: ESTree.Node,
  syntax: ModuleSyntax,
  seen: Seen = new Set(),
): readonly Literal[] {
  if (seen.has(node)) return [];
  const within = new Set(seen).add(node);
  return sourcesOf(node, syntax, within).flatMap((source) =>
    source.type === 'ObjectExpression' || source.type === 'ArrayExpression'
      ? [source]
      : literalsOf(source, syntax, within),
  );
}

/** Returns the expressions that an expression's value may come from. */
function sourcesOf(node: ESTree.Node, syntax: ModuleSyntax, seen: Seen): readonly ESTree.Node[] {
  switch (node.type) {
    case 'ObjectExpression':
    case 'ArrayExpression':
      return [node];
    case 'ParenthesizedExpression':
    case 'TSAsExpression':
    case 'TSSatisfiesExpression':
    case 'TSNonNullExpression':
    case 'TSTypeAssertion':
      return [node.expression];
    case 'AwaitExpression':
      return [node.argument];
    case 'AssignmentExpression':
      return [node.right];
    case 'ConditionalExpression':
      return [node.consequent, node.alternate];
    case 'LogicalExpression':
      return [node.right, node.left];
    case 'Identifier': {
      const value = declaredValue(node, syntax);
      return value ? [value] : [];
    }
    case 'MemberExpression': {
      const name = keyOf(node.property, node.computed, syntax);
      if (name === undefined) return [];
      const properties = literalsOf(node.object, syntax, seen).map((literal) =>
        propertyAt(literal, name, syntax, seen),
      );
      return properties.flatMap((property) => (property ? [property.value] : []));
    }
    case 'CallExpression':
      return calledSources(node, syntax);
    default:
      return syntax.returned.get(node) ?? [];
  }
}

/** Returns the results of a function of the module, or else the arguments: `defineConfig(…)` returns its argument. */
function calledSources({ callee, arguments: given }: ESTree.CallExpression, syntax: ModuleSyntax) {
  const called = callee.type === 'Identifier' ? declaredValue(callee, syntax) : callee;
  const returned = called && syntax.returned.get(called);
  return returned ?? given.map((one) => (one.type === 'SpreadElement' ? one.argument : one));
}

/** Returns the value of a name, from its nearest declaration. */
function declaredValue(
  { name, start }: { name: string; start: number },
  { declarations }: ModuleSyntax,
): ESTree.Node | undefined {
  return declarations
    .filter((one) => one.name === name && one.scope.start <= start && start < one.scope.end)
    .toSorted((a, b) => b.scope.start - a.scope.start)[0]?.value;
}

/** Returns the property with a name: the last one, which overrides earlier ones. */
function propertyAt(
  literal: Literal,
  name: string,
  syntax: ModuleSyntax,
  seen: Seen = new Set(),
): ESTree.ObjectProperty | undefined {
  if (literal.type !== 'ObjectExpression' || seen.has(literal)) return undefined;
  for (const property of literal.properties.toReversed()) {
    if (property.type === 'Property') {
      if (keyOf(property.key, property.computed, syntax) === name) return property;
      continue;
    }
    const within = new Set(seen).add(literal);
    const found = literalsOf(property.argument, syntax, within)
      .map((spread) => propertyAt(spread, name, syntax, within))
      .find(Boolean);
    if (found) return found;
  }
  return undefined;
}

/** Returns the entry at a position, if the lengths of all lists that are spread before it are known. */
function entryAt(list: Literal, position: number, syntax: ModuleSyntax): ESTree.Node | undefined {
  return entriesOf(list, syntax)[position];
}

/** Returns the entries of a list, up to the first one that is only known at run time. */
function entriesOf(
  list: Literal,
  syntax: ModuleSyntax,
  seen: Seen = new Set(),
): (ESTree.Node | undefined)[] {
  if (list.type !== 'ArrayExpression' || seen.has(list)) return [];
  const entries: (ESTree.Node | undefined)[] = [];
  for (const element of list.elements) {
    if (element?.type !== 'SpreadElement') {
      entries.push(element ?? undefined);
      continue;
    }
    const [spread] = literalsOf(element.argument, syntax);
    if (spread?.type !== 'ArrayExpression') break;
    entries.push(...entriesOf(spread, syntax, new Set(seen).add(list)));
  }
  return entries;
}

/** Returns the name of a key; undefined if it is only known at run time. */
function keyOf(key: ESTree.Node, isComputed: boolean, syntax: ModuleSyntax): string | undefined {
  const value = key.type === 'Identifier' && isComputed ? declaredValue(key, syntax) : key;
  return value && nameOf(value);
}

function nameOf(node: ESTree.Node): string | undefined {
  if (node.type === 'Identifier') return node.name;
  if (node.type === 'TemplateLiteral') return plainTemplate(node);
  return node.type === 'Literal' ? String(node.value) : undefined;
}
