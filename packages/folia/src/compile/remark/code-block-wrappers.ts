import type {
  Code,
  Construct,
  Effects,
  State,
  TokenizeContext,
  TokenType,
} from 'micromark-util-types';
import type { Processor } from 'unified';
import { isLineEnd } from './line-end.ts';

declare module 'micromark-util-types' {
  interface TokenTypeMap {
    codeBlockWrapper: 'codeBlockWrapper';
  }
}

const BACKTICK = 96;
const TILDE = 126;
const LANGUAGE = 'mdx-code-block';
const WRAPPER: TokenType = 'codeBlockWrapper';

/**
 * Ignores fences with the language `mdx-code-block`, with which authors hide JSX from tools for plain Markdown
 * (https://docusaurus.io/docs/api/plugins/@docusaurus/plugin-content-docs). The text between them is part of the page.
 */
export function remarkCodeBlockWrappers(this: Processor): undefined {
  const data = this.data();
  data.micromarkExtensions ??= [];
  const fence: Construct = { name: WRAPPER, tokenize: wrapperFence };
  data.micromarkExtensions.push({ flow: { [BACKTICK]: fence, [TILDE]: fence } });
}

/** Tokenizes a fence that opens or closes a wrapper. The line produces no output. */
function wrapperFence(this: TokenizeContext, effects: Effects, ok: State, nok: State): State {
  const context = this;
  let marker: Code = null;
  let size = 0;
  let info = '';
  return open;

  function open(code: Code): State | undefined {
    marker = code;
    effects.enter(WRAPPER);
    return sequence(code);
  }

  function sequence(code: Code): State | undefined {
    if (code !== marker) return size < 3 ? nok(code) : rest(code);
    effects.consume(code);
    size += 1;
    return sequence;
  }

  function rest(code: Code): State | undefined {
    if (isLineEnd(code)) return lineEnd(code);
    if (code === BACKTICK && marker === BACKTICK) return nok(code);
    info += code === null || code < 0 ? ' ' : String.fromCodePoint(code);
    effects.consume(code);
    return rest;
  }

  function lineEnd(code: Code): State | undefined {
    const [language = ''] = info.trim().split(/\s/);
    const isEnd = language === '' && endsWrapper(context, marker, size);
    if (language !== LANGUAGE && !isEnd) return nok(code);
    effects.exit(WRAPPER);
    return ok(code);
  }
}

/** Whether a fence closes the innermost open wrapper. */
function endsWrapper(context: TokenizeContext, marker: Code, size: number): boolean {
  const open: string[] = [];
  for (const [kind, token] of context.events) {
    if (kind !== 'exit' || token.type !== WRAPPER) continue;
    const fence = context.sliceSerialize(token);
    if (fence.includes(LANGUAGE)) open.push(fence);
    else open.pop();
  }
  const sequence = /^(?:`+|~+)/.exec(open.at(-1) ?? '')?.[0];
  return sequence !== undefined && sequence.codePointAt(0) === marker && sequence.length <= size;
}
