import { posix } from 'node:path';

/** A compiled module and its source map (https://tc39.es/ecma426/). */
export type CompiledModule = { code: string; map: string };

/**
 * Completes what TypeScript has compiled: modules named by their URL get the name of the compiled file, imports of
 * computed names need no helper, and the map names the source beside `dist`.
 * @param file the compiled module, from `dist`
 */
export function finishModule(file: string, compiled: CompiledModule): CompiledModule {
  const { code, map } = withoutImportHelper(compiled);
  return { code: withCompiledNames(code), map: withSourceBeside(map, file) };
}

/**
 * Gives modules that compiled code names by their URL, or imports with a query for the bundler, the name of the
 * compiled file. TypeScript does so for plain imports only.
 * @example withCompiledNames("new URL('./worker.ts', import.meta.url)") // "new URL('./worker.js', import.meta.url)"
 * @example withCompiledNames("from './worker.ts?worker&url'") // "from './worker.js?worker&url'"
 */
function withCompiledNames(code: string): string {
  return code
    .replace(/(new URL\((['"])\.{1,2}\/[^'"]+)\.tsx?(?=\2, import\.meta\.url\))/g, '$1.js')
    .replace(/(\bfrom (['"])\.{1,2}\/[^'"?]+)\.tsx?(?=\?[^'"]*\2)/g, '$1.js');
}

const IMPORT_HELPER = /^var __rewriteRelativeImportExtension = [\s\S]*?\n};\n/m;

/**
 * Removes the function that would rewrite the ending of a computed name when it is imported. Only addresses of built
 * files are computed, and each document would hold the function in its boot script.
 */
function withoutImportHelper({ code, map }: CompiledModule): CompiledModule {
  const [helper] = IMPORT_HELPER.exec(code) ?? [];
  if (helper === undefined) return { code, map };
  // In the mappings, a semicolon stands for the end of a line.
  const lines = ';'.repeat(helper.split('\n').length - 1);
  return {
    code: withoutCalls(code.replace(helper, '')),
    map: map.replace(`"mappings":"${lines}`, '"mappings":"'),
  };
}

const HELPER_CALL = '__rewriteRelativeImportExtension(';

/** Replaces the calls of the helper by their argument. @throws if one of them cannot be replaced */
function withoutCalls(code: string): string {
  const [before = '', ...calls] = code.split(HELPER_CALL);
  const replaced = calls.map((call) => {
    let depth = 1;
    const end = [...call].findIndex((character) => {
      depth += character === '(' ? 1 : character === ')' ? -1 : 0;
      return depth === 0;
    });
    if (end === -1)
      throw new Error(`A call of the import helper is not closed: ${call.slice(0, 80)}`);
    return call.slice(0, end) + call.slice(end + 1);
  });
  return before + replaced.join('');
}

/**
 * A source map of a module that has moved to `dist`, naming its source in the `src` folder beside it. The map also contains
 * the text of the source, which is not in the package otherwise.
 */
function withSourceBeside(map: string, file: string): string {
  const folder = posix.dirname(file);
  const toSource = posix.relative(posix.join('dist', folder), posix.join('src', folder));
  return map.replace(/(?<="sources":\[")[^"]*\/(?=[^"/]+"\])/, `${toSource}/`);
}
