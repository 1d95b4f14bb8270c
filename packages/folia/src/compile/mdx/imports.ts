import { isAbsolute } from 'node:path';
import type { ImportDeclaration, Program, SimpleCallExpression } from 'estree';
import type { Root, RootContent } from 'mdast';
import type { Plugin } from 'unified';
import { visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { isRequiredData } from '../../bundler/required-import.ts';
import type { ImportTarget } from '../page-context.ts';
import { report } from '../report.ts';
import { constant, declareNames, type ModuleScope } from './module-scope.ts';
import { visitProgram } from './visit-program.ts';

type Esm = Extract<RootContent, { type: 'mdxjsEsm' }>;

/**
 * Resolves imports of MDX: pictures and other files become their published URLs, MDX partials their compiled modules.
 * `require('./rose.png').default` and similar calls are also resolved. Stores the names that the text declares in `moduleScope`.
 */
export const remarkMdxImports: Plugin<[], Root> = () => async (tree: Root, file: VFile) => {
  const scope: ModuleScope = { names: new Set(), partials: new Map() };
  file.data.moduleScope = scope;
  for (const node of tree.children) {
    if (node.type === 'mdxjsEsm') await resolveImports(node, scope, file);
  }
  if (String(file).includes('require(')) await resolveRequires(tree, file);
};

async function resolveImports(node: Esm, scope: ModuleScope, file: VFile): Promise<void> {
  const program = node.data?.estree;
  if (!program) return;
  declareNames(program, scope.names);
  const body: Program['body'] = [];
  for (const statement of program.body) {
    if (statement.type !== 'ImportDeclaration' || typeof statement.source.value !== 'string') {
      body.push(statement);
      continue;
    }
    const target = await resolve(statement.source.value, file);
    if (target?.kind === 'broken') report(file, { position: placeOf(statement, node) }, target);
    else body.push(...rewritten(statement, target, scope));
  }
  program.body = body;
}

async function resolve(specifier: string, file: VFile): Promise<ImportTarget | undefined> {
  const target = await file.data.context?.resolveImport?.(
    specifier,
    file.data.partials?.length ?? 0,
  );
  if (target?.kind === 'partial') {
    file.data.partials = [...(file.data.partials ?? []), ...target.collected];
    file.data.partialHrefs = [...(file.data.partialHrefs ?? []), ...target.hrefs];
  }
  return target;
}

function rewritten(
  statement: ImportDeclaration,
  target: ImportTarget | undefined,
  { partials }: ModuleScope,
): Program['body'] {
  if (!target || target.kind === 'broken') return [statement];
  if (target.kind === 'file') {
    return statement.specifiers.map(({ local }) => constant(local, target.href));
  }
  const { specifier } = target;
  if (target.kind === 'partial') {
    for (const { type, local } of statement.specifiers) {
      if (type === 'ImportDefaultSpecifier') partials.set(local.name, specifier);
    }
  }
  return [{ ...statement, source: { type: 'Literal', value: specifier } }];
}

function placeOf(statement: ImportDeclaration, node: Esm): Esm['position'] {
  const { loc } = statement;
  if (!loc) return node.position;
  const point = ({ line, column }: { line: number; column: number }) => ({
    line,
    column: column + 1,
  });
  return { start: point(loc.start), end: point(loc.end) };
}

type RequireCall = { specifier: string; call: SimpleCallExpression; line: number };

async function resolveRequires(tree: Root, file: VFile): Promise<void> {
  for (const [index, found] of programsOf(tree).flatMap(requireCalls).entries()) {
    const { specifier, call, line } = found;
    const target = await resolve(specifier, file);
    if (target?.kind === 'file') resolveRequire(call, target.href);
    else if (target?.kind === 'module' && isAbsolute(target.specifier)) {
      const name = `__required${index}`;
      // As with a file, it has to remain a call, so it becomes `Object(module)`, which returns the module.
      call.callee = { type: 'Identifier', name: 'Object' };
      call.arguments = [{ type: 'Identifier', name }];
      tree.children.unshift(importOf(name, target.specifier));
    } else {
      const message = `require('${specifier}') only works for files of the site.`;
      const hint = `Write "import name from '${specifier}'" at the top of the file.`;
      const problem = target?.kind === 'broken' ? target : { message, hint };
      report(file, { position: { start: { line, column: 1 } } }, problem);
    }
  }
}

/** An import of a module as `require` returns it, as a node. */
function importOf(name: string, specifier: string): Esm {
  const local = { type: 'Identifier', name } as const;
  const type = isRequiredData(specifier) ? 'ImportDefaultSpecifier' : 'ImportNamespaceSpecifier';
  const statement: ImportDeclaration = {
    type: 'ImportDeclaration',
    attributes: [],
    source: { type: 'Literal', value: specifier },
    specifiers: [{ type, local }],
  };
  const estree: Program = {
    type: 'Program',
    sourceType: 'module',
    body: [statement],
    comments: [],
  };
  return { type: 'mdxjsEsm', value: '', data: { estree } };
}

function requireCalls(program: Program): RequireCall[] {
  const calls: RequireCall[] = [];
  visitProgram(program, (node) => {
    if (node.type !== 'CallExpression' || node.callee.type !== 'Identifier') return;
    const [argument] = node.arguments;
    if (node.callee.name !== 'require' || argument?.type !== 'Literal') return;
    if (typeof argument.value !== 'string') return;
    calls.push({ specifier: argument.value, call: node, line: node.loc?.start.line ?? 1 });
  });
  return calls;
}

/**
 * Changes a call in place: `require('./rose.png')` becomes `Object({ default: '/rose.png' })`. It remains a call, since
 * its parent node, which could replace it, is not known.
 */
function resolveRequire(call: SimpleCallExpression, href: string): void {
  call.callee = { type: 'Identifier', name: 'Object' };
  call.arguments = [
    {
      type: 'ObjectExpression',
      properties: [
        {
          type: 'Property',
          kind: 'init',
          method: false,
          shorthand: false,
          computed: false,
          key: { type: 'Identifier', name: 'default' },
          value: { type: 'Literal', value: href },
        },
      ],
    },
  ];
}

/** Returns the programs of imports and exports, and of all expressions in text and attributes. */
function programsOf(tree: Root): Program[] {
  const programs: (Program | null | undefined)[] = [];
  visit(tree, (node) => {
    if (
      node.type === 'mdxjsEsm' ||
      node.type === 'mdxFlowExpression' ||
      node.type === 'mdxTextExpression'
    ) {
      programs.push(node.data?.estree);
    }
    if (node.type !== 'mdxJsxFlowElement' && node.type !== 'mdxJsxTextElement') return;
    for (const attribute of node.attributes) {
      if (attribute.type === 'mdxJsxExpressionAttribute') programs.push(attribute.data?.estree);
      else if (typeof attribute.value === 'object') programs.push(attribute.value?.data?.estree);
    }
  });
  return programs.filter((program) => program !== null && program !== undefined);
}
