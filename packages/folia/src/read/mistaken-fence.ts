import type { Problem } from 'folia-problems';

/** The first line of frontmatter in other languages, as other generators accept it, and the name of the language. */
const OTHER_LANGUAGES: [fence: RegExp, name: string][] = [
  [/^\+\+\+[ \t]*(?:\r?\n|$)/, 'TOML'],
  [/^---[ \t]*toml[ \t]*(?:\r?\n|$)/i, 'TOML'],
  [/^;;;[ \t]*(?:\r?\n|$)/, 'JSON'],
  [/^---[ \t]*json5?[ \t]*(?:\r?\n|$)/i, 'JSON'],
  [/^---[ \t]*(?:js|javascript|coffee|coffeescript)[ \t]*(?:\r?\n|$)/i, 'code'],
];

/** A thematic break, and directly below it a key of YAML: with a value, a list or nested keys, unlike any sentence. */
const UNCLOSED = /^---[ \t]*\r?\n(?=[A-Za-z][\w-]*:(?:[ \t]|\r?\n|$))/;

/** Frontmatter between lines of more than three hyphens, and frontmatter that starts below the first line. */
const MISPLACED: [fence: RegExp, message: string][] = [
  [
    /^-{4,}[ \t]*\r?\n(?:(?:[A-Za-z][\w-]*:|[ \t]).*\r?\n)+-{3,}[ \t]*(?:\r?\n|$)/,
    'The lines around the frontmatter have more than three hyphens.',
  ],
  [
    /^\s+---[ \t]*\r?\n(?=[A-Za-z][\w-]*:(?:[ \t]|\r?\n|$))/,
    'The frontmatter does not begin on the first line.',
  ],
];

/**
 * Finds frontmatter that would become text of the page: in a language other than YAML, in the wrong place, or without
 * its last line.
 * @param text of a file without frontmatter in YAML
 */
export function findMistakenFence(text: string): Pick<Problem, 'message' | 'hint'> | undefined {
  const [, language] = OTHER_LANGUAGES.find(([fence]) => fence.test(text)) ?? [];
  if (language !== undefined) {
    return {
      message: `The frontmatter is written in ${language}, not in YAML.`,
      hint: 'Write "---" on the first line, a line such as "title: Roses" for each field, and "---" on the line below the last.',
    };
  }
  const [, misplaced] = MISPLACED.find(([fence]) => fence.test(text)) ?? [];
  if (misplaced !== undefined) {
    return {
      message: misplaced,
      hint: 'Write "---" on the first line of the file. If the line is a thematic break, put a blank line below it.',
    };
  }
  if (!UNCLOSED.test(text)) return undefined;
  return {
    message: 'The frontmatter is not closed.',
    hint: 'Write "---" on the line below its last field. If the first line is a thematic break, put a blank line below it.',
  };
}
