import type { SearchedOperation } from './format.ts';

/** A query such as `GET /roses/7`, read as the keys the operation may have, most likely first. */
export type OperationAddress = {
  /** In lower case; absent if only a path was typed. */
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
const MAX_PATHS = 16;

/**
 * The keys of an operation, with and without the base path: `/api/roses/{} get`, `/roses/{} get`.
 */
export function operationKeys({
  method,
  base,
  path,
}: Pick<SearchedOperation, 'method' | 'base' | 'path'>): string[] {
  const paths = [...new Set([path, base + path])];
  return paths.map((full) => `${pathKey(full)} ${method.toLowerCase()}`);
}

/** The operation's id, or the last segment of its page's URL if that has the same letters. */
export function operationName({ id }: Pick<SearchedOperation, 'id'>, url: string): string {
  return id ?? lastSegment(url);
}

/** The operation as the index stores it: without its id if the page's URL already ends with it. */
export function searchedOperation(operation: SearchedOperation, url: string): SearchedOperation {
  const { id, ...others } = operation;
  const isImplied = normalizeName(id ?? '') === normalizeName(lastSegment(url));
  return isImplied || id === undefined ? others : operation;
}

function lastSegment(url: string): string {
  return (
    url
      .replace(/(?:\.html|\/)$/, '')
      .split('/')
      .at(-1) ?? ''
  );
}

function normalizeName(name: string): string {
  return name.toLowerCase().replaceAll('-', '');
}

function pathKey(path: string): string {
  return path
    .replace(/\{[^}]*\}/g, PARAMETER)
    .replace(/\/+$/, '')
    .toLowerCase();
}

/**
 * Whether an operation's key starts with, equals, or has as its last segments the path, and whether its method matches.
 * Paths begin with a slash, so that only whole segments count as the last ones.
 */
export function compareKey(key: string, path: string, method: string | undefined) {
  const end = key.lastIndexOf(' ');
  const hasMethod = !method || key.slice(end + 1) === method;
  const isPrefix = hasMethod && key.startsWith(path);
  return {
    isPrefix,
    isExact: isPrefix && end === path.length,
    isSuffix: hasMethod && end > path.length && key.startsWith(path, end - path.length),
  };
}

/** A segment such as `calls.json`, which no slash tells from a word. */
const FILE_NAME = /^[^/.]+\.[^/.]+$/;

/**
 * Reads a query as an operation's method and path. A method without a slash after it counts in
 * upper case only, since many questions begin with “get” or “delete”.
 *
 * @returns undefined if it is not one
 */
export function parseOperationAddress(text: string): OperationAddress | undefined {
  const [first = '', ...others] = text.trim().split(/\s+/);
  const isMethod = METHODS.test(first);
  const target = isMethod ? others : [first, ...others];
  if (target.length === 0) return undefined;
  const hasPath = target[0]?.includes('/') === true;
  const isNamed = !isMethod && others.length === 0 && FILE_NAME.test(first);
  if (!hasPath && !isNamed && !(isMethod && first === first.toUpperCase())) return undefined;
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

/**
 * Segments that look like values probably are, but a name may look like one, and a parameter may be
 * omitted.
 */
function possiblePaths(segments: string[]): string[] {
  let paths = [{ path: '', guesses: 0 }];
  for (const [place, segment] of segments.entries()) {
    const readings = place === 0 ? [{ as: `/${segment}`, guesses: 0 }] : interpretSegment(segment);
    paths = paths
      .flatMap(({ path, guesses }) =>
        readings.map((reading) => ({
          path: path + reading.as,
          guesses: guesses + reading.guesses,
        })),
      )
      .sort((a, b) => a.guesses - b.guesses)
      .slice(0, MAX_PATHS);
  }
  return paths.map(({ path }) => path);
}

function interpretSegment(segment: string): { as: string; guesses: number }[] {
  const value = { as: `/${PARAMETER}`, guesses: LOOKS_LIKE_VALUE.test(segment) ? 0 : 2 };
  if (IS_PLACEHOLDER.test(segment)) return [value];
  const name = { as: `/${segment}`, guesses: LOOKS_LIKE_VALUE.test(segment) ? 1 : 0 };
  return [name, value, { as: `/${PARAMETER}/${segment}`, guesses: 3 }];
}
