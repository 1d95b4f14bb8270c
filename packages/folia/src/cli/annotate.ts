import { isAbsolute, join, relative, sep } from 'node:path';
import { formatAnnotations, type Problem } from 'folia-problems';

/**
 * Prints problems so that GitHub shows them beside the changed lines, if this runs in one of its workflows
 * (https://docs.github.com/en/actions/reference/workflows-and-actions/variables).
 */
export function annotate(problems: Problem[], siteDir: string): void {
  const { GITHUB_ACTIONS, GITHUB_WORKSPACE = process.cwd() } = process.env;
  if (GITHUB_ACTIONS !== 'true' || problems.length === 0) return;
  const toPath = (file: string) => {
    const path = relative(GITHUB_WORKSPACE, isAbsolute(file) ? file : join(siteDir, file));
    return path.split(sep).join('/');
  };
  console.log(formatAnnotations(problems, toPath));
}
