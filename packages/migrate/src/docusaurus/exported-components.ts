import { type ESTree, Visitor } from 'vite';
import {
  calledName,
  type Declared,
  declarationsOf,
  exportedName,
  isHookName,
} from '../code-syntax.ts';

/** The name of a component, not of a constant. */
const COMPONENT = /^[A-Z]\w*[a-z]/;

/** Functions that make a component of another (https://react.dev/reference/react/memo). */
const WRAPPERS = /^(?:memo|forwardRef|observer)$/;

/**
 * Lists the names by which a module exports components: functions with JSX or hooks, also in `memo` and the like. A component may
 * also return text, and only components and hooks call hooks (https://react.dev/reference/rules/rules-of-hooks).
 */
export function exportedComponents(program: ESTree.Program): string[] {
  const parts = listParts(program);
  const isComponent = ({ name, value }: Declared) =>
    COMPONENT.test(name) &&
    isFunction(value) &&
    parts.some((start) => value.start < start && start < value.end);
  const components = new Set(
    program.body
      .flatMap(declarationsOf)
      .filter(isComponent)
      .map(({ name }) => name),
  );
  return program.body.flatMap((statement) => {
    if (statement.type !== 'ExportNamedDeclaration' || statement.source) return [];
    const declared = statement.declaration ? declarationsOf(statement) : [];
    const named = statement.specifiers
      .filter(({ local }) => components.has(exportedName(local)))
      .map(({ exported }) => exportedName(exported));
    return [...declared.map(({ name }) => name).filter((name) => components.has(name)), ...named];
  });
}

/** Where JSX and calls of hooks begin. */
function listParts(program: ESTree.Program): number[] {
  const starts: number[] = [];
  new Visitor({
    JSXElement: ({ start }) => void starts.push(start),
    JSXFragment: ({ start }) => void starts.push(start),
    CallExpression(call) {
      if (isHookName(calledName(call) ?? '')) starts.push(call.start);
    },
  }).visit(program);
  return starts;
}

function isFunction(node: ESTree.Node): boolean {
  if (node.type !== 'CallExpression') return /Function/.test(node.type);
  return WRAPPERS.test(calledName(node) ?? '');
}
