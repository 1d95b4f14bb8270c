import type { RootContent } from 'mdast';

/** An element in MDX, on lines of its own or within text. */
export type JsxElement = Extract<RootContent, { type: 'mdxJsxFlowElement' | 'mdxJsxTextElement' }>;
