import type { Problem } from 'folia-problems';
import type { VFile } from 'vfile';

/** A node of either tree with a position in the source. */
type Placed = { position?: { start: { line: number; column: number } } | undefined };

/** Adds a problem with its position to those of the page, so that all can be reported together. */
export function report(
  file: VFile,
  { position }: Placed,
  problem: Pick<Problem, 'message' | 'hint' | 'severity' | 'subject' | 'kind' | 'dependsOn'>,
): void {
  const { line, column } = position?.start ?? {};
  file.data.collected?.problems.push({ file: file.path, line, column, ...problem });
}
