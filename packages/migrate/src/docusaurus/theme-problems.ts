import { findUnsupported, type UnsupportedImport } from './check-imports.ts';

/** A component in the theme folder, with all of its files. */
type ThemeFiles = { path: string; files: string[] };

/**
 * Finds the components of a theme folder that cannot run. A copy of a component that the engine also has does not keep
 * those that import it from running: they get the engine's.
 *
 * @param texts all code files, by path
 * @returns why not, by the path of the component
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
      const [reason] = findUnsupported([component.path], { texts }, setAside);
      return reason ? [{ ...component, reason }] : [];
    });
  let failing = findFailing();
  while (failing.length > 0) {
    const own = failing.filter(({ files, reason }) => files.includes(reason.file));
    // Without such a component, all others fail because of what they share.
    const found = own.length > 0 ? own : failing;
    for (const { path, files, reason } of found) {
      problems.set(path, describe(reason));
      for (const file of files) setAside.add(file);
    }
    failing = findFailing();
  }
  return problems;
}

function describe({ source, file, line, why }: UnsupportedImport): string {
  return `"${source}" (${file}:${line}): ${why}`;
}
