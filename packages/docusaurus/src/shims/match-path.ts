type MatchOptions = {
  path?: string | readonly string[];
  exact?: boolean;
  strict?: boolean;
  sensitive?: boolean;
};

type Match = {
  path: string;
  url: string;
  isExact: boolean;
  params: Record<string, string | undefined>;
};

/**
 * Matches a path with a pattern such as `/docs/:name`, `/docs/:version?` or `/docs/*`, or with the first of several that
 * matches: https://v5.reactrouter.com/web/api/matchPath
 */
export function matchPath(
  pathname: string,
  options: string | readonly string[] | MatchOptions,
): Match | null {
  const settings = isPath(options) ? { path: options } : options;
  const { path = [] } = settings;
  for (const pattern of typeof path === 'string' ? [path] : path) {
    const match = matchPattern(pathname, pattern, settings);
    if (match) return match;
  }
  return null;
}

function isPath(
  options: string | readonly string[] | MatchOptions,
): options is string | readonly string[] {
  return typeof options === 'string' || Array.isArray(options);
}

function matchPattern(pathname: string, path: string, options: MatchOptions): Match | null {
  const { expression, names } = compilePattern(path, options);
  const found = expression.exec(pathname);
  if (!found) return null;
  const [url, ...values] = found;
  const isExact = url === pathname;
  if (options.exact && !isExact) return null;
  return {
    path,
    url: path === '/' && url === '' ? '/' : url,
    isExact,
    params: Object.fromEntries(names.map((name, index) => [name, values[index]])),
  };
}

/**
 * The parts of a pattern that are not plain text: an escaped character; a parameter with its prefix, such as `/:name`,
 * `/:id(\d+)`, `/(a|b)`, each perhaps with `?`, `+` or `*`; any text, `*`.
 */
const PARTS =
  /\\(?<escaped>.)|(?<prefix>[/.])?(?:(?::(?<name>\w+)(?:\((?<own>(?:\\.|[^\\()])+)\))?|\((?<group>(?:\\.|[^\\()])+)\))(?<modifier>[+*?])?|(?<any>\*))/g;

/**
 * Patterns have the syntax of path-to-regexp 1, which React Router 5 uses:
 * https://github.com/pillarjs/path-to-regexp/tree/v1.8.0
 */
function compilePattern(
  path: string,
  { exact = false, strict = false, sensitive = false }: MatchOptions,
): { expression: RegExp; names: string[] } {
  const names: string[] = [];
  let source = '';
  let end = 0;
  for (const { 0: written, index, groups = {} } of path.matchAll(PARTS)) {
    source += escapeText(path.slice(end, index));
    end = index + written.length;
    if (groups['escaped'] === undefined) {
      const unnamed = names.filter((name) => /^\d+$/.test(name)).length;
      names.push(groups['name'] ?? `${unnamed}`);
      source += parameterSource(groups, path[end]);
    } else source += escapeText(groups['escaped']);
  }
  source += escapeText(path.slice(end));
  const flags = sensitive ? '' : 'i';
  return { expression: new RegExp(`^${withEnd(source, { exact, strict })}`, flags), names };
}

/** A parameter as the source of a regular expression with one capture. */
function parameterSource(
  { prefix, own, group, modifier, any }: Record<string, string | undefined>,
  next: string | undefined,
): string {
  const sign = escapeText(prefix ?? '');
  const pattern = own ?? group;
  const once =
    pattern === undefined
      ? any === undefined
        ? `(?:[^${escapeText(prefix ?? '/')}]+?)`
        : '(?:.*)'
      : // Parentheses of a site's pattern would count as captures.
        `(?:${pattern.replace(/[=!:$/()]/g, '\\$&')})`;
  const value = modifier === '+' || modifier === '*' ? `${once}(?:${sign}${once})*` : once;
  if (modifier !== '?' && modifier !== '*') return `${sign}(${value})`;
  // In `/:a?-b`, only the value is optional, since the rest belongs to the same part of the path.
  const isPartial = prefix !== undefined && next !== undefined && next !== prefix;
  return isPartial ? `${sign}(${value})?` : `(?:${sign}(${value}))?`;
}

/** A path may end with a slash unless the match is strict; if not exact, it may also continue after a slash. */
function withEnd(source: string, { exact, strict }: { exact: boolean; strict: boolean }): string {
  const hasSlash = source.endsWith('/');
  const whole = strict ? source : `${hasSlash ? source.slice(0, -1) : source}(?:/(?=$))?`;
  if (exact) return `${whole}$`;
  return strict && hasSlash ? whole : `${whole}(?=/|$)`;
}

function escapeText(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}
