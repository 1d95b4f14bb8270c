/**
 * What an `Accept` header (https://www.rfc-editor.org/rfc/rfc9110#section-12.5.1) prefers, in the order of precedence; the
 * first pattern that matches decides. Patterns cannot compare numbers, so Markdown has to have the full weight if HTML is
 * acceptable, too. The syntax is common to PCRE (nginx) and RE2 (Caddy).
 */
export const ACCEPT_PATTERNS: readonly { pattern: string; prefersMarkdown: boolean }[] = [
  { pattern: 'text/markdown\\s*;\\s*q=0(?:\\.0*)?\\s*(?:,|$)', prefersMarkdown: false },
  {
    pattern: 'text/markdown\\s*(?:;\\s*q=1(?:\\.0*)?\\s*)?,(?:.*,)?\\s*text/html\\s*;\\s*q=0',
    prefersMarkdown: true,
  },
  {
    pattern:
      'text/html\\s*;\\s*q=0[0-9.]*\\s*,(?:.*,)?\\s*text/markdown\\s*(?:;\\s*q=1(?:\\.0*)?\\s*)?(?:,|$)',
    prefersMarkdown: true,
  },
  { pattern: 'text/html', prefersMarkdown: false },
  { pattern: 'text/markdown', prefersMarkdown: true },
];
