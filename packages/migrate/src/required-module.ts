import { fileURLToPath } from 'node:url';
import { type ESTree, Visitor } from 'vite';
import { hasDefaultExport, parseCode } from './code-syntax.ts';
import { commonJsNames, isEsModule, STAND_IN } from './source-module.ts';

/**
 * An ES module that `require` answers with its default export, which has the other exports as properties, too, and
 * without imports of types, but with the names of CommonJS. Loaders of configs, such as jiti, run modules that way.
 * Undefined if it is not an ES module.
 *
 * @param url of the module
 */
export function requiredModule(code: string, url: string): string | undefined {
  const program = parseCode(code);
  if (!isEsModule(program)) return undefined;
  const plain = commonJsNames(program, fileURLToPath(url)) + withoutTypeImports(code, program);
  if (!hasDefaultExport(program)) return plain;
  return [
    plain,
    `import * as __own from ${JSON.stringify(url)};`,
    `import { requiredValue as __requiredValue } from ${JSON.stringify(STAND_IN)};`,
    // The value reads all exports, of which it is one, so it may not be a constant.
    'var __required = __requiredValue(__own);',
    // https://nodejs.org/api/modules.html#loading-ecmascript-modules-using-require
    "export { __required as 'module.exports' };",
  ].join('\n');
}

/** Code whose imports have only names that are used as values. Lines keep their numbers. */
function withoutTypeImports(code: string, program: ESTree.Program): string {
  const used = usedValues(program);
  return program.body.reduceRight((text, statement) => {
    if (statement.type !== 'ImportDeclaration' || statement.specifiers.length === 0) return text;
    const kept = statement.specifiers.filter(({ local }) => used.has(local.name));
    if (kept.length === statement.specifiers.length) return text;
    const removed = kept.length === 0 ? [statement] : unused(statement, used);
    return removed.reduceRight(blank, text);
  }, code);
}

/** The ranges of names to remove from braces, each with the comma that follows. */
function unused(
  { specifiers, end }: ESTree.ImportDeclaration,
  used: ReadonlySet<string>,
): { start: number; end: number }[] {
  return specifiers.flatMap((specifier, index) => {
    if (specifier.type !== 'ImportSpecifier' || used.has(specifier.local.name)) return [];
    return [{ start: specifier.start, end: specifiers[index + 1]?.start ?? specifier.end ?? end }];
  });
}

function blank(text: string, { start, end }: { start: number; end: number }): string {
  return text.slice(0, start) + text.slice(start, end).replace(/[^\n]/g, ' ') + text.slice(end);
}

/** The names that code uses outside of types and imports. */
function usedValues(program: ESTree.Program): Set<string> {
  const used = new Set<string>();
  let depth = 0;
  const enter = () => {
    depth += 1;
  };
  const leave = () => {
    depth -= 1;
  };
  const add = ({ name }: { name: string }) => {
    if (depth === 0) used.add(name);
  };
  const visitor = new Visitor({
    Identifier: add,
    JSXIdentifier: add,
    ImportDeclaration: enter,
    'ImportDeclaration:exit': leave,
    TSTypeAnnotation: enter,
    'TSTypeAnnotation:exit': leave,
    TSTypeReference: enter,
    'TSTypeReference:exit': leave,
    TSTypeParameterInstantiation: enter,
    'TSTypeParameterInstantiation:exit': leave,
    TSTypeAliasDeclaration: enter,
    'TSTypeAliasDeclaration:exit': leave,
    TSInterfaceDeclaration: enter,
    'TSInterfaceDeclaration:exit': leave,
    TSClassImplements: enter,
    'TSClassImplements:exit': leave,
  });
  visitor.visit(program);
  return used;
}
