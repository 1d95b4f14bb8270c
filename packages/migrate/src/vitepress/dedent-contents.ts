import { lineAt } from '../outside-code.ts';
import { isAlone, listTags, matchTags } from './vue-tags.ts';

/**
 * Removes the indentation of content in components, which would make it code once the tags around it are gone. All lines
 * keep their numbers.
 */
export function dedentContents(text: string): string {
  const lines = text.split('\n');
  const pairs = [...matchTags(listTags(text))]
    .filter(([opening, closing]) =>
      [opening, closing].every(({ start, end }) => isAlone(text, start, end)),
    )
    // Outer components come first.
    .sort(([one], [other]) => one.start - other.start);
  for (const [opening, closing] of pairs) {
    const first = lineAt(text, opening.end);
    const inner = lines.slice(first, lineAt(text, closing.start) - 1);
    const widths = inner.filter((line) => line.trim() !== '').map(indentation);
    const width = Math.min(...widths);
    const dedented = inner.map((line) => line.slice(Math.min(width, indentation(line))));
    lines.splice(first, inner.length, ...dedented);
  }
  return lines.join('\n');
}

function indentation(line: string): number {
  return line.length - line.trimStart().length;
}
