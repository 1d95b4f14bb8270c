import type { Expression, Identifier, Pattern, Program, Statement } from 'estree';

/** Top-level declarations of an MDX text, which its content can use. */
export type ModuleScope = {
  names: Set<string>;
  /** Specifiers of imported partials, by local name. */
  partials: Map<string, string>;
};

declare module 'vfile' {
  interface DataMap {
    moduleScope: ModuleScope;
  }
}

/** Adds the names that imports, exports and other top-level statements of a program declare. */
export function declareNames({ body }: Program, names: Set<string>): void {
  for (const statement of body) {
    if (statement.type === 'ImportDeclaration') {
      for (const { local } of statement.specifiers) names.add(local.name);
    } else if (statement.type === 'ExportNamedDeclaration') {
      if (statement.declaration) declareStatement(statement.declaration, names);
      for (const { exported } of statement.specifiers) {
        if (exported.type === 'Identifier') names.add(exported.name);
      }
    } else if (
      statement.type !== 'ExportDefaultDeclaration' &&
      statement.type !== 'ExportAllDeclaration'
    ) {
      declareStatement(statement, names);
    }
  }
}

function declareStatement(statement: Statement, names: Set<string>): void {
  if (statement.type === 'VariableDeclaration') {
    for (const { id } of statement.declarations) declarePattern(id, names);
  } else if (statement.type === 'FunctionDeclaration' || statement.type === 'ClassDeclaration') {
    names.add(statement.id.name);
  }
}

function declarePattern(pattern: Pattern, names: Set<string>): void {
  if (pattern.type === 'Identifier') names.add(pattern.name);
  else if (pattern.type === 'ArrayPattern') {
    for (const element of pattern.elements) if (element) declarePattern(element, names);
  } else if (pattern.type === 'AssignmentPattern') declarePattern(pattern.left, names);
  else if (pattern.type === 'RestElement') declarePattern(pattern.argument, names);
  else if (pattern.type === 'ObjectPattern') {
    for (const property of pattern.properties) {
      declarePattern(property.type === 'RestElement' ? property.argument : property.value, names);
    }
  }
}

/** Makes a `const` declaration with a string value. */
export function constant(id: Identifier, value: string): Statement {
  const init: Expression = { type: 'Literal', value };
  return {
    type: 'VariableDeclaration',
    kind: 'const',
    declarations: [{ type: 'VariableDeclarator', id, init }],
  };
}
