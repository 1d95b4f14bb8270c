/**
 * The number of typing errors between two words: an extra, missing or wrong letter, or two swapped
 * letters (optimal string alignment,
 * https://en.wikipedia.org/wiki/Damerau%E2%80%93Levenshtein_distance).
 *
 * @param limit counting stops above it; the result is then some number greater than it
 */
export function typingErrors(a: string, b: string, limit: number): number {
  if (Math.abs(a.length - b.length) > limit) return limit + 1;
  let beforeLast: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, column) => column);
  for (let row = 1; row <= a.length; row += 1) {
    const current = [row];
    let best = row;
    for (let column = 1; column <= b.length; column += 1) {
      const isSame = a[row - 1] === b[column - 1];
      let errors = Math.min(
        at(last, column) + 1,
        at(current, column - 1) + 1,
        at(last, column - 1) + (isSame ? 0 : 1),
      );
      if (isSwapped(a, b, row, column)) errors = Math.min(errors, at(beforeLast, column - 2) + 1);
      current.push(errors);
      best = Math.min(best, errors);
    }
    if (best > limit) return best;
    beforeLast = last;
    last = current;
  }
  return at(last, b.length);
}

function isSwapped(a: string, b: string, row: number, column: number): boolean {
  if (row < 2 || column < 2) return false;
  return a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1];
}

function at(row: number[], column: number): number {
  return row[column] ?? Number.POSITIVE_INFINITY;
}
