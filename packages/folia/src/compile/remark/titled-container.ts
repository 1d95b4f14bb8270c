import type { Code, Construct, Effects, State, TokenizeContext } from 'micromark-util-types';

const TAB = -2;
const SPACE = 32;
const LEFT_BRACKET = 91;
const LEFT_BRACE = 123;

/**
 * Lets a container directive be written with its title behind a space, `:::note Title`, as Docusaurus accepts it, besides
 * `:::note[Title]`. The parser reads it, so that what only shows such a line, as code does, stays as it is.
 *
 * The construct it builds on refuses what follows the white space behind a name. So that white space is where this one
 * steps in: it reads the rest of the line as the label, and hands the end of the line on.
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

/** Where the tokenizer is: before the white space behind the name, in it, in the title, or behind all of these. */
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
      // The white space has been left for the title already.
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

  /** @param behind what goes on with the end of the line */
  function titleStart(code: Code, behind: State): State | undefined {
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
        return follow(behind)(at);
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

/** https://github.com/micromark/micromark/tree/main/packages/micromark-util-symbol: line endings are -5 to -3. */
function isLineEnd(code: Code): boolean {
  return code === null || code < TAB;
}
