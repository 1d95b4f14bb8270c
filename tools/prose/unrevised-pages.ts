import type { Problem } from 'folia-problems';

/**
 * Leaves out the problems of pages that are still to be revised. A page on the list that has none, or
 * that does not exist, is a warning, so that it leaves the list.
 *
 * @param paths of all files that were checked
 * @param unrevised paths of the files still to be revised
 * @param list the file that lists them
 */
export function exceptUnrevised(
  problems: readonly Problem[],
  {
    paths,
    unrevised,
    list,
  }: { paths: readonly string[]; unrevised: readonly string[]; list: string },
): Problem[] {
  const known = new Set(paths);
  const todo = new Set(unrevised);
  const withProblems = new Set(problems.map(({ file }) => file));
  return [
    ...problems.filter(({ file }) => file === undefined || !todo.has(file)),
    ...unrevised
      .filter((path) => !withProblems.has(path))
      .map((path): Problem => {
        const message = known.has(path)
          ? `${path} has no problems left: remove it.`
          : `${path} does not exist: remove it.`;
        return { file: list, severity: 'warning', message };
      }),
  ];
}
