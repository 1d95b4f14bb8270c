import type { Problem } from 'folia-problems';
import {
  CORE_SCHEMA,
  constructFromEvents,
  defineScalarTag,
  EVENT_ID,
  type Event,
  intCoreTag,
  YAMLException,
} from 'js-yaml';
import {
  type Document,
  isCollection,
  LineCounter,
  parseDocument,
  visit,
  type YAMLError,
} from 'yaml';
import { findDuplicateKeys } from './duplicate-keys.ts';
import { measure } from './measure.ts';
import { positionIn } from './positions.ts';
import { mayHaveLongIntegers, parseLongIntegers, readInteger } from './written-integer.ts';
import { MAX_DEPTH, readYamlEvents } from './yaml-events.ts';

export type ParsedText = { value: unknown; problems: Problem[] };

/** Limit on alias expansion. Without it, a few lines can expand to gigabytes. */
const MAX_ALIASES = 10_000;

/** Limit on the values of a file after its aliases are expanded; the largest real one has 2 million. */
const MAX_VALUES = 10_000_000;

const DUPLICATE_HINT = 'The last one applies.';

/**
 * Parses a file of a description. The fastest parsers come first; unusual or invalid files are read
 * by a parser that knows positions and takes six times as long. The value of a file with an error is
 * undefined.
 */
export function parseText(path: string, text: string): ParsedText {
  const parsed = parseJson(path, text) ?? parsePlainYaml(path, text) ?? parseAnyYaml(path, text);
  if (parsed.value === undefined) return parsed;
  const measured = measure(parsed.value);
  if (measured && measured.depth <= MAX_DEPTH && measured.size <= MAX_VALUES) return parsed;
  const problem = !measured
    ? { file: path, message: 'An alias contains itself.', hint: 'Use a $ref instead of the alias.' }
    : measured.depth > MAX_DEPTH
      ? tooDeep(path, text)
      : tooManyAliases(path, text);
  return { value: undefined, problems: [problem] };
}

function parseJson(path: string, text: string): ParsedText | undefined {
  if (!/^\s*[[{]/.test(text)) return undefined;
  try {
    const value: unknown = mayHaveLongIntegers(text) ? parseLongIntegers(text) : JSON.parse(text);
    return { value, problems: duplicateProblems(path, text, value) };
  } catch {
    // It may still be valid YAML.
    return undefined;
  }
}

function duplicateProblems(path: string, text: string, value: unknown): Problem[] {
  return findDuplicateKeys(text, value).map(({ key, ...position }) => ({
    file: path,
    ...position,
    severity: 'warning',
    kind: 'duplicate keys',
    message: `The key ${JSON.stringify(key)} is given twice.`,
    hint: DUPLICATE_HINT,
  }));
}

/** Integers that a number would change are kept as they are written. */
const SCHEMA = CORE_SCHEMA.withTags(
  defineScalarTag<unknown>(intCoreTag.tagName, {
    ...intCoreTag,
    resolve(source, isExplicit, tagName) {
      const value = intCoreTag.resolve(source, isExplicit, tagName);
      return typeof value === 'number' ? readInteger(source, value) : value;
    },
  }),
);

/** A key whose value is merged into the object around it (https://yaml.org/type/merge.html). */
const MERGED = /<<["']?\s*:/;

/**
 * Parses YAML without anchors, aliases, tags and directives; undefined for any other or invalid
 * YAML.
 */
function parsePlainYaml(path: string, text: string): ParsedText | undefined {
  if (MERGED.test(text)) return undefined;
  try {
    const { events, text: source } = readYamlEvents(text);
    if (!events.every(isPlain)) return undefined;
    const [value = null, ...further] = constructFromEvents(events, { source, schema: SCHEMA });
    return further.length === 0 ? { value, problems: [] } : undefined;
  } catch (error) {
    return isTooDeep(error) ? { value: undefined, problems: [tooDeep(path, text)] } : undefined;
  }
}

function isPlain(event: Event): boolean {
  switch (event.type) {
    case EVENT_ID.ALIAS:
      return false;
    case EVENT_ID.DOCUMENT:
      return event.directives.length === 0;
    case EVENT_ID.POP:
      return true;
    default:
      return event.anchorStart === -1 && event.tagStart === -1;
  }
}

function isTooDeep(error: unknown): boolean {
  return (
    error instanceof RangeError ||
    (error instanceof YAMLException && error.reason.startsWith('nesting exceeded'))
  );
}

function tooDeep(path: string, text: string): Problem {
  return {
    file: path,
    ...findTooDeep(text),
    message: `Lists and objects are nested more than ${MAX_DEPTH} levels deep.`,
    hint: 'Move the inner levels to a schema of their own, and refer to it.',
  };
}

function findTooDeep(text: string): { line?: number; column?: number } {
  try {
    readYamlEvents(text);
  } catch (error) {
    const mark = error instanceof YAMLException ? error.mark : undefined;
    if (mark) return { line: mark.line + 1, column: mark.column + 1 };
  }
  return {};
}

function tooManyAliases(path: string, text: string): Problem {
  const alias = text.search(/(?<=[\s[{,])\*[^\s,\]}]/);
  return {
    file: path,
    ...(alias === -1 ? {} : positionIn(text, alias)),
    message: 'The aliases expand to too many values.',
    hint: 'Use a $ref instead of aliases of aliases.',
  };
}

function parseAnyYaml(path: string, text: string): ParsedText {
  try {
    return readDocument(path, indentLines(text));
  } catch (error) {
    if (isTooDeep(error)) return { value: undefined, problems: [tooDeep(path, text)] };
    throw error;
  }
}

/** The text with the indentation that parsers demand; unchanged if it cannot be read. */
function indentLines(text: string): string {
  try {
    return readYamlEvents(text).text;
  } catch (error) {
    if (error instanceof YAMLException) return text;
    throw error;
  }
}

function readDocument(path: string, text: string): ParsedText {
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines, merge: true });
  const placed = (offset: number) => {
    const { line, col } = lines.linePos(offset);
    return { file: path, line, column: col };
  };
  const [duplicates, errors] = partition(document.errors, ({ code }) => code === 'DUPLICATE_KEY');
  if (errors.length > 0) {
    const ofJson = jsonProblem(path, text);
    const problems = errors.map((error) => ({ ...placed(error.pos[0]), ...describeError(error) }));
    return { value: undefined, problems: ofJson ? [ofJson] : problems };
  }
  keepLongIntegers(document);
  const circle = findCircle(document);
  if (circle !== undefined) {
    const message = 'An alias contains itself.';
    const hint = 'Use a $ref instead of the alias.';
    return { value: undefined, problems: [{ ...placed(circle), message, hint }] };
  }
  const problems = duplicates.map(({ pos }): Problem => {
    const key = readKey(text.slice(pos[0], pos[0] + MAX_KEY));
    const message = `The key ${key === undefined ? '' : `${JSON.stringify(key)} `}is given twice.`;
    const about = { severity: 'warning', kind: 'duplicate keys' } as const;
    return { ...placed(pos[0]), ...about, message, hint: DUPLICATE_HINT };
  });
  try {
    return { value: document.toJS({ maxAliasCount: MAX_ALIASES }), problems };
  } catch (error) {
    if (error instanceof RangeError) throw error;
    return { value: undefined, problems: [tooManyAliases(path, text)] };
  }
}

/** What follows a key is not read. */
const MAX_KEY = 200;

/** The key at the beginning of YAML. */
function readKey(text: string): string | undefined {
  const [, double, single, plain] =
    /^(?:"((?:[^"\\]|\\.)*)"|'((?:[^']|'')*)'|([^\s"'][^\n]*?))\s*:(?:\s|$)/.exec(text) ?? [];
  return double ?? single?.replaceAll("''", "'") ?? plain;
}

/** Says why no parser can read a file, in our own words where the library's are about itself. */
function describeError({ code, message }: YAMLError): Pick<Problem, 'message' | 'hint'> {
  if (code === 'MULTIPLE_DOCS') {
    return {
      message: 'The file has several YAML documents.',
      hint: 'Write each in a file of its own, without "---" between them.',
    };
  }
  const [first = ''] = message.split('\n');
  const reason = first.replace(/:? at line \d+, column \d+:?$/, '');
  return { message: `The file is neither JSON nor YAML: ${reason}` };
}

/** What is wrong with a file that was meant to be JSON. A YAML parser would report many consequences of it. */
function jsonProblem(path: string, text: string): Problem | undefined {
  if (!/^\s*(?:\{\s*"|\[\s*[[{"])/.test(text)) return undefined;
  try {
    JSON.parse(text);
    return undefined;
  } catch (error) {
    const written = error instanceof Error ? error.message : String(error);
    const [, offset] = / at position (\d+)/.exec(written) ?? [];
    const place = positionIn(text, offset === undefined ? text.trimEnd().length : Number(offset));
    const reason = written.replace(/(?: in JSON)? at position .*$/s, '');
    return { file: path, ...place, message: `The file is neither JSON nor YAML: ${reason}.` };
  }
}

function keepLongIntegers(document: Document): void {
  visit(document, {
    Scalar(place, scalar) {
      const { value, source } = scalar;
      if (typeof value !== 'number' || source === undefined) return;
      const kept = readInteger(source, value);
      scalar.value = place === 'key' ? String(kept) : kept;
    },
  });
}

/** The offset of an alias within the value that it stands for. */
function findCircle(document: Document): number | undefined {
  let found: number | undefined;
  visit(document, {
    Alias(_, alias, ancestors) {
      const target = alias.resolve(document);
      if (!isCollection(target) || !ancestors.includes(target)) return undefined;
      found = alias.range?.[0];
      return visit.BREAK;
    },
  });
  return found;
}

function partition<T>(all: T[], isFirst: (one: T) => boolean): [T[], T[]] {
  return [all.filter(isFirst), all.filter((one) => !isFirst(one))];
}
