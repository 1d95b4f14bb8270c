import type { Problem } from 'folia-problems';
import { eachSample } from '../checker.ts';
import { lineOfOffset, problemAt, type Sample } from '../sample.ts';
import { commandsOf, isShell } from './commands.ts';

/** In this order: quoted text, escapes, comments, here documents, and what is looked for. */
const TOKENS =
  /'[^']*'|"(?:[^"\\]|\\[\s\S])*"|\\[\s\S]|(?<=^|\s)#.*|<<-?\s*(['"]?)(\w+)\1[\s\S]*?\n\s*\2(?=\n|$)|<([a-z][\w -]*)>/g;

/**
 * Finds `<placeholders>` that a shell takes for redirections. In quotes they are text, so a command
 * that is pasted unchanged only fails.
 */
export const placeholders = eachSample('no bare placeholders', isShell, checkPlaceholders);

/** Commands with words in place of these placeholders, which are reported once. */
export function withWords(commands: string): string {
  return commands.replaceAll(TOKENS, (text, _quote, _word, name) =>
    typeof name === 'string' ? wordFor(name) : text,
  );
}

function wordFor(placeholder: string): string {
  return placeholder.toUpperCase().replaceAll(/[ -]/g, '_');
}

function checkPlaceholders(sample: Sample): Problem[] {
  const commands = commandsOf(sample);
  return Array.from(commands.matchAll(TOKENS)).flatMap(({ 0: text, 3: name, index }) =>
    name === undefined
      ? []
      : [
          problemAt(
            sample,
            lineOfOffset(commands, index),
            `The shell takes "${text}" for a redirection.`,
            `Write it in capitals (${wordFor(name)}), or put quotes around the whole argument.`,
          ),
        ],
  );
}
