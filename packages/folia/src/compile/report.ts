import type { Problem } from 'folia-problems';
import type { VFile } from 'vfile';

/** What has a place in the source: a node of either tree. */
type Placed = { position?: { start: { line: number; column: number } } | undefined };

/** Notes a mistake in a page's text with its place, so that all of them can be told at once. */
export function report(
  file: VFile,
  { position }: Placed,
  problem: Pick<Problem, 'message' | 'hint' | 'severity' | 'subject' | 'dependsOn'>,
): void {
  const { line, column } = position?.start ?? {};
  file.data.collected?.problems.push({ file: file.path, line, column, ...problem });
}
