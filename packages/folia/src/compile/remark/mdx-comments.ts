import type { Program } from 'estree';
import type {
  Code,
  Construct,
  Effects,
  Extension,
  State,
  TokenizeContext,
} from 'micromark-util-types';
import type { Processor } from 'unified';
import { isLineEnd } from './line-end.ts';

const SPACE = 32;
const EXCLAMATION = 33;
const DASH = 45;
const LESS_THAN = 60;
const GREATER_THAN = 62;

/** An MDX element on its own lines. */
const TAG = 'mdxJsxFlowTag';

/** Tokens on a line of elements, other than white space. */
const PARTS: ReadonlySet<string> = new Set([TAG, 'mdxFlowExpression']);

type Kind = 'Flow' | 'Text';

/**
 * Supports HTML comments (https://spec.commonmark.org/0.31.2/#html-comment) in MDX, like Docusaurus; MDX only has
 * JavaScript comments. A comment becomes an expression without code. Must be used after `remark-mdx`.
 */
export function remarkMdxComments(this: Processor): undefined {
  const data = this.data();
  const extensions = data.micromarkExtensions ?? [];
  data.micromarkExtensions = [
    ...extensions.map(withCommentsBetweenTags),
    { text: { [LESS_THAN]: { name: 'mdxComment', tokenize: commentIn('Text') } } },
  ];
}

/** Extends the element construct of an extension to allow comments before, between and after elements. */
function withCommentsBetweenTags(extension: Extension): Extension {
  const constructs = [extension.flow?.[LESS_THAN] ?? []].flat();
  if (!constructs.some(({ name }) => name === TAG)) return extension;
  const replaced = constructs.map((one) => (one.name === TAG ? taggedLine(one) : one));
  return { ...extension, flow: { ...extension.flow, [LESS_THAN]: replaced } };
}

/**
 * Wraps the element construct. It parses a line of elements up to its end, looking for the next element itself, so this
 * construct parses comments whenever it is between two elements.
 */
function taggedLine(tag: Construct): Construct {
  const comment: Construct = { tokenize: commentIn('Flow'), partial: true };
  return {
    ...tag,
    tokenize(effects, ok, nok) {
      const context = this;
      let isOver = false;
      /** Stops following states once the construct is done. */
      const leave =
        (state: State): State =>
        (code) => {
          isOver = true;
          return state(code);
        };
      const tagStart = () => follow(tag.tokenize.call(context, effects, leave(ok), leave(nok)));
      return start;

      function start(code: Code): State | undefined {
        return effects.attempt(comment, behindComment, tagStart())(code);
      }

      function behindComment(code: Code): State | undefined {
        if (isSpace(code)) return whiteSpace(behindComment)(code);
        if (code === LESS_THAN) return start(code);
        return isLineEnd(code) ? ok(code) : nok(code);
      }

      function follow(state: State | undefined): State {
        return function next(code) {
          if (!isOver && isBehindPart(context)) {
            if (isSpace(code)) return whiteSpace(betweenParts)(code);
            if (code === LESS_THAN) return betweenParts(code);
          }
          return followed(code);
        };

        function followed(code: Code): State | undefined {
          const following = state?.(code);
          return isOver || !following ? following : follow(following);
        }

        function betweenParts(code: Code): State | undefined {
          return code === LESS_THAN
            ? effects.attempt(comment, behindComment, followed)(code)
            : followed(code);
        }
      }

      function whiteSpace(behind: State): State {
        return function first(code) {
          effects.enter('whitespace');
          return further(code);
        };

        function further(code: Code): State | undefined {
          if (isSpace(code)) {
            effects.consume(code);
            return further;
          }
          effects.exit('whitespace');
          return behind(code);
        }
      }
    },
  };
}

function isBehindPart({ events }: TokenizeContext): boolean {
  const [kind, token] = events.at(-1) ?? [];
  return kind === 'exit' && token !== undefined && PARTS.has(token.type);
}

/** Tokenizes a comment as an expression with an empty program. */
function commentIn(kind: Kind): Construct['tokenize'] {
  const expression = `mdx${kind}Expression` as const;
  const chunk = `mdx${kind}ExpressionChunk` as const;
  return function tokenize(this: TokenizeContext, effects: Effects, ok: State, nok: State) {
    const context = this;
    let dashes = 0;
    return open;

    function open(code: Code): State | undefined {
      effects.enter(expression);
      effects.enter(chunk);
      effects.consume(code);
      return exclamation;
    }

    function exclamation(code: Code): State | undefined {
      if (code !== EXCLAMATION) return nok(code);
      effects.consume(code);
      return openingDash;
    }

    function openingDash(code: Code): State | undefined {
      if (code !== DASH) return nok(code);
      effects.consume(code);
      dashes += 1;
      return dashes < 2 ? openingDash : inside;
    }

    function inside(code: Code): State | undefined {
      if (isLineEnd(code)) {
        effects.exit(chunk);
        return lineEnd(code);
      }
      effects.consume(code);
      if (code === GREATER_THAN && dashes >= 2) return end;
      dashes = code === DASH ? dashes + 1 : 0;
      return inside;
    }

    function lineEnd(code: Code): State | undefined {
      if (code === null) return nok(code);
      effects.enter('lineEnding');
      effects.consume(code);
      effects.exit('lineEnding');
      dashes = 0;
      return lineStart;
    }

    function lineStart(code: Code): State | undefined {
      // The line is not part of the list or quotation in which the comment started.
      if (kind === 'Flow' && context.parser.lazy[context.now().line]) return nok(code);
      if (isLineEnd(code)) return lineEnd(code);
      effects.enter(chunk);
      return inside(code);
    }

    function end(code: Code): State | undefined {
      effects.exit(chunk);
      effects.exit(expression).estree = emptyProgram();
      return ok(code);
    }
  };
}

function emptyProgram(): Program {
  return { type: 'Program', sourceType: 'module', body: [], comments: [] };
}

/** Spaces and tabs (https://github.com/micromark/micromark/tree/main/packages/micromark-util-symbol). */
function isSpace(code: Code): boolean {
  return code === SPACE || code === -1 || code === -2;
}
