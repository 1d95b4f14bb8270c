/**
 * Converts code into an ES module that also supports CommonJS. All additions are on the first line
 * and after the last, so that line numbers stay correct.
 */
export function asEsModule(code: string, file: string): string {
  const path = JSON.stringify(file);
  const uses = (name: string) =>
    new RegExp(`(?<![\\w$.])${name}(?![\\w$])`).test(code) &&
    !new RegExp(`(?:const|let|var)\\s+${name}\\s*=`).test(code);
  const head = [
    uses('require')
      ? `import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(${path});`
      : '',
    uses('__dirname')
      ? `const __dirname = ${JSON.stringify(file.replace(/[\\/][^\\/]*$/, ''))};`
      : '',
    uses('__filename') ? `const __filename = ${path};` : '',
    uses('module') || uses('exports')
      ? 'const module = { exports: {} }; const exports = module.exports;'
      : '',
  ].join(' ');
  const isCommonJs = /(?<![\w$.])(?:module\.)?exports(?:\.\w+|\[[^\]]+\])?\s*=/.test(code);
  const hasDefault = /^\s*export\s+default\b|\bas\s+default\b/m.test(code);
  return `${head}${code}${isCommonJs && !hasDefault ? '\nexport default module.exports;' : ''}`;
}

/** The names that code imports or re-exports from a package, as the package calls them. */
export function importedNames(code: string, source: string): string[] {
  const from = `\\s*from\\s*['"]${RegExp.escape(source)}['"]`;
  const lists = [...code.matchAll(new RegExp(`[{]([^{}]*)[}]${from}`, 'g'))];
  const listed = lists
    .flatMap(([, list = '']) => list.split(','))
    .map(
      (entry) =>
        entry
          .trim()
          .replace(/^type\s+/, '')
          .split(/\s+as\s+/)[0] ?? '',
    );
  const spaces = [...code.matchAll(new RegExp(`\\*\\s+as\\s+([\\w$]+)${from}`, 'g'))];
  const read = spaces.flatMap(([, space = '']) =>
    [...code.matchAll(new RegExp(`(?<![\\w$.])${RegExp.escape(space)}\\.([\\w$]+)`, 'g'))].map(
      ([, name = '']) => name,
    ),
  );
  const names = [...listed, ...read].filter((name) => /^[\w$]+$/.test(name) && name !== 'default');
  return [...new Set(names)];
}
