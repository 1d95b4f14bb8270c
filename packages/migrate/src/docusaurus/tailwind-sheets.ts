import type { Note } from '../note.ts';

/** The imports with which a style sheet gets the rules of Tailwind: https://tailwindcss.com/docs/functions-and-directives */
const RULES = /^[ \t]*@(?:import\s+(?:url\(\s*)?['"]tailwindcss[^;]*|tailwind\s+[^;]*);/gm;

/** Whether a style sheet has directives of Tailwind. */
export function usesTailwind(text: string): boolean {
  return text.search(RULES) !== -1 || /@apply\s/.test(text);
}

/** Whether a style sheet imports parts of Tailwind as style sheets. */
export function importsTailwind(text: string): boolean {
  return /@import\s+(?:url\(\s*)?['"]tailwindcss\//.test(text);
}

/**
 * Comments out the imports of Tailwind in a style sheet of a source that does not list it, since a step of the build would
 * have to make Tailwind's rules. The other rules of the sheet still apply. Lines stay where they are.
 */
export function leaveOutTailwind(
  path: string,
  text: string,
): { text: string; note: Note } | undefined {
  const changed = text.replace(RULES, (rule) => `/* Not migrated: ${rule.trim()} */`);
  if (changed === text) return undefined;
  const reason =
    'Its imports of Tailwind are now comments, since "package.json" does not list Tailwind. Install it, and add it to a "postcss.config.mjs".';
  return {
    text: changed,
    note: { group: 'theme', outcome: 'dropped', key: path, text: reason, isUrgent: true },
  };
}
