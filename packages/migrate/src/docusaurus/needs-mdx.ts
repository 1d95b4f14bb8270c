import { splitFrontmatter, VOID_ELEMENTS, withoutCode } from 'folia/format';
import { Visitor } from 'vite';
import { parseCode } from '../code-syntax.ts';

/**
 * Imports and exports, components, fragments, expressions in attributes and in text, attributes with other names than in
 * HTML, self-closing elements, and MDX comments: https://mdxjs.com/docs/what-is-mdx/
 */
const MDX_SYNTAX = [
  /^(?:import\s+[\w$*{][^'"]*from\s*['"]|import\s*['"]|export\s+(?:default|const|function)\s)/m,
  /<\/?[A-Z][\w.]*(?=[\s/>])/,
  /<>/,
  /<[a-z][\w-]*(?:\s[^<>]*)?\s[\w-]+=\{/,
  /<[a-z][\w-]*(?:\s[^<>]*)?\s(?:className|htmlFor|stroke[A-Z]\w*|fillRule|clipRule|xlinkHref)=/,
  new RegExp(`<(?!(?:${[...VOID_ELEMENTS].join('|')})\\b)[a-z][\\w-]*(?:\\s[^<>]*)?/>`),
  /(?<![\\$])\{(?!#[\w-]+\})(?:\/\*|[\w$'"`(][^{}\n]*\})/,
];

/** Code that Docusaurus reads as MDX: https://docusaurus.io/docs/api/plugins/@docusaurus/plugin-content-docs */
const MDX_BLOCK = /^[ \t]*(?:`{3,}|~{3,})mdx-code-block/m;

/** Code that a plugin turns into tabs. */
const TAB_BLOCK = /^[ \t]*(?:`{3,}|~{3,})[\w-]+[ \t](?:.*[ \t])?tab(?:=|\s|$)/m;

/**
 * Whether a Markdown file uses MDX. Docusaurus treats `.md` as MDX, the engine treats it as
 * Markdown, so such a file must be renamed to `.mdx`.
 */
export function needsMdx(text: string): boolean {
  if (hasMdxBlock(text) || TAB_BLOCK.test(text)) return true;
  // Finding the code takes time, and most pages have no such syntax even in code.
  if (!MDX_SYNTAX.some((pattern) => pattern.test(text))) return false;
  const prose = withoutCode(splitFrontmatter(text).body, 'mdx').replace(/<!--[\s\S]*?-->/g, '');
  return MDX_SYNTAX.some((pattern) => pattern.test(prose));
}

/** Whether a Markdown file has code that Docusaurus reads as MDX. */
export function hasMdxBlock(text: string): boolean {
  return MDX_BLOCK.test(text);
}

/** Whether code contains JSX, which Vite supports only in `.jsx` files. */
export function hasJsx(text: string): boolean {
  let found = false;
  const note = () => {
    found = true;
  };
  new Visitor({ JSXElement: note, JSXFragment: note }).visit(parseCode(text));
  return found;
}
