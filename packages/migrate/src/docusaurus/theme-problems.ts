import { exportedName, parseCode } from '../code-syntax.ts';
import { findUnsupported, type UnsupportedImport } from './check-imports.ts';
import { themeImport } from './engine-copies.ts';

/** A component in the theme folder, with all of its files. */
type ThemeFiles = { path: string; files: string[] };

/** Hooks that return what is around a page in its sidebar, which only the engine's own list of cards knows. */
const SIDEBAR_HOOKS = new Set(['useCurrentSidebarCategory', 'useCurrentSidebarSiblings']);

const CARD_LIST =
  'Only the engine\'s list of cards knows the sidebar. It takes the place of this one. Style its cards by the class "category-cards".';

/**
 * Finds the components of a theme folder that cannot run. Components that import a copy of one that the engine also has can
 * run: they get the engine's.
 *
 * @param texts all code files, by path
 * @returns why they cannot run, by the path of the component
 */
export function findThemeProblems(
  components: readonly ThemeFiles[],
  texts: ReadonlyMap<string, string>,
): Map<string, string> {
  const problems = new Map<string, string>();
  const setAside = new Set<string>();
  const findFailing = () =>
    components.flatMap((component) => {
      if (problems.has(component.path)) return [];
      const [reason] = [
        ...findUnsupported([component.path], { texts }, setAside),
        ...findSidebarHooks(component, texts),
      ];
      return reason ? [{ ...component, reason }] : [];
    });
  let failing = findFailing();
  while (failing.length > 0) {
    const own = failing.filter(({ files, reason }) => files.includes(reason.file));
    // If none fails because of its own files, all of them fail because of what they share.
    const found = own.length > 0 ? own : failing;
    for (const { path, files, reason } of found) {
      problems.set(path, describe(reason));
      for (const file of files) setAside.add(file);
    }
    failing = findFailing();
  }
  return problems;
}

/** The hooks without data that a list of cards calls. With its original text, it would render itself without end. */
function findSidebarHooks(
  { path, files }: ThemeFiles,
  texts: ReadonlyMap<string, string>,
): UnsupportedImport[] {
  if (themeImport(path) !== '@theme/DocCardList') return [];
  return files.flatMap((file) => {
    const text = texts.get(file) ?? '';
    return parseCode(text).body.flatMap((statement) => {
      if (statement.type !== 'ImportDeclaration') return [];
      const line = text.slice(0, statement.source.start).split('\n').length;
      return statement.specifiers.flatMap((specifier): UnsupportedImport[] => {
        if (specifier.type !== 'ImportSpecifier') return [];
        const name = exportedName(specifier.imported);
        const source = `${name} of ${statement.source.value}`;
        return SIDEBAR_HOOKS.has(name) ? [{ file, line, source, why: CARD_LIST }] : [];
      });
    });
  });
}

function describe({ source, file, line, why }: UnsupportedImport): string {
  return `"${source}" (${file}:${line}): ${why}`;
}
