import { parse, postprocess, preprocess } from 'micromark';
import type { Extension, Point, TokenType } from 'micromark-util-types';
import { unified } from 'unified';
import { remarkContainerDirectives } from '../remark/container-directives.ts';

export type TextFormat = 'md' | 'mdx';

/** A range of code in the text. `end` is exclusive. */
export type CodeRange = { kind: 'block' | 'inline'; start: Point; end: Point };

/** MDX has no indented code and no HTML, so a fence can have any indentation. */
const MDX: Extension = {
  disable: { null: ['autolink', 'codeIndented', 'htmlFlow', 'htmlText'] },
};

const directives = unified().use(remarkContainerDirectives).freeze().data().micromarkExtensions;

const EXTENSIONS: Record<TextFormat, Extension[]> = {
  md: directives ?? [],
  mdx: [...(directives ?? []), MDX],
};

const KINDS: Partial<Record<TokenType, CodeRange['kind']>> = {
  codeFenced: 'block',
  codeIndented: 'block',
  codeText: 'inline',
};

/**
 * Finds code in text with the Markdown parser: fenced blocks, indented blocks and inline code. For MDX, only the
 * Markdown syntax is parsed, so the text may contain JSX errors.
 */
export function codeRanges(text: string, format: TextFormat): CodeRange[] {
  const chunks = preprocess()(text, undefined, true);
  const document = parse({ extensions: EXTENSIONS[format] }).document();
  return postprocess(document.write(chunks)).flatMap(([when, token]) => {
    const kind = when === 'enter' ? KINDS[token.type] : undefined;
    return kind ? [{ kind, start: token.start, end: token.end }] : [];
  });
}
