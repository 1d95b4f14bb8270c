import { z } from 'zod';

/**
 * The rows of a data file, as the component that shows them expects them.
 *
 * @param file - Path of the data file from the site's folder, for messages.
 * @param row - What each row must be; strict objects catch misspelled keys.
 * @param value - The default export of the data file.
 * @throws Error that names the file, each wrong row by its number from 1, the key and what is allowed.
 */
export function readRows<Row extends z.ZodType>(
  file: string,
  row: Row,
  value: unknown,
): z.output<Row>[] {
  const result = z.array(row).min(1).safeParse(value);
  if (result.success) return result.data;
  const mistakes = result.error.issues.map(({ path: [index, ...key], message }) =>
    typeof index === 'number'
      ? `  row ${index + 1}${key.length > 0 ? `, ${key.join('.')}` : ''}: ${message}`
      : `  ${message}`,
  );
  throw new Error([`${file} has rows that cannot be shown:`, ...mistakes].join('\n'));
}
