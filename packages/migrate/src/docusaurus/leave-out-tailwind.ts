import type { Note } from '../note.ts';

/** The imports with which a style sheet gets the rules of Tailwind: https://tailwindcss.com/docs/functions-and-directives */
const RULES = /^[ \t]*@(?:import\s+(?:url\(\s*)?['"]tailwindcss[^;]*|tailwind\s+[^;]*);/gm;

/**
 * Comments out the imports of Tailwind in a style sheet. Its rules are made from the classes in the source by a step of the
 * build, which does not run here; the other rules of the sheet still apply. Lines stay where they are.
 */
export function leaveOutTailwind(
  path: string,
  text: string,
): { text: string; note: Note } | undefined {
  if (!/\.(?:css|s[ac]ss)$/.test(path)) return undefined;
  const changed = text.replace(RULES, (rule) => `/* Not migrated: ${rule.trim()} */`);
  if (changed === text) return undefined;
  const reason = `Its imports of Tailwind are now comments, since Tailwind does not run here. List the sheet that Tailwind's command-line tool writes in "customCss".`;
  return {
    text: changed,
    note: { group: 'theme', outcome: 'dropped', key: path, text: reason, isUrgent: true },
  };
}
