import { withoutCode } from 'folia/format';
import { Visitor } from 'vite';
import { parseCode } from '../code-syntax.ts';

/**
 * Imports and exports, components, expressions in attributes, and MDX comments:
 * https://mdxjs.com/docs/what-is-mdx/
 */
const MDX_SYNTAX = [
  /^(?:import\s+[\w$*{][^'"]*from\s*['"]|import\s*['"]|export\s+(?:default|const|function)\s)/m,
  /<\/?[A-Z][\w.]*(?=[\s/>])/,
  /<[a-z][\w-]*(?:\s[^<>]*)?\s[\w-]+=\{/,
  /\{\/\*/,
];

/**
 * Whether a Markdown file uses MDX. Docusaurus treats `.md` as MDX, the engine treats it as
 * Markdown, so such a file must be renamed to `.mdx`.
 */
export function needsMdx(text: string): boolean {
  const prose = withoutCode(text, 'mdx').replace(/<!--[\s\S]*?-->/g, '');
  return MDX_SYNTAX.some((pattern) => pattern.test(prose));
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
