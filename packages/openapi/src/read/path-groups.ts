/** A segment that all paths of an API may begin with, and that says nothing about its subjects. */
const PREFIX = /^(?:api|apis|rest|v\d[\w.-]*|\d{4}-\d{2}(?:-\d{2})?|latest)$/i;

/**
 * The names of groups for paths: their first segments that are not parameters, such as `Berths` for
 * `/api/v2/berths/{id}`. A version or `api` is skipped if all paths have such a segment there, and so
 * is a segment that they all share, unless it is the last one of a path. Paths without a segment
 * have no group.
 */
export function groupPaths(paths: string[]): Map<string, string> {
  const segments = new Map(paths.map((path) => [path, splitPath(path)]));
  const start = countPrefix([...segments.values()]);
  return new Map(
    [...segments].flatMap(([path, all]) => {
      const segment = all.slice(start).find((part) => !isParameter(part));
      return segment === undefined ? [] : [[path, toTitle(segment)] as const];
    }),
  );
}

/** The number of segments at the start of all paths that do not tell them apart. */
function countPrefix(all: string[][]): number {
  let start = 0;
  for (;;) {
    const found = all.map((segments) => segments[start]);
    const isShared = all.length > 1 && new Set(found).size === 1 && !isLastSomewhere(all, start);
    const isPrefix = found.every((segment) => segment !== undefined && PREFIX.test(segment));
    if (!(isPrefix || (isShared && found[0] !== undefined))) return start;
    start += 1;
  }
}

function isLastSomewhere(all: string[][], index: number): boolean {
  return all.some((segments) => segments.slice(index + 1).every(isParameter));
}

/** The segments of a path, without its query, fragment, and arguments in parentheses. */
function splitPath(path: string): string[] {
  return path
    .replace(/[?#].*$/, '')
    .split('/')
    .map((segment) => segment.replace(/\(.*$/, ''))
    .filter((segment) => segment !== '');
}

function isParameter(segment: string): boolean {
  return segment.startsWith('{') || segment.startsWith(':');
}

/** `pet-types.json` as "Pet types". */
function toTitle(segment: string): string {
  const words = segment
    .replace(/\.(?:json|xml|ya?ml)$/i, '')
    .replace(/\{.*$/, '')
    .replace(/[-_.:]+/g, ' ')
    .trim();
  return words.charAt(0).toUpperCase() + words.slice(1);
}
