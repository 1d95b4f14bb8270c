import type { Problem } from 'folia-problems';
import { parseDocument } from 'yaml';
import type { MarkdownPage } from '../model/source-page.ts';
import { keyLine } from './config/key-line.ts';

/**
 * The file and line of a field in the frontmatter of a page: for a translation without it, those in its original.
 * @param part the position of an entry, if the field is a list
 */
export function fieldPlace(
  { path, written }: Pick<MarkdownPage, 'path' | 'written'>,
  field: string,
  ...part: number[]
): Pick<Problem, 'file' | 'line'> {
  const own = written.find(({ yaml }) => parseDocument(yaml, { logLevel: 'silent' }).has(field));
  // The line that opens the frontmatter is before its first one.
  return own
    ? { file: own.path, line: keyLine(own.yaml, [field, ...part]) + 1 }
    : { file: path, line: 1 };
}
