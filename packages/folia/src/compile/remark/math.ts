import type { Code, Construct, State, TokenizeContext } from 'micromark-util-types';
import type { Processor } from 'unified';
import { mathNodes } from './math-nodes.ts';
import { inlineMath, mathBlock } from './math-syntax.ts';

const DOLLAR = 36;
const BRACE = 123;

/**
 * Parses formulas: `$…$` inline and `$$…$$` as blocks. To exclude prices and shell variables, single dollar signs follow
 * rules similar to Pandoc's (https://pandoc.org/MANUAL.html#math): no white space next to them inside the formula, no
 * word character or brace after it.
 */
export function remarkMath(this: Processor): undefined {
  const data = this.data();
  data.micromarkExtensions ??= [];
  data.fromMarkdownExtensions ??= [];
  data.micromarkExtensions.push({
    flow: { [DOLLAR]: mathBlock },
    text: { [DOLLAR]: onlyFormulas(inlineMath) },
  });
  data.fromMarkdownExtensions.push(mathNodes);
}

function onlyFormulas(construct: Construct): Construct {
  return {
    ...construct,
    tokenize(effects, ok, nok) {
      const formula = effects.attempt(construct, ok, nok);
      return effects.check({ tokenize: looksLikeFormula, partial: true }, formula, nok);
    },
  };
}

/** Looks ahead to the dollar sign that would end the formula. */
function looksLikeFormula(
  this: TokenizeContext,
  effects: Parameters<Construct['tokenize']>[0],
  ok: State,
  nok: State,
): State {
  let last: Code = DOLLAR;
  const followsWord = isWord(this.previous);

  return function open(code) {
    effects.enter('data');
    effects.consume(code);
    return first;
  };

  function first(code: Code): State | undefined {
    // Starts with two dollar signs.
    if (code === DOLLAR) return end(ok, code);
    return isSpace(code) || followsWord ? end(nok, code) : inside(code);
  }

  function inside(code: Code): State | undefined {
    if (code === null) return end(nok, code);
    if (code === DOLLAR) {
      if (isSpace(last)) return end(nok, code);
      effects.consume(code);
      return behind;
    }
    last = code;
    if (code < 0 && code > -6) {
      effects.exit('data');
      effects.enter('lineEnding');
      effects.consume(code);
      effects.exit('lineEnding');
      effects.enter('data');
    } else effects.consume(code);
    return inside;
  }

  function behind(code: Code): State | undefined {
    return end(isWord(code) || code === BRACE ? nok : ok, code);
  }

  function end(state: State, code: Code): State | undefined {
    effects.exit('data');
    return state(code);
  }
}

/** Whether a code is white space, a line ending (negative in micromark) or the end of the text. */
function isSpace(code: Code): boolean {
  return code === null || code <= 32;
}

function isWord(code: Code): boolean {
  return code !== null && code > 0 && /[\p{L}\p{N}_]/u.test(String.fromCodePoint(code));
}
