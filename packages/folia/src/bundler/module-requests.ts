import { parseSync } from 'vite';

/** An import statement. `names` are those of the exports, where undefined stands for all of them. */
export type ImportStatement = { source: string; names: (string | undefined)[] };

/** Lists the import statements of a module, without its syntax tree, which takes several times as long to make. */
export function importStatements(code: string): ImportStatement[] {
  return parseModule(code).staticImports.map(({ moduleRequest, entries }) => ({
    source: moduleRequest.value,
    names: entries.map(({ importName: { kind, name } }) =>
      kind === 'Default' ? 'default' : (name ?? undefined),
    ),
  }));
}

/** A string in a module that names another one, with its place, quotes included. */
export type ModuleRequest = { value: string; start: number; end: number };

/** Lists the modules that the import and export statements of a module name, in source order. */
export function requestedModules(code: string): ModuleRequest[] {
  const { staticImports, staticExports } = parseModule(code);
  const requests = [
    ...staticImports.map(({ moduleRequest }) => moduleRequest),
    // Each name of a statement has an entry.
    ...staticExports.map(({ entries }) => entries[0]?.moduleRequest),
  ];
  return requests
    .filter((request) => request !== null && request !== undefined)
    .toSorted((a, b) => a.start - b.start);
}

/** Parses JavaScript, as all modules are when the bundler's own steps are done. */
function parseModule(code: string) {
  return parseSync('module.js', code, { lang: 'js', sourceType: 'module' }).module;
}
