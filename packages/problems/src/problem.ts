/** An error stops the build; a warning is reported and the page is still built. */
export type Severity = 'error' | 'warning';

/** Kinds of problems whose severity the config sets, with `onBrokenLinks` and similar options. */
export type Subject =
  | 'link'
  | 'anchor'
  | 'markdownLink'
  | 'picture'
  | 'route'
  | 'redirect'
  | 'page';

/**
 * The facts that checks rely on, so that an error in one place can suppress the checks that depend
 * on it. Facts are paths: if `pages/docs` is unknown, so is `pages/docs/roses`.
 *
 * - `pages`: which URLs have a page, by route
 * - `sources`: which files are pages, by path relative to the site's folder
 * - `ids`: the ids of docs pages
 * - `frontmatter`: a page's frontmatter, by the path of its file
 * - `sidebars`, `navbarItems`, `authors`, `tags`, `locales`: which of them exist, by name
 * - `components`: the components of the site that pages need not import
 * - `files`: the content of the static folders
 * - `config`: the value of a config key
 */
export type Fact = Subtree<
  | 'pages'
  | 'sources'
  | 'ids'
  | 'frontmatter'
  | 'sidebars'
  | 'authors'
  | 'tags'
  | 'locales'
  | 'components'
  | 'files'
  | 'navbarItems'
  | 'config'
>;

type Subtree<Name extends string> = Name | `${Name}/${string}`;

/** A mistake in a site: its location, what was found, and what to do. */
export type Problem = {
  message: string;
  /** Defaults to error. */
  severity?: Severity;
  /** Whether it says something about the machine, such as its git clone, so that it is never an error. */
  isNotice?: boolean;
  /** Omitted if the severity is not configurable. */
  subject?: Subject;
  /**
   * Only the first few problems of one kind and severity are printed; the rest is counted.
   * `folia check` prints all of them.
   */
  kind?: string;
  /** Path relative to the site's folder, or absolute for files outside it. */
  file?: string;
  /** 1-based. */
  line?: number;
  /** 1-based. */
  column?: number;
  /** What is allowed, or what to do. */
  hint?: string;
  /** The pages that fail because of this mistake, if it is in a file that they use. */
  partOf?: string[];
  /**
   * Facts this problem relies on. If an error left one of them unknown, the problem is not
   * reported.
   */
  dependsOn?: Fact[];
  /** Facts that are unknown until this error is fixed. */
  leavesUnknown?: Fact[];
};

/** Ends a command because of mistakes in the site, never because of a bug in the engine. */
export class SiteError extends Error {
  readonly problems: Problem[];

  /** @param problems including warnings, so that everything is reported at once */
  constructor(problems: Problem[], options?: ErrorOptions) {
    super(formatProblems(problems), options);
    this.name = 'SiteError';
    this.problems = problems;
  }
}

/** Does nothing if all problems are warnings. @throws SiteError with all of them if one is an error */
export function throwIfErrors(problems: Problem[], options?: ErrorOptions): void {
  if (!problems.every(isWarning)) throw new SiteError(problems, options);
}

/**
 * Formats problems as text, grouped by file and sorted by line. Warnings are marked as such.
 *
 * @param options.listsAll whether to list every problem of a kind, and not only the first few
 *
 * @example
 * docs/a.md
 *   12:5  The link "b.md" does not lead to a page.
 *         Did you mean "c.md"?
 */
export function formatProblems(problems: Problem[], { listsAll = false } = {}): string {
  const sorted = sortProblems(problems);
  const printed = listsAll ? sorted : sumUpKinds(sorted);
  const groups = Map.groupBy(printed, (problem) => problem.file ?? '');
  return [...groups]
    .map(([file, group]) => (file ? `${file}\n${formatGroup(group)}` : formatGroup(group)))
    .join('\n\n')
    .replaceAll(UNPRINTABLE, '\uFFFD');
}

/** Characters that move the cursor, color the text or change its direction; messages quote untrusted texts. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what it is about
const UNPRINTABLE = /[\0-\x08\x0b-\x1f\x7f-\x9f\u202a-\u202e\u2066-\u2069]/g;

/** How many problems of one kind are printed. */
const MAX_OF_KIND = 10;

/** Keeps the first few problems of each kind; the last one says how many are left out. */
function sumUpKinds(problems: Problem[]): Problem[] {
  const keyOf = ({ kind, severity = 'error' }: Problem) => kind && `${severity} ${kind}`;
  const groups = Map.groupBy(problems, keyOf);
  const seen = new Map<string, number>();
  return problems.flatMap((problem) => {
    const key = keyOf(problem);
    const total = groups.get(key)?.length ?? 0;
    // A single problem takes no more room than the sentence that counts it.
    if (!key || total <= MAX_OF_KIND + 1) return [problem];
    const count = (seen.get(key) ?? 0) + 1;
    seen.set(key, count);
    if (count > MAX_OF_KIND) return [];
    if (count < MAX_OF_KIND) return [problem];
    const more = `… and ${total - MAX_OF_KIND} more of this kind (${problem.kind}); \`folia check\` lists all.`;
    return [{ ...problem, hint: [problem.hint, more].filter(Boolean).join('\n') }];
  });
}

/** Each problem once, such as that of a component that a page uses several times. */
export function uniqueProblems(problems: Problem[]): Problem[] {
  return [...new Map(problems.map((problem) => [JSON.stringify(problem), problem])).values()];
}

/** Sorted by file, line and column. */
export function sortProblems(problems: Problem[]): Problem[] {
  return problems.toSorted(
    (a, b) =>
      (a.file ?? '').localeCompare(b.file ?? '', 'en') ||
      (a.line ?? 0) - (b.line ?? 0) ||
      (a.column ?? 0) - (b.column ?? 0),
  );
}

function formatGroup(problems: Problem[]): string {
  return problems.map(formatProblem).join('\n');
}

function formatProblem({ severity, message, line, column, hint, partOf }: Problem): string {
  const place = line === undefined ? '' : `${line}:${column ?? 1}  `;
  const indent = ' '.repeat(place ? 2 + place.length : 4);
  const mark = severity === 'warning' ? 'Warning: ' : '';
  const lines = [mark + message + describePages(partOf), ...(hint ? hint.split('\n') : [])];
  return `  ${place}${lines.join('\n').replaceAll('\n', `\n${indent}`)}`;
}

function describePages([first, ...others]: string[] = []): string {
  if (first === undefined) return '';
  const count = others.length === 1 ? ' and 1 other page' : ` and ${others.length} other pages`;
  return ` This is part of ${first}${others.length === 0 ? '' : count}.`;
}

/**
 * The facts about one page or all pages below a route.
 * @example pagesAt('/docs') // 'pages/docs'
 */
export function pagesAt(route: string): Fact {
  return route === '/' ? 'pages' : `pages/${route.replace(/^\/+/, '')}`;
}

/** A problem without a severity is an error. */
export function isWarning({ severity }: Problem): boolean {
  return severity === 'warning';
}

/** Adds to errors of a page what is built instead, if the config allows that. Warnings are unchanged. */
export function withConsequence(problems: Problem[], what: string): Problem[] {
  // The page still exists, so nothing else is unknown.
  return problems.map(({ leavesUnknown: _, ...problem }) => {
    if (isWarning(problem)) return problem;
    const { hint, subject = 'page' } = problem;
    return { ...problem, subject, hint: hint ? `${hint}\n${what}` : what };
  });
}

/** @example countProblems(problems) // '1 error, 12 warnings' */
export function countProblems(problems: Problem[]): string {
  const warnings = problems.filter(isWarning).length;
  const errors = problems.length - warnings;
  const count = (number: number, word: string) =>
    number === 0 ? [] : [`${number} ${word}${number === 1 ? '' : 's'}`];
  return [...count(errors, 'error'), ...count(warnings, 'warning')].join(', ');
}
