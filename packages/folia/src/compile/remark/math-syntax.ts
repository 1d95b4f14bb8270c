import { codeText } from 'micromark-core-commonmark';
import type { Code, Construct, Effects, Event, State, TokenizeContext } from 'micromark-util-types';
import { isLineEnd } from './line-end.ts';

const DOLLAR = 36;
const BACKTICK = 96;
const SPACE = 32;
const TAB = -2;

/** Blocks of `$$` on lines of their own, like fenced code. */
export const mathBlock: Construct = { name: 'mathFlow', concrete: true, tokenize: tokenizeBlock };

/** Inline formulas between dollar signs: inline code with another mark, so the parser for code does the work. */
export const inlineMath: Construct = {
  ...codeText,
  name: 'mathText',
  previous(code) {
    return code !== DOLLAR || this.events.at(-1)?.[1].type === 'characterEscape';
  },
  resolve: (events, context) => events && renamed(codeText.resolve?.(events, context) ?? events),
  tokenize(effects, ok, nok) {
    let actual: Code = null;
    let isDone = false;
    const finish = (state: State) => () => {
      isDone = true;
      return state(actual);
    };
    const watched: Effects = { ...effects, consume: () => effects.consume(actual) };
    const follow = (state: State | undefined): State | undefined =>
      state &&
      ((code) => {
        actual = code;
        const next = state(asCode(code));
        return isDone ? next : follow(next);
      });
    const context = { ...this, previous: asCode(this.previous) };
    const start = codeText.tokenize.call(context, watched, finish(ok), finish(nok));
    return follow(start) ?? nok;
  },
};

/** What the parser for code reads in place of a character: the two marks change places. */
function asCode(code: Code): Code {
  if (code === DOLLAR) return BACKTICK;
  return code === BACKTICK ? DOLLAR : code;
}

function renamed(events: Event[]): Event[] {
  for (const [, token] of events) {
    if (token.type === 'codeText') token.type = 'mathText';
    if (token.type === 'codeTextData') token.type = 'mathTextData';
  }
  return events;
}

function tokenizeBlock(this: TokenizeContext, effects: Effects, ok: State, nok: State): State {
  const [, before] = this.events.at(-1) ?? [];
  const indent = before?.type === 'linePrefix' ? before.end.column - before.start.column : 0;
  const isInterrupting = this.interrupt;
  let length = 0;

  return function open(code) {
    effects.enter('mathFlow');
    effects.enter('mathFlowFence');
    return mark(code);
  };

  function mark(code: Code): State | undefined {
    if (code !== DOLLAR) return length < 2 ? nok(code) : behindMark(code);
    length += 1;
    effects.consume(code);
    return mark;
  }

  /** Text after the mark is ignored, like that after the language of fenced code. */
  function behindMark(code: Code): State | undefined {
    if (code === DOLLAR) return nok(code);
    if (!isLineEnd(code)) {
      effects.consume(code);
      return behindMark;
    }
    effects.exit('mathFlowFence');
    return isInterrupting ? ok(code) : lineEnd(code);
  }

  function lineEnd(code: Code): State | undefined {
    return effects.attempt(nextLine, lineStart, end)(code);
  }

  function lineStart(code: Code): State | undefined {
    const close = { tokenize: tokenizeEnd(length), partial: true };
    return effects.attempt(close, end, withoutIndent(effects, indent, line))(code);
  }

  function line(code: Code): State | undefined {
    if (isLineEnd(code)) return code === null ? end(code) : lineEnd(code);
    effects.enter('mathFlowValue');
    return value(code);
  }

  function value(code: Code): State | undefined {
    if (!isLineEnd(code)) {
      effects.consume(code);
      return value;
    }
    effects.exit('mathFlowValue');
    return line(code);
  }

  function end(code: Code): State | undefined {
    effects.exit('mathFlow');
    return ok(code);
  }
}

/** The end of a line, unless a block around it ends there. */
const nextLine: Construct = {
  partial: true,
  tokenize(effects, ok, nok) {
    const isLazy = () => this.parser.lazy[this.now().line];
    return (code) => {
      if (code === null) return nok(code);
      effects.enter('lineEnding');
      effects.consume(code);
      effects.exit('lineEnding');
      return (following) => (isLazy() ? nok(following) : ok(following));
    };
  },
};

/** The line that ends a block: at least as many dollar signs as it began with, and nothing else. */
function tokenizeEnd(length: number): Construct['tokenize'] {
  return (effects, ok, nok) => {
    let count = 0;
    return withoutIndent(effects, 3, (code) => {
      effects.enter('mathFlowFence');
      return mark(code);
    });

    function mark(code: Code): State | undefined {
      if (code !== DOLLAR) return count < length ? nok(code) : behindMark(code);
      count += 1;
      effects.consume(code);
      return mark;
    }

    function behindMark(code: Code): State | undefined {
      if (isSpace(code)) {
        effects.consume(code);
        return behindMark;
      }
      if (!isLineEnd(code)) return nok(code);
      effects.exit('mathFlowFence');
      return ok(code);
    }
  };
}

/** Skips white space at the start of a line, up to a number of columns. */
function withoutIndent(effects: Effects, columns: number, next: State): State {
  return function start(code) {
    if (columns === 0 || !isSpace(code)) return next(code);
    effects.enter('linePrefix');
    return skip(code, columns);
  };

  function skip(code: Code, left: number): State | undefined {
    if (left > 0 && isSpace(code)) {
      effects.consume(code);
      return (following) => skip(following, left - 1);
    }
    effects.exit('linePrefix');
    return next(code);
  }
}

/** A space, a tab, or one of the columns that a tab takes (https://github.com/micromark/micromark#character). */
function isSpace(code: Code): boolean {
  return code === SPACE || code === TAB || code === -1;
}
