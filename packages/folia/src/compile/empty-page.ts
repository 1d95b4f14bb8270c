import { isWarning } from 'folia-problems';
import type { CompiledPage } from '../model/compiled-page.ts';

/** What an author can do about a page without text. */
export const UNWRITTEN =
  'Write its text, add "draft: true" to its frontmatter until there is some, or delete the file.';

/** What an author can do about a page whose components render nothing. */
export const RENDERED_NOTHING =
  'Its components render nothing while the site is built. What needs a browser belongs in a file "*.island.tsx".';

/**
 * Adds a warning to a page without any content. If something else is wrong with it, it may be empty for that reason.
 * @param file its path
 * @param hint what its author can do
 */
export function withEmptyWarning(page: CompiledPage, file: string, hint: string): CompiledPage {
  const { html, problems } = page;
  const isEmpty = html.replace(/<!--[\s\S]*?-->/g, '').trim() === '';
  if (!isEmpty || !problems.every(isWarning)) return page;
  const warning = {
    severity: 'warning',
    kind: 'pages without content',
    file,
    message: 'The page has no content, so readers see only its title.',
    hint,
  } as const;
  return { ...page, problems: [...problems, warning] };
}
