import type { Problem } from 'folia-problems';

/**
 * Turns the problems of pages that are still to be revised into at most one warning: that a page
 * has none any more, so it can leave the list.
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
    ...unrevised.flatMap((path): Problem[] => {
      if (!known.has(path)) return [{ file: list, message: `${path} does not exist.` }];
      if (withProblems.has(path)) return [];
      return [
        { file: list, severity: 'warning', message: `${path} has no problems left: remove it.` },
      ];
    }),
  ];
}
