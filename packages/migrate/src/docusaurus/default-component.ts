import type { ESTree } from 'vite';
import { declarationsOf, exportedName, isHookName } from '../code-syntax.ts';

/**
 * Whether the default export of a module can be a React component. Values are only read, so one that a function returns or
 * another module exports counts; objects, lists, strings and hooks do not.
 */
export function mayExportComponent({ body }: ESTree.Program): boolean {
  return body.some((statement) => {
    if (statement.type === 'ExportDefaultDeclaration') {
      return mayBeComponent(statement.declaration, body);
    }
    if (statement.type !== 'ExportNamedDeclaration') return false;
    const specifier = statement.specifiers.find(
      ({ exported }) => exportedName(exported) === 'default',
    );
    if (!specifier) return false;
    return statement.source !== null || isComponentName(exportedName(specifier.local), body);
  });
}

function mayBeComponent(node: ESTree.Node, body: ESTree.Program['body']): boolean {
  switch (node.type) {
    case 'ArrayExpression':
    case 'Literal':
    case 'ObjectExpression':
    case 'TemplateLiteral':
      return false;
    case 'ParenthesizedExpression':
    case 'TSAsExpression':
    case 'TSNonNullExpression':
    case 'TSSatisfiesExpression':
      return mayBeComponent(node.expression, body);
    case 'FunctionDeclaration':
      return !isHookName(node.id?.name ?? '');
    case 'Identifier':
      return isComponentName(node.name, body);
    default:
      return true;
  }
}

/** Whether a name of a module's scope can be a component. */
function isComponentName(name: string, body: ESTree.Program['body']): boolean {
  if (isHookName(name)) return false;
  const value = body.flatMap(declarationsOf).find((declared) => declared.name === name)?.value;
  // A variable without a value gets one later.
  return value ? mayBeComponent(value, body) : true;
}
