import { type ESTree, Visitor } from 'vite';
import { calledName, parseCode, requestedModules } from '../code-syntax.ts';
import type { Note } from '../note.ts';
import { originalPath } from '../original-path.ts';
import { componentsByName } from './components-by-name.ts';
import { mayExportComponent } from './default-component.ts';
import { themeImport } from './engine-copies.ts';
import { exportedComponents } from './exported-components.ts';
import { isLocalImport, resolveLocalImport } from './local-imports.ts';
import { isLivePackage } from './package-islands.ts';
import { readImports } from './read-imports.ts';

export type FoundIslands = {
  /** Modules that must be live in the browser, with the name of an export that is not the default. */
  islands: string[];
  notes: Note[];
};

/** Functions that make a component interactive, or different in the browser. */
const HOOKS = new Set([
  ...['useState', 'useReducer', 'useEffect', 'useLayoutEffect', 'useSyncExternalStore'],
  ...['useIsBrowser', 'useColorMode', 'setState'],
]);

const UNREADY =
  'It depends on the browser, but is not live there: only a component that its module exports can be an island. Pages show what the build renders.';

/** The module that tells code whether it runs in a browser (https://docusaurus.io/docs/docusaurus-core#executionenvironment). */
const ENVIRONMENT = 'ExecutionEnvironment';

/**
 * Finds the interactive components. Docusaurus hydrates whole pages. Here, interactive pages become
 * islands as a whole; on other pages, the outermost interactive components do.
 *
 * @param texts all code files, by path in the new folder
 * @param entries the pages among them
 */
export function findIslands(texts: ReadonlyMap<string, string>, entries: string[]): FoundIslands {
  const islands = new Set<string>();
  const notesByFile = new Map<string, string>();
  const seen = new Set<string>();
  const visit = (file: string): void => {
    if (seen.has(file)) return;
    seen.add(file);
    if (/\.[jt]sx$/.test(file) && !isTable(file) && isInteractive(file, texts)) {
      const exported = islandsOf(file, texts);
      for (const island of exported) islands.add(island);
      if (exported.length === 0) notesByFile.set(file, UNREADY);
      return;
    }
    for (const { source, target } of localImports(file, texts)) {
      visit(target);
      if (!islands.has(target)) continue;
      for (const name of componentsByName({ file, source, target }, texts)) {
        islands.add(`${target}#${name}`);
      }
    }
  };
  for (const entry of entries) visit(entry);
  return {
    islands: [...islands].sort(),
    notes: [
      ...[...islands].sort().map((key): Note => {
        const text = 'It is interactive, and therefore an island: see "islands" in the config.';
        return { group: 'pages', outcome: 'migrated', key, text };
      }),
      ...[...notesByFile].map(
        ([key, text]): Note => ({ group: 'pages', outcome: 'dropped', key, text }),
      ),
    ],
  };
}

/** The islands in an interactive module: its default export, or else the other components that it exports. */
function islandsOf(file: string, texts: ReadonlyMap<string, string>): string[] {
  if (canBeIsland(file, texts)) return [file];
  const names = exportedComponents(parseCode(texts.get(file) ?? ''));
  return names.map((name) => `${file}#${name}`);
}

/** Whether the default export of a module with JSX is a component. */
function canBeIsland(file: string, texts: ReadonlyMap<string, string>): boolean {
  return /\.[jt]sx$/.test(file) && mayExportComponent(parseCode(texts.get(file) ?? ''));
}

/** Whether a module exports the components of MDX by name, so that it is not an island itself. */
function isTable(file: string): boolean {
  return themeImport(file) === '@theme/MDXComponents';
}

/** Whether a module is interactive, directly or through modules that cannot be islands themselves. */
function isInteractive(
  file: string,
  texts: ReadonlyMap<string, string>,
  seen = new Set<string>(),
): boolean {
  if (seen.has(file)) return false;
  seen.add(file);
  if (isInteractiveCode(texts.get(file) ?? '')) return true;
  return localImports(file, texts).some(
    ({ target }) =>
      /\.[cm]?[jt]sx?$/.test(target) &&
      !isTable(target) &&
      !canBeIsland(target, texts) &&
      isInteractive(target, texts, seen),
  );
}

function isInteractiveCode(code: string): boolean {
  let found = false;
  const visitor = new Visitor({
    CallExpression(call) {
      found ||= HOOKS.has(calledName(call) ?? '');
    },
    JSXAttribute({ name, value }) {
      const isHandler = name.type === 'JSXIdentifier' && /^on[A-Z]/.test(name.name);
      found ||= isHandler && value?.type === 'JSXExpressionContainer';
    },
    Identifier({ name }) {
      found ||= name === ENVIRONMENT;
    },
    JSXIdentifier({ name }) {
      found ||= name === 'BrowserOnly';
    },
  });
  const program = parseCode(code);
  visitor.visit(program);
  return (
    found ||
    rendersLivePackage(program) ||
    requestedModules(program).some(({ source }) => source.endsWith(`/${ENVIRONMENT}`))
  );
}

/** Whether code renders components of packages, which may use hooks. */
function rendersLivePackage(program: ESTree.Program): boolean {
  const imported = new Set(
    program.body.flatMap((statement) =>
      statement.type === 'ImportDeclaration' && isLivePackage(statement.source.value)
        ? statement.specifiers.map(({ local }) => local.name)
        : [],
    ),
  );
  let found = false;
  const note = (name: string) => {
    found ||= /^[A-Z]/.test(name) && imported.has(name);
  };
  new Visitor({
    JSXIdentifier: ({ name }) => note(name),
  }).visit(program);
  return found;
}

function localImports(
  file: string,
  texts: ReadonlyMap<string, string>,
): { source: string; target: string }[] {
  return readImports(file, texts.get(file) ?? '').flatMap(({ source }) => {
    const target = isLocalImport(source) ? resolveLocalImport(file, source, texts) : undefined;
    return target === undefined ? [] : [{ source, target }];
  });
}

/**
 * Whether a file in a content folder is not a page:
 * https://docusaurus.io/docs/api/plugins/@docusaurus/plugin-content-pages#exclude
 */
export function isExcluded(path: string): boolean {
  return /(?:^|\/)(?:_|__tests__\/)|\.test\./.test(path);
}

/** Whether a file is a page: MDX, or a component in the pages folder. */
export function isEntry(
  path: string,
  folders: { docsPaths: string[]; pagesPath: string },
): boolean {
  const original = originalPath(path) ?? path;
  const isIn = (folder?: string) => folder !== undefined && original.startsWith(`${folder}/`);
  if (isExcluded(path)) return false;
  return path.endsWith('.mdx')
    ? folders.docsPaths.some(isIn) || isIn(folders.pagesPath)
    : /\.[jt]sx$/.test(path) && isIn(folders.pagesPath);
}
