import type { TextFormat } from './code-ranges.ts';
import { unwrapMdxCodeBlocks } from './mdx-code-blocks.ts';
import { commentsAsExpressions } from './mdx-comments.ts';
import { escapeMdxHeadingIds } from './mdx-heading-ids.ts';
import { plainText } from './plain-text.ts';

/** A page's text as its parser reads it: the habits of other tools in the form of this one. Lines keep their numbers. */
export function prepareText(body: string, format: TextFormat): string {
  const text = unwrapMdxCodeBlocks(plainText(body), format);
  return format === 'md' ? text : commentsAsExpressions(escapeMdxHeadingIds(text));
}
