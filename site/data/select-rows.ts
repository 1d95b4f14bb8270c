/**
 * The rows whose column has one of the wanted values, in the order of these values.
 *
 * @param file - Path of the data file from the site's folder, for messages.
 * @throws Error that names the file, the unknown values and the allowed ones.
 */
export function selectRows<Column extends string, Row extends Record<Column, string>>(
  file: string,
  rows: readonly Row[],
  column: Column,
  wanted: readonly string[],
): Row[] {
  const allowed = new Set<string>(rows.map((row) => row[column]));
  const unknown = wanted.filter((value) => !allowed.has(value));
  if (unknown.length === 0) {
    return wanted.flatMap((value) => rows.filter((row) => row[column] === value));
  }
  throw new Error(
    [
      `${file} has no row with the ${column} ${unknown.map((value) => `"${value}"`).join(', ')}.`,
      `Allowed are: ${[...allowed].join(', ')}.`,
    ].join('\n'),
  );
}
