/** An error stops a build; a warning is told, and the page is shown. */
export type Severity = 'error' | 'warning';

/** What a config can say how to take: `onBrokenLinks` and its like. */
export type Subject = 'link' | 'anchor' | 'markdownLink' | 'picture' | 'route';

/**
 * What parts of a site are checked against, so that a mistake in one place can cancel the checks that rely on it. A path:
 * where `pages/docs` is unknown, so is `pages/docs/roses`.
 *
 * - `pages`: which addresses have a page, by their route
 * - `sources`: which files are pages, by their path from the site's folder
 * - `ids`: the ids of docs pages
 * - `frontmatter`: what the frontmatter of a page says, by the path of its file
 * - `sidebars`, `authors`, `tags`, `locales`: which of them there are, by name
 * - `files`: what the static folders contain
 * - `config`: what the config says in one of its keys
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
  | 'files'
  | 'navbarItems'
  | 'config'
>;

type Subtree<Name extends string> = Name | `${Name}/${string}`;

/** What is wrong with a site: where it is, what was found, and what to do next. */
export type Problem = {
  message: string;
  /** Left out, it is an error. */
  severity?: Severity;
  /** Left out where no config has a say in it. */
  subject?: Subject;
  /** Path from the site's folder, or absolute for files outside it. */
  file?: string;
  /** 1-based. */
  line?: number;
  /** 1-based. */
  column?: number;
  /** What is allowed, or what to do. */
  hint?: string;
  /** What must be known for this to be a mistake of its own. Where an error left it unknown, nothing is reported. */
  dependsOn?: Fact[];
  /** What an error leaves unknown about the site until it is fixed. */
  leavesUnknown?: Fact[];
};

/** Ends a command because of mistakes in the site; never for a mistake in the engine. */
export class SiteError extends Error {
  readonly problems: Problem[];

  /** @param problems with warnings among them, so that all is told at once */
  constructor(problems: Problem[], options?: ErrorOptions) {
    super(formatProblems(problems), options);
    this.name = 'SiteError';
    this.problems = problems;
  }
}

/**
 * All problems as text, grouped by file in the order of lines; warnings are marked as such.
 * @example
 * docs/a.md
 *   12:5  The link "b.md" leads to no page.
 *         Did you mean "c.md"?
 */
export function formatProblems(problems: Problem[]): string {
  const groups = Map.groupBy(inOrder(problems), (problem) => problem.file ?? '');
  return [...groups]
    .map(([file, group]) => (file ? `${file}\n${formatGroup(group)}` : formatGroup(group)))
    .join('\n\n');
}

/** By file, line and column. */
export function inOrder(problems: Problem[]): Problem[] {
  return problems.toSorted(
    (a, b) =>
      (a.file ?? '').localeCompare(b.file ?? '') ||
      (a.line ?? 0) - (b.line ?? 0) ||
      (a.column ?? 0) - (b.column ?? 0),
  );
}

function formatGroup(problems: Problem[]): string {
  return problems.map(formatProblem).join('\n');
}

function formatProblem({ severity, message, line, column, hint }: Problem): string {
  const place = line === undefined ? '' : `${line}:${column ?? 1}  `;
  const indent = ' '.repeat(place ? 2 + place.length : 4);
  const mark = severity === 'warning' ? 'Warning: ' : '';
  const lines = [mark + message, ...(hint ? hint.split('\n') : [])];
  return `  ${place}${lines.join('\n').replaceAll('\n', `\n${indent}`)}`;
}

/** The facts about one page or all pages below a route. @example pagesAt('/docs') // 'pages/docs' */
export function pagesAt(route: string): Fact {
  return route === '/' ? 'pages' : `pages/${route.replace(/^\/+/, '')}`;
}

export function isWarning({ severity }: Problem): boolean {
  return severity === 'warning';
}

/** @example countProblems(problems) // '1 error, 12 warnings' */
export function countProblems(problems: Problem[]): string {
  const warnings = problems.filter(isWarning).length;
  const errors = problems.length - warnings;
  const count = (number: number, word: string) =>
    number === 0 ? [] : [`${number} ${word}${number === 1 ? '' : 's'}`];
  return [...count(errors, 'error'), ...count(warnings, 'warning')].join(', ');
}
