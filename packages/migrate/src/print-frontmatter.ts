import { stringify } from 'yaml';
import type { Values } from './note.ts';

/**
 * The frontmatter of a page, and its text below. Keys that the engine does not have are comments, so that they remain
 * readable.
 */
export function printPage(frontmatter: Values, body: string, dropped: Values = {}): string {
  const entries = Object.fromEntries(
    Object.entries(frontmatter).filter(([, value]) => value !== undefined),
  );
  const kept = Object.keys(entries).length === 0 ? '' : stringify(entries, { lineWidth: 0 });
  const comments = Object.entries(dropped)
    .map(([key, value]) => stringify({ [key]: value }, { lineWidth: 0 }))
    .join('')
    .replace(/^(?=.)/gm, '# ');
  const text = body.replace(/^\s*\n/, '').trimEnd();
  // A rule at the start of the text would begin frontmatter.
  const isAmbiguous = /^\uFEFF?---[ \t]*$/m.test(text.split('\n', 1)[0] ?? '');
  const head = kept + comments;
  if (head === '') return `${isAmbiguous ? `***${text.slice(3)}` : text}\n`;
  return `---\n${head}---\n\n${text}\n`;
}
