import { parse, postprocess, preprocess } from 'micromark';
import type { Extension, Point, TokenType } from 'micromark-util-types';
import { unified } from 'unified';
import { remarkContainerDirectives } from '../remark/container-directives.ts';

export type TextFormat = 'md' | 'mdx';

/** A piece of code in a text; `end` is behind it. */
export type CodeRange = { kind: 'block' | 'inline'; start: Point; end: Point };

/** MDX has neither indented code nor HTML; a fence may be indented as far as one likes. */
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
 * Where a text has code, as its parser reads it: in blocks, fenced or indented, and within lines. Of MDX only the
 * Markdown is read, so that a text may have mistakes.
 */
export function codeRanges(text: string, format: TextFormat): CodeRange[] {
  const chunks = preprocess()(text, undefined, true);
  const document = parse({ extensions: EXTENSIONS[format] }).document();
  return postprocess(document.write(chunks)).flatMap(([when, token]) => {
    const kind = when === 'enter' ? KINDS[token.type] : undefined;
    return kind ? [{ kind, start: token.start, end: token.end }] : [];
  });
}
