import type { Code, Construct, Effects, State, TokenizeContext } from 'micromark-util-types';
import { isLineEnd } from './line-end.ts';

const TAB = -2;
const SPACE = 32;
const LEFT_BRACKET = 91;
const LEFT_BRACE = 123;

/**
 * Extends container directives to support a title after a space, `:::note Title`, as in Docusaurus, in addition to
 * `:::note[Title]`. This is part of the parser, so such a line in code is not affected.
 *
 * The original construct rejects text after the white space that follows a name. This one takes over at that white
 * space: it parses the rest of the line as the label, and passes the end of the line to the original.
 */
export function titledContainer(container: Construct): Construct {
  return {
    ...container,
    tokenize(effects, ok, nok) {
      const reading = readTitle(this, effects);
      return reading.follow(container.tokenize.call(this, reading.effects, ok, nok));
    },
  };
}

/** Position of the tokenizer: before the white space after the name, in it, in the title, or after the title. */
type Place = 'name' | 'space' | 'title' | 'end';

function readTitle(context: TokenizeContext, effects: Effects) {
  let place: Place = 'name';
  const watched: Effects = {
    ...effects,
    enter(type, fields) {
      const [kind, before] = context.events.at(-1) ?? [];
      const isBehindName = kind === 'exit' && before?.type === 'directiveContainerName';
      if (type === 'whitespace' && isBehindName) place = 'space';
      return effects.enter(type, fields);
    },
    exit(type) {
      // The white space was already exited when the title started.
      const [, last] = context.events.at(-1) ?? [];
      if (type === 'whitespace' && place === 'title' && last) {
        place = 'end';
        return last;
      }
      if (type === 'directiveContainerFence') place = 'end';
      return effects.exit(type);
    },
  };

  function follow(state: State | undefined): State {
    return function next(code) {
      if (place === 'end' || !state) return state?.(code);
      if (place === 'space' && beginsTitle(code)) return titleStart(code, state);
      const following = state(code);
      return following && follow(following);
    };
  }

  /** @param next state for the end of the line */
  function titleStart(code: Code, next: State): State | undefined {
    place = 'title';
    effects.exit('whitespace');
    effects.enter('directiveContainerLabel');
    effects.enter('directiveContainerLabelString');
    effects.enter('chunkText', { contentType: 'text' });
    return title(code);

    function title(at: Code): State | undefined {
      if (isLineEnd(at)) {
        effects.exit('chunkText');
        effects.exit('directiveContainerLabelString');
        effects.exit('directiveContainerLabel');
        return follow(next)(at);
      }
      effects.consume(at);
      return title;
    }
  }

  return { effects: watched, follow };
}

function beginsTitle(code: Code): boolean {
  const isSpace = code === SPACE || code === TAB || code === -1;
  return !isSpace && !isLineEnd(code) && code !== LEFT_BRACKET && code !== LEFT_BRACE;
}
