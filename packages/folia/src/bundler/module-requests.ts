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

/** Lists the modules that the import and export statements of a module name. */
export function requestedModules(code: string): string[] {
  const { staticImports, staticExports } = parseModule(code);
  return [
    ...staticImports.map(({ moduleRequest }) => moduleRequest.value),
    ...staticExports.flatMap(({ entries }) =>
      entries.flatMap(({ moduleRequest }) => moduleRequest?.value ?? []),
    ),
  ];
}

/** Parses JavaScript, as all modules are when the bundler's own steps are done. */
function parseModule(code: string) {
  return parseSync('module.js', code, { lang: 'js', sourceType: 'module' }).module;
}
