import { posix } from 'node:path';

/**
 * Gives modules that compiled code names by their URL the name of the compiled file, which TypeScript does for imports
 * only.
 * @example withCompiledNames("new URL('./worker.ts', import.meta.url)") // "new URL('./worker.js', import.meta.url)"
 */
export function withCompiledNames(code: string): string {
  return code.replace(
    /(new URL\((['"])\.{1,2}\/[^'"]+)\.tsx?(?=\2, import\.meta\.url\))/g,
    '$1.js',
  );
}

/**
 * A source map (https://tc39.es/ecma426/) of a module that has moved to `dist`, naming its source in the `src` folder
 * beside it. The map has the text of the source in it as well, which a package does not hold otherwise.
 * @param file the compiled module, from `dist`
 * @example withSourceBeside(map, 'app/boot.js') // names '../../src/app/boot.ts'
 */
export function withSourceBeside(map: string, file: string): string {
  const folder = posix.dirname(file);
  const toSource = posix.relative(posix.join('dist', folder), posix.join('src', folder));
  return map.replace(/(?<="sources":\[")[^"]*\/(?=[^"/]+"\])/, `${toSource}/`);
}
