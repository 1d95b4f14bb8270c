import type { Note } from '../note.ts';
import { importedAsEsModule, importedNames } from '../source-module.ts';
import { isLocalImport, resolveLocalImport } from './local-imports.ts';
import { codeOf, readImports } from './read-imports.ts';
import type { Texts } from './rename-files.ts';

const MAY_BE_COMMON_JS = /\bexports\b/;

/** What the files of the site take from a module: names, or all of it by `require`. */
type Use = { names: Set<string>; isRequired: boolean };

/** What client modules export: https://docusaurus.io/docs/advanced/client#client-module-lifecycles */
const LIFECYCLES = ['onRouteUpdate', 'onRouteDidUpdate'];

/**
 * Converts modules in CommonJS that pages or components import, and client modules, into ES modules, since bundlers treat both
 * alike but browsers and the engine do not. Modules that use Node, or that others require, stay as they are.
 * @param clientModules paths of modules that only browsers run
 */
export function convertCommonJs(
  texts: Texts,
  clientModules: readonly string[],
): { texts: Map<string, string>; notes: Note[] } {
  const candidates = new Set(
    [...texts].flatMap(([path, text]) =>
      /\.[jt]sx?$/.test(path) && MAY_BE_COMMON_JS.test(text) ? [path] : [],
    ),
  );
  const converted = new Map<string, string>();
  if (candidates.size > 0) {
    for (const [path, { names, isRequired }] of findUses(candidates, texts)) {
      const text = isRequired ? undefined : importedAsEsModule(texts.get(path) ?? '', [...names]);
      if (text !== undefined) converted.set(path, text);
    }
    for (const path of clientModules.filter((path) => candidates.has(path))) {
      const text = importedAsEsModule(texts.get(path) ?? '', LIFECYCLES, { isBundled: true });
      if (text !== undefined) converted.set(path, text);
    }
  }
  return {
    texts: new Map([...texts, ...converted]),
    notes: [...converted.keys()].map((path) => ({
      group: 'pages',
      outcome: 'changed',
      key: path,
      text: 'It is an ES module now, since it runs in browsers, or pages or components import it.',
    })),
  };
}

/** How the files of the site use some modules, by their path. */
function findUses(modules: ReadonlySet<string>, texts: Texts): Map<string, Use> {
  const uses = new Map<string, Use>();
  for (const [path, text] of texts) {
    if (!/\.(?:mdx?|[jt]sx?)$/.test(path)) continue;
    for (const { source, isType, isRequired } of readImports(path, text)) {
      const target = isLocalImport(source) ? resolveLocalImport(path, source, texts) : undefined;
      if (target === undefined || isType || !modules.has(target)) continue;
      const use = uses.get(target) ?? { names: new Set(), isRequired: false };
      uses.set(target, use);
      use.isRequired ||= isRequired;
      for (const { code } of codeOf(path, text)) {
        for (const name of importedNames(code, source)) use.names.add(name);
      }
    }
  }
  return uses;
}
