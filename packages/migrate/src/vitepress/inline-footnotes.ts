import { mapOutsideCode } from '../outside-code.ts';

/** A text without brackets, or with pairs of them, such as links. */
const INLINE = /(?<!\\)\^\[((?:[^[\]\\]|\\.|\[(?:[^[\]\\]|\\.)*\])+)\]/g;

/**
 * Moves the texts of `^[…]`, a syntax of markdown-it-footnote (https://github.com/markdown-it/markdown-it-footnote), to
 * footnotes at the end of the page.
 */
export function moveInlineFootnotes(text: string): string {
  const notes: string[] = [];
  return mapOutsideCode(text, (hidden) => {
    const taken = new Set(
      Array.from(hidden.matchAll(/\[\^([^\]\s]+)\]/g), ([, name = '']) => name),
    );
    const replaced = hidden.replace(INLINE, (_whole, note: string) => {
      let number = notes.length + 1;
      while (taken.has(`note-${number}`)) number += 1;
      taken.add(`note-${number}`);
      notes.push(`[^note-${number}]: ${note.replace(/\s*\n\s*/g, ' ')}`);
      return `[^note-${number}]`;
    });
    return notes.length === 0 ? replaced : `${replaced.trimEnd()}\n\n${notes.join('\n\n')}\n`;
  });
}
