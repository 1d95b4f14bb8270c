import { parseCode } from '../code-syntax.ts';
import { importedNames } from '../source-module.ts';
import { exportedComponents } from './exported-components.ts';
import { codeOf } from './read-imports.ts';

/** An import of a module of the site: the importing file, the module as written, and the file of the module. */
type LocalImport = { file: string; source: string; target: string };

/**
 * The components that a file imports or exports again by their names, from a module with a default export. An island is one
 * export, so each of them needs to be an island as well.
 */
export function componentsByName(
  { file, source, target }: LocalImport,
  texts: ReadonlyMap<string, string>,
): string[] {
  const components = exportedComponents(parseCode(texts.get(target) ?? ''));
  const named = components.filter((name) => name !== 'default');
  if (named.length === 0) return [];
  const pieces = codeOf(file, texts.get(file) ?? '').map(({ code }) => code);
  if (pieces.some((code) => exportsAll(code, source))) return named;
  const taken = new Set(pieces.flatMap((code) => importedNames(code, source)));
  return named.filter((name) => taken.has(name));
}

/** Whether code has `export * from` a module. */
function exportsAll(code: string, source: string): boolean {
  return parseCode(code).body.some(
    (statement) =>
      statement.type === 'ExportAllDeclaration' &&
      statement.exported === null &&
      statement.source.value === source,
  );
}
