import { findLeadHeading, splitFrontmatter } from 'folia/format';
import { originalPath } from '../original-path.ts';
import { FENCED, keyLines } from './key-lines.ts';
import type { Texts } from './rename-files.ts';

/** Files that begin with an underscore are partials. */
const PAGE = /(?:^|\/)[^_/][^/]*\.mdx?$/;
/** A slug that the engine resolves from the folder of the page, but Docusaurus from the root of the site. */
const RELATIVE_SLUG = /^(slug:[ \t]*['"]?)(?=[^\s/'"])/m;

/**
 * Gives single pages in Markdown the title and the address that they have in Docusaurus, which shows the title from
 * frontmatter only in browser tabs. A home page can then begin with its own title in HTML.
 */
export function adaptSinglePages(texts: Texts, pagesPath: string): Map<string, string> {
  return new Map(
    [...texts].map(([path, text]) => {
      const isPage = PAGE.test(path) && (originalPath(path) ?? path).startsWith(`${pagesPath}/`);
      return [path, isPage ? withRootSlug(withoutAddedTitle(text)) : text];
    }),
  );
}

function withoutAddedTitle(text: string): string {
  if (findLeadHeading(splitFrontmatter(text).body) !== undefined) return text;
  const [, open, yaml = ''] = FENCED.exec(text) ?? [];
  const line = 'hide_title: true\n';
  if (open === undefined) return `---\n${line}---\n\n${text}`;
  const isSet = keyLines(yaml).some(({ key }) => key === 'hide_title');
  return isSet ? text : text.replace(open, () => open + line);
}

function withRootSlug(text: string): string {
  return text.replace(FENCED, (head) => head.replace(RELATIVE_SLUG, '$1/'));
}
