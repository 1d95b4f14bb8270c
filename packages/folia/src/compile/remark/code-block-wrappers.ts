import type { Code, Construct, Effects, State, TokenType } from 'micromark-util-types';
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
  const { parser } = this;
  let ends: ReadonlySet<number> = new Set();
  this.parser =
    parser &&
    ((text, file) => {
      ends = text.includes(LANGUAGE) ? findEnds(text) : new Set();
      return parser(text, file);
    });
  const fence: Construct = {
    name: WRAPPER,
    tokenize(effects, ok, nok) {
      return wrapperFence(ends.has(this.now().line), effects, ok, nok);
    },
  };
  data.micromarkExtensions.push({ flow: { [BACKTICK]: fence, [TILDE]: fence } });
}

/** Tokenizes a fence that opens or closes a wrapper. The line produces no output. */
function wrapperFence(closes: boolean, effects: Effects, ok: State, nok: State): State {
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
    if (language !== LANGUAGE && !(closes && language === '')) return nok(code);
    effects.exit(WRAPPER);
    return ok(code);
  }
}

/** A fence at the start of a line, possibly within quotations and lists. */
const FENCE = /^(?:[ \t]|>|[-*+][ \t]|\d+[.)][ \t])*(`{3,}|~{3,})(.*)$/;

/**
 * Finds the lines that close a wrapper, 1-based. This needs the whole text: a tokenizer does not see what comes before the
 * last list or quotation.
 */
function findEnds(text: string): Set<number> {
  const ends = new Set<number>();
  const wrappers: string[] = [];
  let code: string | undefined;
  for (const [index, line] of text.split(/\r\n|\n|\r/).entries()) {
    const [, marks, info = ''] = FENCE.exec(line) ?? [];
    if (marks === undefined || (marks.startsWith('`') && info.includes('`'))) continue;
    const isPlain = info.trim() === '';
    if (code !== undefined) {
      if (isPlain && marks.startsWith(code)) code = undefined;
    } else if (info.trim().split(/\s/)[0] === LANGUAGE) {
      wrappers.push(marks);
    } else if (isPlain && wrappers.length > 0 && marks.startsWith(wrappers.at(-1) ?? '')) {
      wrappers.pop();
      ends.add(index + 1);
    } else {
      code = marks;
    }
  }
  return ends;
}
