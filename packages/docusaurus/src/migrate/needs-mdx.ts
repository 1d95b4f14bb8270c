import { withoutCode } from 'folia/format';
import { Visitor } from 'vite';
import { parseCode } from './code-syntax.ts';

/** Imports and exports, components, expressions in attributes, and comments of MDX: https://mdxjs.com/docs/what-is-mdx/ */
const MDX_SYNTAX = [
  /^(?:import\s+[\w$*{][^'"]*from\s*['"]|import\s*['"]|export\s+(?:default|const|function)\s)/m,
  /<\/?[A-Z][\w.]*(?=[\s/>])/,
  /<[a-z][\w-]*(?:\s[^<>]*)?\s[\w-]+=\{/,
  /\{\/\*/,
];

/**
 * Whether a Markdown file makes use of MDX. Docusaurus reads `.md` as MDX, the engine as Markdown, so such a file must
 * be named `.mdx` to go on working.
 */
export function needsMdx(text: string): boolean {
  const prose = withoutCode(text, 'mdx').replace(/<!--[\s\S]*?-->/g, '');
  return MDX_SYNTAX.some((pattern) => pattern.test(prose));
}

/** Whether code has JSX in it: Vite reads it in files named `.jsx` only. */
export function hasJsx(text: string): boolean {
  let found = false;
  const note = () => {
    found = true;
  };
  new Visitor({ JSXElement: note, JSXFragment: note }).visit(parseCode(text));
  return found;
}
