import { headingAtx, setextUnderline } from 'micromark-core-commonmark';
import type {
  Code,
  Construct,
  Effects,
  ParseContext,
  State,
  TokenizeContext,
} from 'micromark-util-types';
import type { Processor } from 'unified';
import { isLineEnd } from './line-end.ts';

const NUMBER_SIGN = 35;
const DASH = 45;
const EQUALS = 61;
const LEFT_BRACE = 123;
const RIGHT_BRACE = 125;

/** Last lines of headings' texts. */
type HeadingLines = Set<number>;

/**
 * Parses the id of a heading in MDX, `## Title {#id}`, as text instead of an expression. `rehypeHeadings` turns it into an
 * id, as in Markdown.
 */
export function remarkMdxHeadingIds(this: Processor): undefined {
  const data = this.data();
  // Inline text is parsed after all blocks of a document, when its headings are known.
  const byDocument = new WeakMap<ParseContext, HeadingLines>();
  const linesOf = (document: ParseContext) => {
    const lines = byDocument.get(document) ?? new Set();
    byDocument.set(document, lines);
    return lines;
  };
  const underline = recordingLine(setextUnderline, linesOf, 1);
  data.micromarkExtensions ??= [];
  data.micromarkExtensions.push({
    flow: {
      [NUMBER_SIGN]: recordingLine(headingAtx, linesOf, 0),
      [DASH]: underline,
      [EQUALS]: underline,
    },
    text: { [LEFT_BRACE]: headingId(linesOf) },
  });
}

/** Wraps a construct to record the line on which it starts, minus `linesBefore`, if it matches. */
function recordingLine(
  construct: Construct,
  linesOf: (document: ParseContext) => HeadingLines,
  linesBefore: number,
): Construct {
  return {
    ...construct,
    tokenize(effects, ok, nok) {
      const { line } = this.now();
      const note: State = (code) => {
        linesOf(this.parser).add(line - linesBefore);
        return ok(code);
      };
      return construct.tokenize.call(this, effects, note, nok);
    },
  };
}

/** Makes the construct for `{#id}` at the end of a heading. */
function headingId(linesOf: (document: ParseContext) => HeadingLines): Construct {
  return { name: 'mdxHeadingId', tokenize };

  function tokenize(this: TokenizeContext, effects: Effects, ok: State, nok: State): State {
    const isHeading = linesOf(this.parser).has(this.now().line);
    return open;

    function open(code: Code): State | undefined {
      if (!isHeading) return nok(code);
      effects.enter('data');
      effects.consume(code);
      return sign;
    }

    function sign(code: Code): State | undefined {
      if (code !== NUMBER_SIGN) return nok(code);
      effects.consume(code);
      return first;
    }

    function first(code: Code): State | undefined {
      return code === RIGHT_BRACE ? nok(code) : inside(code);
    }

    function inside(code: Code): State | undefined {
      if (isLineEnd(code)) return nok(code);
      effects.consume(code);
      return code === RIGHT_BRACE ? end : inside;
    }

    function end(code: Code): State | undefined {
      if (code !== null) return nok(code);
      effects.exit('data');
      return ok(code);
    }
  }
}
