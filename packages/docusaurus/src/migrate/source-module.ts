import { fileURLToPath } from 'node:url';

/** The module of stand-ins, which runs beside the modules of a source folder. */
export const STAND_IN = fileURLToPath(new URL('./missing-package.ts', import.meta.url));

/**
 * Text that runs as an ES module and has what CommonJS offers besides. All of it is added to the first and behind the
 * last line, so that line numbers in messages stay true.
 */
export function asEsModule(code: string, file: string): string {
  const path = JSON.stringify(file);
  const uses = (name: string) =>
    new RegExp(`(?<![\\w$.])${name}(?![\\w$])`).test(code) &&
    !new RegExp(`(?:const|let|var)\\s+${name}\\s*=`).test(code);
  const head = [
    uses('require')
      ? `import { createRequire as __createRequire } from 'node:module'; import { tolerant as __tolerant } from ${JSON.stringify(STAND_IN)}; const require = __tolerant(__createRequire(${path}));`
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

/** The names that a module's text imports or re-exports from a package, as they are called there. */
export function importedNames(code: string, source: string): string[] {
  const from = `\\s*from\\s*['"]${escaped(source)}['"]`;
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
    [...code.matchAll(new RegExp(`(?<![\\w$.])${escaped(space)}\\.([\\w$]+)`, 'g'))].map(
      ([, name = '']) => name,
    ),
  );
  const names = [...listed, ...read].filter((name) => /^[\w$]+$/.test(name) && name !== 'default');
  return [...new Set(names)];
}

/** A text as a pattern that matches it and nothing else. `RegExp.escape` does this from Node 24. */
function escaped(text: string): string {
  return text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');
}
