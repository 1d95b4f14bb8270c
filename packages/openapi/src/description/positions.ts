import { EVENT_ID, type Event, getScalarValue } from 'js-yaml';
import { readYamlEvents, type YamlEvents } from './yaml-events.ts';

/** A place in text, 1-based. */
export type Position = { line: number; column: number };

/**
 * Returns a function that finds a key or list entry in JSON or YAML: the position of the last token
 * of its path, or of the last token before it that exists. It gives nothing for the whole file or
 * for text that is neither.
 */
export function makePositionFinder(text: string): (path: string[]) => Position | undefined {
  const parsed = parse(text);
  if (!parsed) return () => undefined;
  const { indented, indentation } = parsed;
  const lineStarts = findLineStarts(parsed.text);
  return (path) => {
    const offset = path.length === 0 ? undefined : findOffset(path, parsed);
    if (offset === undefined) return undefined;
    const { line, column } = positionAt(offset, lineStarts);
    return { line, column: indented.has(line - 1) ? column - indentation : column };
  };
}

/** The text of a scalar in JSON or YAML as it is written, such as `1.10`; undefined if there is none. */
export function readScalar(text: string, path: string[]): string | undefined {
  const parsed = parse(text);
  if (!parsed) return undefined;
  let at: number | undefined = 1;
  for (const token of path) {
    at = at === undefined ? undefined : findEntry(at, token, parsed)?.value;
  }
  return at === undefined ? undefined : scalarOf(parsed.events[at], parsed.text);
}

type Parsed = Pick<YamlEvents, 'text' | 'events'> & { ends: number[] };

function parse(text: string): (YamlEvents & Parsed) | undefined {
  try {
    const read = readYamlEvents(text);
    return { ...read, ends: findEnds(read.events) };
  } catch {
    return undefined;
  }
}

/** For each event, the index after its end: for a list or an object, after its content. */
function findEnds(events: Event[]): number[] {
  const ends: number[] = [];
  const open: number[] = [];
  for (const [index, { type }] of events.entries()) {
    ends[index] = index + 1;
    if (type === EVENT_ID.POP) ends[open.pop() ?? index] = index + 1;
    else if (type !== EVENT_ID.SCALAR && type !== EVENT_ID.ALIAS) open.push(index);
  }
  return ends;
}

function findOffset(path: string[], { text, events, ends }: Parsed): number | undefined {
  // The first event is that of the document.
  let at = 1;
  let offset: number | undefined;
  for (const token of path) {
    const found = findEntry(at, token, { text, events, ends });
    if (!found) break;
    offset = found.offset;
    at = found.value;
  }
  return offset;
}

/** The index of the value of a key or list entry, and where the key or the entry begins. */
function findEntry(
  holder: number,
  token: string,
  { text, events, ends }: Parsed,
): { value: number; offset: number } | undefined {
  const isMapping = events[holder]?.type === EVENT_ID.MAPPING;
  if (!isMapping && events[holder]?.type !== EVENT_ID.SEQUENCE) return undefined;
  const last = (ends[holder] ?? 0) - 1;
  let place = 0;
  for (let index = holder + 1; index < last; place += 1) {
    const event = events[index];
    const value = isMapping ? (ends[index] ?? last) : index;
    const name = isMapping ? scalarOf(event, text) : String(place);
    if (event && name === token) return { value, offset: startOf(event) };
    index = ends[value] ?? last;
  }
  return undefined;
}

function scalarOf(event: Event | undefined, text: string): string | undefined {
  return event?.type === EVENT_ID.SCALAR ? getScalarValue(text, event) : undefined;
}

function startOf(event: Event): number {
  switch (event.type) {
    case EVENT_ID.SCALAR:
      // A quoted value begins after its quotation mark.
      return event.style === 2 || event.style === 3 ? event.valueStart - 1 : event.valueStart;
    case EVENT_ID.SEQUENCE:
    case EVENT_ID.MAPPING:
      return event.start;
    case EVENT_ID.ALIAS:
      return event.anchorStart;
    default:
      return 0;
  }
}

function findLineStarts(text: string): number[] {
  const starts = [0];
  for (let end = text.indexOf('\n'); end !== -1; end = text.indexOf('\n', end + 1)) {
    starts.push(end + 1);
  }
  return starts;
}

function positionAt(offset: number, lineStarts: number[]): Position {
  let first = 0;
  let after = lineStarts.length;
  while (after - first > 1) {
    const middle = (first + after) >> 1;
    if ((lineStarts[middle] ?? 0) <= offset) first = middle;
    else after = middle;
  }
  return { line: first + 1, column: offset - (lineStarts[first] ?? 0) + 1 };
}

/** The position of an index in text. */
export function positionIn(text: string, index: number): Position {
  return positionAt(index, findLineStarts(text.slice(0, index)));
}
