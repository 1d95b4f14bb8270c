/** A range of media types, whose names are case-insensitive (https://www.rfc-editor.org/rfc/rfc9110#section-8.3.1). */
const MARKDOWN = '(?:^|,)\\s*text/markdown\\s*';
const FULL_WEIGHT = '(?:;\\s*q=1(?:\\.0*)?\\s*)?';

/**
 * What an `Accept` header (https://www.rfc-editor.org/rfc/rfc9110#section-12.5.1) prefers, in the order of precedence; the
 * first pattern that matches decides. Patterns cannot compare numbers, so Markdown has to have the full weight if HTML is
 * acceptable, too. Case does not matter. The syntax is common to JavaScript, PCRE (nginx) and RE2 (Caddy).
 */
export const ACCEPT_PATTERNS: readonly { pattern: string; prefersMarkdown: boolean }[] = [
  { pattern: `${MARKDOWN};(?:[^,]*;)?\\s*q=0(?:\\.0*)?\\s*(?:[,;]|$)`, prefersMarkdown: false },
  { pattern: `${MARKDOWN}${FULL_WEIGHT},(?:.*,)?\\s*text/html\\s*;\\s*q=0`, prefersMarkdown: true },
  {
    pattern: `text/html\\s*;\\s*q=0[0-9.]*\\s*,(?:.*,)?\\s*text/markdown\\s*${FULL_WEIGHT}(?:,|$)`,
    prefersMarkdown: true,
  },
  { pattern: 'text/html', prefersMarkdown: false },
  { pattern: `${MARKDOWN}(?:[,;]|$)`, prefersMarkdown: true },
];
