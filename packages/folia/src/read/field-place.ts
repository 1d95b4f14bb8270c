import type { Problem } from 'folia-problems';
import { parseDocument } from 'yaml';
import type { MarkdownPage } from '../model/source-page.ts';
import { keyLine } from './config/key-line.ts';

/**
 * The file and line of a field in the frontmatter of a page, or of its original if a translation lacks the field.
 * @param part the position of an entry, if the field is a list
 */
export function fieldPlace(
  { path, written }: Pick<MarkdownPage, 'path' | 'written'>,
  field: string,
  ...part: number[]
): Pick<Problem, 'file' | 'line'> {
  const own = written.find(({ yaml }) => parseDocument(yaml, { logLevel: 'silent' }).has(field));
  // Counts the line that opens the frontmatter.
  return own
    ? { file: own.path, line: keyLine(own.yaml, [field, ...part]) + 1 }
    : { file: path, line: 1 };
}
