import { isBuiltin } from 'node:module';
import type { ESTree, Plugin } from 'vite';
import { engineFile } from '../engine-files.ts';
import { FAMILIAR } from './docusaurus-imports.ts';
import { requestedModules } from './module-requests.ts';
import { isSiteModule } from './site-module.ts';

/** Packages that site and engine share in one copy, and that need no conversion. */
const SHARED = /^(?:react|react-dom|folia(?:-\w+)?)(?:\/|$)/;
/** Imports that are not of packages: files, aliases of a site, modules that plugins generate. */
const NO_PACKAGE = /^(?:[./\\\0!]|@site\/|\w[\w+.-]+:)/;
const MODULE = /\.(?:[cm]?[jt]sx?|mdx?)(?:\?.*)?$/;

/** The module that gives packages their exports at run time. */
export const PACKAGE_EXPORTS = engineFile('components/package-exports.ts');

type Edit = { start: number; end: number; text: string };

/**
 * Gives the imports of packages in the site's modules the same meaning on the server, where Node loads packages, and in
 * the browser, where they are bundled. It is the meaning in bundlers, which sites are written for.
 */
export function packageImports(siteDir: string): Plugin {
  return {
    name: 'docs:package-imports',
    enforce: 'post',
    transform: {
      filter: { id: MODULE, code: /\bfrom\b/ },
      handler(code, id) {
        const isServer = this.environment.name === 'ssr';
        // Vite loads modules of packages only if Node refuses them.
        const isOfPackage = isServer && id.includes('/node_modules/');
        if (!isOfPackage && !isSiteModule(id, siteDir)) return null;
        if (!requestedModules(code).some(({ value }) => isPackage(value))) return null;
        const { head, edits } = convertImports(this.parse(code), isServer);
        if (head.length === 0) return null;
        const text = edits.reduceRight((rest, edit) => applyEdit(rest, edit), code);
        const helpers = JSON.stringify(PACKAGE_EXPORTS);
        const first = `import { allExports as __allExports, defaultExport as __defaultExport, namedExport as __namedExport } from ${helpers};`;
        return { code: [first, ...head, text].join(' '), map: null };
      },
    },
  };
}

/** Replaces a statement; its lines remain, so that the lines after it keep their numbers. */
function applyEdit(code: string, { start, end, text }: Edit): string {
  const lines = code.slice(start, end).replace(/[^\n]/g, '');
  return code.slice(0, start) + text + lines + code.slice(end);
}

/** Returns statements for the start of the module, and edits of those that they replace. */
function convertImports({ body }: ESTree.Program, isServer: boolean) {
  const head: string[] = [];
  const edits: Edit[] = [];
  for (const statement of body) {
    const source = packageSource(statement);
    if (source === undefined) continue;
    const converted =
      statement.type === 'ImportDeclaration'
        ? convertImport(statement, source, head.length, isServer)
        : convertReexport(statement, source, head.length, isServer);
    if (!converted) continue;
    head.push(converted.head);
    edits.push({ start: statement.start, end: statement.end, text: converted.rest });
  }
  return { head, edits };
}

/** The package that a statement imports or re-exports names from. */
function packageSource(statement: ESTree.Program['body'][number]): string | undefined {
  const isRequest =
    statement.type === 'ImportDeclaration' || statement.type === 'ExportNamedDeclaration';
  const source = isRequest ? statement.source?.value : undefined;
  return source !== undefined && isPackage(source) ? source : undefined;
}

/** Whether an import is of a package that the site and the engine do not share. */
export function isPackage(source: string): boolean {
  const isOther = [SHARED, NO_PACKAGE, FAMILIAR].some((pattern) => pattern.test(source));
  return !isOther && !isBuiltin(source);
}

type Converted = { head: string; rest: string };

function convertImport(
  { specifiers }: ESTree.ImportDeclaration,
  source: string,
  index: number,
  isServer: boolean,
): Converted | undefined {
  const from = JSON.stringify(source);
  const name = `__package${index}`;
  if (specifiers.length === 0) return undefined;
  if (isServer) {
    const constants = specifiers.map(
      (specifier) => `${specifier.local.name} = ${exportOf(specifier, name, from)}`,
    );
    return { head: `import * as ${name} from ${from}; const ${constants.join(', ')};`, rest: '' };
  }
  // The bundler converts all but the default import, and drops unused exports.
  const own = specifiers.find((specifier) => isDefault(specifier));
  if (!own) return undefined;
  const others = specifiers.filter((specifier) => specifier !== own).map(printSpecifier);
  const constant = `const ${own.local.name} = /* @__PURE__ */ __defaultExport(${name});`;
  return {
    head: `import ${name} from ${from}; ${constant}`,
    rest: printImports(others, from),
  };
}

type Specifier = ESTree.ImportDeclaration['specifiers'][number];

function exportOf(specifier: Specifier, name: string, from: string): string {
  if (specifier.type === 'ImportNamespaceSpecifier') return `__allExports(${name})`;
  const exported = specifier.type === 'ImportSpecifier' ? nameOf(specifier.imported) : 'default';
  return `__namedExport(${name}, ${JSON.stringify(exported)}, ${from})`;
}

function isDefault(specifier: Specifier): boolean {
  return (
    specifier.type === 'ImportDefaultSpecifier' ||
    (specifier.type === 'ImportSpecifier' && nameOf(specifier.imported) === 'default')
  );
}

function printSpecifier(specifier: Specifier): string {
  if (specifier.type === 'ImportNamespaceSpecifier') return `* as ${specifier.local.name}`;
  if (specifier.type === 'ImportDefaultSpecifier') return `{ default as ${specifier.local.name} }`;
  const imported = JSON.stringify(nameOf(specifier.imported));
  return `{ ${imported} as ${specifier.local.name} }`;
}

function printImports(specifiers: string[], from: string): string {
  return specifiers.map((specifier) => `import ${specifier} from ${from};`).join(' ');
}

/** `export { a } from 'package'`, on the server; in the browser, only the default export is converted. */
function convertReexport(
  statement: ESTree.Program['body'][number],
  source: string,
  index: number,
  isServer: boolean,
): Converted | undefined {
  if (statement.type !== 'ExportNamedDeclaration') return undefined;
  const from = JSON.stringify(source);
  const names = statement.specifiers.map(({ local, exported }) => ({
    imported: nameOf(local),
    exported: JSON.stringify(nameOf(exported)),
  }));
  if (!isServer && names.every(({ imported }) => imported !== 'default')) return undefined;
  const name = `__package${index}`;
  const constants = names.map(({ imported }, at) => {
    return `${name}_${at} = __namedExport(${name}, ${JSON.stringify(imported)}, ${from})`;
  });
  const exports = names.map(({ exported }, at) => `${name}_${at} as ${exported}`);
  return {
    head: `import * as ${name} from ${from}; const ${constants.join(', ')};`,
    rest: `export { ${exports.join(', ')} };`,
  };
}

function nameOf(name: ESTree.ModuleExportName): string {
  return name.type === 'Literal' ? name.value : name.name;
}
