import { withoutCode } from './read-imports.ts';

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
  const prose = withoutCode(text).replace(/<!--[\s\S]*?-->/g, '');
  return MDX_SYNTAX.some((pattern) => pattern.test(prose));
}

/** Whether code has JSX in it: Vite reads it in files named `.jsx` only. */
export function hasJsx(text: string): boolean {
  return /<>|<\/[A-Za-z]|<[A-Z]\w*[^<>]*\/>|<(?:img|br|hr|input)\b[^<>]*\/>/.test(text);
}
