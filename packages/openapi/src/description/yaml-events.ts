import { type Event, parseEvents, YAMLException } from 'js-yaml';

/** Limit on nested lists and objects of a file. Real descriptions have about 35. */
export const MAX_DEPTH = 200;

/** The parser counts the document and the innermost value as well. */
const PARSER_OPTIONS = { maxDepth: MAX_DEPTH + 2 };

/** Limit on the lines that are indented, since each means another attempt; the worst real file has 7. */
const MAX_INDENTED_LINES = 50;

/** More than any line of a file with `MAX_DEPTH` levels needs. */
const INDENTATION = ' '.repeat(2 * MAX_DEPTH);

/** The events of a text, which refer to `text`. */
export type YamlEvents = {
  events: Event[];
  /** The text as it was parsed. */
  text: string;
  /** The lines that were indented, 0-based, and by how much. */
  indented: ReadonlySet<number>;
  indentation: number;
};

/**
 * Reads the events of JSON or YAML. A line that continues a text in quotes or a list in brackets has to
 * be indented more than its key (https://yaml.org/spec/1.2.2/#flow-style-productions). Most parsers
 * accept less, so such lines are indented before reading, which does not change their values.
 *
 * @throws YAMLException for text that is neither JSON nor YAML, or is nested too deeply
 */
export function readYamlEvents(text: string): YamlEvents {
  const lines = text.split('\n');
  const indented = new Set<number>();
  for (;;) {
    const whole = indented.size === 0 ? text : lines.join('\n');
    try {
      const events = parseEvents(whole, PARSER_OPTIONS);
      return { events, text: whole, indented, indentation: INDENTATION.length };
    } catch (error) {
      const line = findDeficientLine(error);
      if (line === undefined || indented.has(line) || indented.size >= MAX_INDENTED_LINES)
        throw error;
      indented.add(line);
      lines[line] = `${INDENTATION}${lines[line] ?? ''}`;
    }
  }
}

function findDeficientLine(error: unknown): number | undefined {
  if (!(error instanceof YAMLException) || error.reason !== 'deficient indentation')
    return undefined;
  return error.mark?.line;
}
