import { readFileSync } from 'node:fs';
import { quotedTextLine } from '../read/config/quoted-line.ts';

/**
 * The line (1-based) of an import in the file of a module as it was written, which differs from that in the compiled code;
 * undefined if the code has another specifier.
 */
export function lineOfImport(file: string, specifier: string): number | undefined {
  return quotedTextLine(readFileSync(file, 'utf8'), specifier);
}
