import type { SearchedOperation } from './format.ts';

/** What a query says of an operation of an API: `GET /roses/7` as the keys that the operation may have, likeliest first. */
export type OperationAddress = {
  /** In lower case; absent where only a path was typed. */
  method?: string;
  /** Paths with `{}` for each parameter. */
  paths: string[];
};

const METHODS = /^(?:get|put|post|delete|options|head|patch|trace|query)$/i;
const PARAMETER = '{}';
const ORIGIN = /^[a-z][a-z\d+.-]*:\/\/[^/]*/i;
/** Examples and placeholders: `7`, `123e4567-e89b`, `:id`, `{id}`, `<id>`, `$ID`. */
const LOOKS_LIKE_VALUE = /\d|^[:{<$%]/;
const IS_PLACEHOLDER = /^[:{<$%]/;
const MOST_PATHS = 16;

/** The keys of an operation, with and without the base of all paths: `/api/roses/{} get`, `/roses/{} get`. */
export function operationKeys({
  method,
  base,
  path,
}: Pick<SearchedOperation, 'method' | 'base' | 'path'>): string[] {
  const paths = [...new Set([path, base + path])];
  return paths.map((full) => `${pathKey(full)} ${method.toLowerCase()}`);
}

/** The id of an operation, or what its page's address ends with where that has the same letters. */
export function operationName({ id }: Pick<SearchedOperation, 'id'>, url: string): string {
  return id ?? lastSegment(url);
}

/** What a search has to know of an operation: without the id that the address of its page tells. */
export function searchedOperation(operation: SearchedOperation, url: string): SearchedOperation {
  const { id, ...others } = operation;
  const isTold = lettersOf(id ?? '') === lettersOf(lastSegment(url));
  return isTold || id === undefined ? others : operation;
}

function lastSegment(url: string): string {
  return (
    url
      .replace(/(?:\.html|\/)$/, '')
      .split('/')
      .at(-1) ?? ''
  );
}

function lettersOf(name: string): string {
  return name.toLowerCase().replaceAll('-', '');
}

function pathKey(path: string): string {
  return path
    .replace(/\{[^}]*\}/g, PARAMETER)
    .replace(/\/+$/, '')
    .toLowerCase();
}

/** Whether an operation has a key that begins with one of the paths (or is it), and the method. */
export function comparesTo(key: string, path: string, method: string | undefined) {
  const end = key.lastIndexOf(' ');
  const begins = key.startsWith(path) && (!method || key.slice(end + 1) === method);
  return { begins, is: begins && end === path.length };
}

/**
 * Reads a query as the address of an operation. A method without a slash behind it counts in upper case only, since
 * “get” and “delete” begin many a question.
 * @returns undefined where it is none
 */
export function readOperationAddress(text: string): OperationAddress | undefined {
  const [first = '', ...others] = text.trim().split(/\s+/);
  const isMethod = METHODS.test(first);
  const target = isMethod ? others : [first, ...others];
  if (target.length === 0) return undefined;
  const hasPath = target[0]?.includes('/') === true;
  if (!hasPath && !(isMethod && first === first.toUpperCase())) return undefined;
  const segments = (hasPath ? [target[0] ?? ''] : target)
    .flatMap((part) =>
      part
        .replace(ORIGIN, '')
        .replace(/[?#].*$/, '')
        .split('/'),
    )
    .map((segment) => segment.replace(/^["'`]+|["'`,;]+$/g, '').toLowerCase())
    .filter((segment) => segment !== '');
  if (segments.length === 0) return undefined;
  return { method: isMethod ? first.toLowerCase() : undefined, paths: possiblePaths(segments) };
}

/** Which of the segments are values is told by their look, but a name may be one, and a parameter may be left out. */
function possiblePaths(segments: string[]): string[] {
  let paths = [{ path: '', guesses: 0 }];
  for (const [place, segment] of segments.entries()) {
    const readings = place === 0 ? [{ as: `/${segment}`, guesses: 0 }] : readingsOf(segment);
    paths = paths
      .flatMap(({ path, guesses }) =>
        readings.map((reading) => ({
          path: path + reading.as,
          guesses: guesses + reading.guesses,
        })),
      )
      .sort((a, b) => a.guesses - b.guesses)
      .slice(0, MOST_PATHS);
  }
  return paths.map(({ path }) => path);
}

function readingsOf(segment: string): { as: string; guesses: number }[] {
  const value = { as: `/${PARAMETER}`, guesses: LOOKS_LIKE_VALUE.test(segment) ? 0 : 2 };
  if (IS_PLACEHOLDER.test(segment)) return [value];
  const name = { as: `/${segment}`, guesses: LOOKS_LIKE_VALUE.test(segment) ? 1 : 0 };
  return [name, value, { as: `/${PARAMETER}/${segment}`, guesses: 3 }];
}
