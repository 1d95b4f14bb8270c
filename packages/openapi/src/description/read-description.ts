import { posix } from 'node:path';
import type { Problem } from 'folia-problems';
import { CORE_SCHEMA, constructFromEvents, EVENT_ID, type Event, parseEvents } from 'js-yaml';
import { LineCounter, parseDocument } from 'yaml';
import { isObject, type JsonObject, objectOf } from './json.ts';

export type DescriptionFile = { path: string; text: string; value: unknown };

/** The files of a description, by their paths from the site's folder; `entry` is the one that the config names. */
export type Description = {
  entry: string;
  files: ReadonlyMap<string, DescriptionFile>;
  problems: Problem[];
};

/** Depth of aliases that a description may use; without a limit few lines can stand for gigabytes. */
const MOST_ALIASES = 10_000;

/**
 * Reads a description, JSON or YAML, with all files that it refers to. It is not trusted: nothing is read from the
 * network or from outside its folder.
 * @param readText the text of a file of the site; undefined where there is none
 */
export function readDescription(
  entry: string,
  readText: (path: string) => string | undefined,
): Description {
  const files = new Map<string, DescriptionFile>();
  const problems: Problem[] = [];
  const waiting = [entry];
  for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
    if (files.has(path)) continue;
    const text = readText(path);
    if (text === undefined) {
      // Of the others, the reference that leads nowhere is told with its line.
      if (path === entry) problems.push(missing(path));
      continue;
    }
    const parsed = parseText(path, text);
    problems.push(...parsed.problems);
    files.set(path, { path, text, value: parsed.value });
    waiting.push(...namedFiles(parsed.value, path, entry));
  }
  return { entry, files, problems };
}

function missing(path: string): Problem {
  return {
    file: path,
    message: 'The description of the API does not exist.',
    hint: 'The path of "api" in the config begins at the site\'s folder.',
  };
}

/**
 * Values are read by the fastest parser that gives them; one that knows places, and takes six times as long, reads what
 * is unusual or wrong.
 */
function parseText(path: string, text: string): { value: unknown; problems: Problem[] } {
  try {
    if (/^\s*\{/.test(text)) return { value: JSON.parse(text), problems: [] };
  } catch {
    // It may still be YAML.
  }
  const plain = plainYaml(text);
  if (plain) return { value: plain.value, problems: [] };
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines, merge: true });
  const problems = document.errors.map((error) => {
    const { line, col } = lines.linePos(error.pos[0]);
    const message = `The file is neither JSON nor YAML: ${error.message.split('\n')[0]}`;
    return { file: path, line, column: col, message };
  });
  if (problems.length > 0) return { value: undefined, problems };
  try {
    const value: unknown = document.toJS({ maxAliasCount: MOST_ALIASES });
    // An alias may stand for what it stands in; only then is there no text of the value.
    if (/(?:^|\s)&\S/m.test(text)) JSON.stringify(value);
    return { value, problems };
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    return { value: undefined, problems: [{ file: path, message: `The aliases: ${reason}` }] };
  }
}

/** A key whose value is merged into the object around it (https://yaml.org/type/merge.html). */
const MERGED = /<<["']?\s*:/;

/** The value of YAML without anchors, aliases, tags and directives; undefined for any other, and for what is wrong. */
function plainYaml(text: string): { value: unknown } | undefined {
  if (MERGED.test(text)) return undefined;
  try {
    const events = parseEvents(text, {});
    if (!events.every(isPlain)) return undefined;
    const [value, ...further] = constructFromEvents(events, { source: text, schema: CORE_SCHEMA });
    return further.length === 0 ? { value } : undefined;
  } catch {
    return undefined;
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

/** Where a reference leads: another file of the description, or why it leads nowhere. */
export type ReferenceTarget = { file: string; pointer: string } | { refused: string };

/** Takes a `$ref` apart. @param from the file that it stands in; @param entry the description's first file */
export function referenceTarget(reference: string, from: string, entry: string): ReferenceTarget {
  const [address = '', pointer = ''] = reference.split('#', 2);
  if (pointer !== '' && !pointer.startsWith('/')) {
    return { refused: 'Expected: a JSON pointer such as "#/components/schemas/Name".' };
  }
  if (address === '') return { file: from, pointer };
  if (/^(?:[a-z][a-z\d+.-]*:|\/\/)/i.test(address)) {
    return { refused: 'Nothing is fetched from the network for a build.' };
  }
  const file = posix.join(posix.dirname(from), decodeOrKeep(address));
  const folder = posix.dirname(entry);
  const isWithin = folder === '.' ? !file.startsWith('..') : file.startsWith(`${folder}/`);
  if (address.startsWith('/') || !isWithin) {
    return { refused: `It leads out of the description's folder "${folder}".` };
  }
  return { file, pointer };
}

/** Other files that a file refers to. What kind of object it holds is not known, so all that may be one is looked at. */
function namedFiles(value: unknown, path: string, entry: string): string[] {
  const found = new Set<string>();
  const seen = new Set<unknown>();
  const visit = (inner: unknown): void => {
    if (typeof inner !== 'object' || inner === null || seen.has(inner)) return;
    seen.add(inner);
    if (isObject(inner)) writtenIn(inner).forEach(add);
    Object.values(inner).forEach(visit);
  };
  const add = (reference: string): void => {
    const target = referenceTarget(reference, path, entry);
    if ('file' in target) found.add(target.file);
  };
  visit(value);
  return [...found];
}

/** The references of an object to other files: its own, and those of its discriminator. */
function writtenIn({ $ref, discriminator }: JsonObject): string[] {
  const mapping = Object.values(objectOf(objectOf(discriminator).mapping));
  return [
    ...(typeof $ref === 'string' && !$ref.startsWith('#') ? [$ref] : []),
    ...mapping.filter((target) => typeof target === 'string').filter(isFileReference),
  ];
}

/** Whether what a discriminator names is a file rather than a schema. */
export function isFileReference(target: string): boolean {
  return /\.(?:json|ya?ml)(?:#|$)/.test(target);
}

/** Percent-decodes a path, or returns it unchanged where the encoding is malformed. */
function decodeOrKeep(path: string): string {
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
}
