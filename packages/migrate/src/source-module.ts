import { fileURLToPath } from 'node:url';
import { type ESTree, Visitor } from 'vite';
import { exportedName, hasDefaultExport, parseCode } from './code-syntax.ts';

/** Names that only modules in Node can use. */
const NAMES_OF_NODE = ['require', '__dirname', '__filename'];

/** The module that replaces missing packages when the modules of a source folder run. */
export const STAND_IN = fileURLToPath(new URL('./missing-package.ts', import.meta.url));

/**
 * Converts code into an ES module that also supports CommonJS. All additions are on the first line
 * and after the last, so that line numbers stay correct.
 */
export function asEsModule(code: string, file: string): string {
  const program = parseCode(code);
  const { used, assignsExports, assignedNames } = commonJsUse(program);
  const needsDefault = assignsExports && !hasDefaultExport(program);
  const names = isEsModule(program) ? [] : [...assignedNames];
  return `${declareNames(used, file)}${code}${needsDefault ? '\nexport default module.exports;' : ''}${namedExports(names)}`;
}

/** Declares, on one line, the names of CommonJS that a module uses. @param file its path */
export function commonJsNames(program: ESTree.Program, file: string): string {
  return declareNames(commonJsUse(program).used, file);
}

function declareNames(used: ReadonlySet<string>, file: string): string {
  const path = JSON.stringify(file);
  const declarations = [
    used.has('require')
      ? `import { createRequire as __createRequire } from 'node:module'; import { tolerant as __tolerant } from ${JSON.stringify(STAND_IN)}; const require = __tolerant(__createRequire(${path}));`
      : '',
    used.has('__dirname')
      ? `const __dirname = ${JSON.stringify(file.replace(/[\\/][^\\/]*$/, ''))};`
      : '',
    used.has('__filename') ? `const __filename = ${path};` : '',
    // Some loaders of configs give code these modules of Node without an import.
    ...['fs', 'path'].map((name) =>
      used.has(name) ? `import * as ${name} from 'node:${name}';` : '',
    ),
    used.has('module') || used.has('exports')
      ? 'const module = { exports: {} }; const exports = module.exports;'
      : '',
  ];
  return declarations.join(' ');
}

/**
 * Converts a CommonJS module, or an ES module that uses names of CommonJS, as TypeScript allows, into an ES module that
 * can be copied; undefined if it is one already.
 */
export function copiedAsEsModule(code: string): string | undefined {
  const program = parseCode(code);
  const { used, assignsExports, assignedNames } = commonJsUse(program);
  const isCommonJs = assignsExports && !hasDefaultExport(program);
  if (!isCommonJs && !NAMES_OF_NODE.some((name) => used.has(name))) return undefined;
  const head = [
    used.has('require')
      ? "import { createRequire } from 'node:module';\nconst require = createRequire(import.meta.url);"
      : '',
    used.has('__dirname') ? 'const __dirname = import.meta.dirname;' : '',
    used.has('__filename') ? 'const __filename = import.meta.filename;' : '',
    isCommonJs ? 'const module = { exports: {} };' : '',
    isCommonJs && used.has('exports') ? 'const exports = module.exports;' : '',
  ].filter(Boolean);
  const names = isCommonJs && !isEsModule(program) ? [...assignedNames] : [];
  const tail = isCommonJs ? `\n\nexport default module.exports;${namedExports(names)}` : '';
  return `${head.join('\n')}\n\n${code.trimEnd()}${tail}\n`;
}

/**
 * Converts a CommonJS module into an ES module for browsers; undefined if it is not such a module, or uses Node.
 *
 * @param names what others import from it besides its default export
 * @param options.isBundled whether it only runs in a bundle, where the engine replaces calls of `require`
 */
export function importedAsEsModule(
  code: string,
  names: readonly string[],
  { isBundled = false } = {},
): string | undefined {
  const program = parseCode(code);
  const { used, assignsExports } = commonJsUse(program);
  if (!assignsExports || isEsModule(program)) return undefined;
  const ofNode = NAMES_OF_NODE.filter((name) => !isBundled || name !== 'require');
  if (ofNode.some((name) => used.has(name))) return undefined;
  return [
    'const module = { exports: {} };\n',
    used.has('exports') ? 'const exports = module.exports;\n' : '',
    `\n${code.trimEnd()}\n\nexport default module.exports;`,
    namedExports(names),
    '\n',
  ].join('');
}

/** Exports what a CommonJS module assigned, under names that the module itself may declare. */
function namedExports(names: readonly string[]): string {
  if (names.length === 0) return '';
  const taken = names.map((name) => `${name}: exported_${name}`).join(', ');
  const exported = names.map((name) => `export { exported_${name} as ${name} };`);
  return ['', `const { ${taken} } = module.exports;`, ...exported].join('\n');
}

/** Whether a module assigns its exports, as in CommonJS, and neither imports nor exports anything as in an ES module. */
export function isCommonJs(code: string): boolean {
  const program = parseCode(code);
  return !isEsModule(program) && commonJsUse(program).assignsExports;
}

/** Whether a module imports or exports anything as an ES module. */
export function isEsModule({ body }: ESTree.Program): boolean {
  return body.some(({ type }) => /^(?:Import|Export)\w*Declaration$/.test(type));
}

type CommonJsUse = {
  /** CommonJS names that code uses without declaring them. */
  used: Set<string>;
  assignsExports: boolean;
  /** Names that code exports by `exports.name = …` or `module.exports = { name }`. */
  assignedNames: Set<string>;
};

function commonJsUse(program: ESTree.Program): CommonJsUse {
  const used = new Set<string>();
  const keys = new Set<ESTree.Node>();
  const assignedNames = new Set<string>();
  let assignsExports = false;
  const visitor = new Visitor({
    MemberExpression({ property, computed }) {
      if (!computed) keys.add(property);
    },
    Property({ key, computed, shorthand }) {
      if (!computed && !shorthand) keys.add(key);
    },
    Identifier(node) {
      if (!keys.has(node)) used.add(node.name);
    },
    AssignmentExpression({ left, right }) {
      if (!isExports(left)) return;
      assignsExports = true;
      for (const name of namesAssigned(left, right)) assignedNames.add(name);
    },
  });
  visitor.visit(program);
  const declared = new Set(program.body.flatMap(declaredNames));
  return { used: used.difference(declared), assignsExports, assignedNames };
}

/** Names that an assignment to exports adds, if its text shows them; `default` is exported anyway. */
function namesAssigned(left: ESTree.Node, right: ESTree.Expression): string[] {
  const names = isWhole(left)
    ? listedKeys(right)
    : left.type === 'MemberExpression' && isWhole(left.object)
      ? [plainKey(left.property, left.computed)]
      : [];
  return names.filter((name) => name !== undefined).filter((name) => name !== 'default');
}

function listedKeys(value: ESTree.Expression): (string | undefined)[] {
  if (value.type !== 'ObjectExpression') return [];
  return value.properties.map((property) =>
    property.type === 'Property' ? plainKey(property.key, property.computed) : undefined,
  );
}

function plainKey(key: ESTree.Node, isComputed: boolean): string | undefined {
  return !isComputed && key.type === 'Identifier' ? key.name : undefined;
}

/** Whether a node is `exports`, `module.exports` or a property of them. */
function isExports(node: ESTree.Node): boolean {
  return isWhole(node) || (node.type === 'MemberExpression' && isExports(node.object));
}

/** Whether a node is `exports` or `module.exports`. */
function isWhole(node: ESTree.Node): boolean {
  if (node.type === 'Identifier') return node.name === 'exports';
  if (node.type !== 'MemberExpression' || node.computed) return false;
  const { object, property } = node;
  const isOfModule = object.type === 'Identifier' && object.name === 'module';
  return isOfModule && property.type === 'Identifier' && property.name === 'exports';
}

/** Returns the names that a statement declares in the module's scope. */
function declaredNames(statement: ESTree.Program['body'][number]): string[] {
  switch (statement.type) {
    case 'ImportDeclaration':
      return statement.specifiers.map(({ local }) => local.name);
    case 'VariableDeclaration':
      return statement.declarations.flatMap(({ id }) => boundNames(id));
    case 'FunctionDeclaration':
    case 'ClassDeclaration':
      return statement.id ? [statement.id.name] : [];
    case 'ExportNamedDeclaration':
      return statement.declaration ? declaredNames(statement.declaration) : [];
    default:
      return [];
  }
}

function boundNames(pattern: ESTree.BindingPattern | ESTree.BindingRestElement): string[] {
  switch (pattern.type) {
    case 'Identifier':
      return [pattern.name];
    case 'AssignmentPattern':
      return boundNames(pattern.left);
    case 'RestElement':
      return boundNames(pattern.argument);
    case 'ArrayPattern':
      return pattern.elements.flatMap((element) => (element ? boundNames(element) : []));
    case 'ObjectPattern':
      return pattern.properties.flatMap((property) =>
        boundNames(property.type === 'Property' ? property.value : property),
      );
  }
}

/** Lists the names that code imports or re-exports from a package, as the package exports them. */
export function importedNames(code: string, source: string): string[] {
  const listed: string[] = [];
  const spaces = new Set<string>();
  const members: [object: string, property: string][] = [];
  const visitor = new Visitor({
    ImportDeclaration(statement) {
      if (statement.source.value !== source) return;
      for (const one of statement.specifiers) {
        if (one.type === 'ImportSpecifier') listed.push(exportedName(one.imported));
        if (one.type === 'ImportNamespaceSpecifier') spaces.add(one.local.name);
      }
    },
    ExportNamedDeclaration(statement) {
      if (statement.source?.value !== source) return;
      listed.push(...statement.specifiers.map(({ local }) => exportedName(local)));
    },
    // Imports may come after their use, so properties of namespaces are selected below.
    MemberExpression({ object, property, computed }) {
      if (computed || object.type !== 'Identifier' || property.type !== 'Identifier') return;
      members.push([object.name, property.name]);
    },
  });
  visitor.visit(parseCode(code));
  const read = members.flatMap(([object, name]) => (spaces.has(object) ? [name] : []));
  const names = [...listed, ...read].filter((name) => /^[\w$]+$/.test(name) && name !== 'default');
  return [...new Set(names)];
}
