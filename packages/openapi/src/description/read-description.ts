import { posix } from 'node:path';
import type { Problem } from 'folia-problems';
import { CORE_SCHEMA, constructFromEvents, EVENT_ID, type Event, parseEvents } from 'js-yaml';
import { LineCounter, parseDocument } from 'yaml';
import { asObject, isObject, type JsonObject } from './json.ts';

export type DescriptionFile = { path: string; text: string; value: unknown };

/**
 * The files of a description, by path relative to the site's folder; `entry` is the one the config
 * names.
 */
export type Description = {
  entry: string;
  files: ReadonlyMap<string, DescriptionFile>;
  problems: Problem[];
};

/** Limit on alias expansion. Without it, a few lines can expand to gigabytes. */
const MAX_ALIASES = 10_000;

/**
 * Reads a description, JSON or YAML, with all files it refers to. The description is untrusted:
 * nothing is read from the network or from outside its folder.
 *
 * @param readText returns the content of a file of the site, or undefined if it does not exist
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
      // For other files, the unresolved reference is reported with its line.
      if (path === entry) problems.push(missingEntry(path));
      continue;
    }
    const parsed = parseText(path, text);
    problems.push(...parsed.problems);
    files.set(path, { path, text, value: parsed.value });
    waiting.push(...findReferencedFiles(parsed.value, path, entry));
  }
  return { entry, files, problems };
}

function missingEntry(path: string): Problem {
  return {
    file: path,
    message: 'The API description does not exist.',
    hint: 'The path of "api" in the config is relative to the site\'s folder.',
  };
}

/**
 * Tries the fastest parsers first. Unusual or invalid files are read by a parser that knows
 * positions and takes six times as long.
 */
function parseText(path: string, text: string): { value: unknown; problems: Problem[] } {
  try {
    if (/^\s*\{/.test(text)) return { value: JSON.parse(text), problems: [] };
  } catch {
    // It may still be valid YAML.
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
    const value: unknown = document.toJS({ maxAliasCount: MAX_ALIASES });
    // Throws if an alias contains itself, because such a value has no JSON form.
    if (/(?:^|\s)&\S/m.test(text)) JSON.stringify(value);
    return { value, problems };
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    return {
      value: undefined,
      problems: [{ file: path, message: `The aliases are invalid: ${reason}` }],
    };
  }
}

/** A key whose value is merged into the object around it (https://yaml.org/type/merge.html). */
const MERGED = /<<["']?\s*:/;

/** Parses YAML without anchors, aliases, tags and directives; undefined for any other or invalid YAML. */
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

/**
 * The target of a reference: a file of the description and a pointer, or the reason why it is not
 * allowed.
 */
export type ResolvedReference = { file: string; pointer: string } | { rejection: string };

/**
 * Resolves a `$ref`. @param from the file with the reference @param entry the description's first
 * file
 */
export function resolveReference(
  reference: string,
  from: string,
  entry: string,
): ResolvedReference {
  const [address = '', pointer = ''] = reference.split('#', 2);
  if (pointer !== '' && !pointer.startsWith('/')) {
    return { rejection: 'Expected: a JSON pointer such as "#/components/schemas/Name".' };
  }
  if (address === '') return { file: from, pointer };
  if (/^(?:[a-z][a-z\d+.-]*:|\/\/)/i.test(address)) {
    return { rejection: 'References to the network are not followed.' };
  }
  const file = posix.join(posix.dirname(from), decodeOrKeep(address));
  const folder = posix.dirname(entry);
  const isWithin = folder === '.' ? !file.startsWith('..') : file.startsWith(`${folder}/`);
  if (address.startsWith('/') || !isWithin) {
    return { rejection: `It points outside the description's folder "${folder}".` };
  }
  return { file, pointer };
}

/**
 * The files that a file refers to. The kind of object is unknown at this point, so everything that
 * may be a reference counts.
 */
function findReferencedFiles(value: unknown, path: string, entry: string): string[] {
  const found = new Set<string>();
  const seen = new Set<unknown>();
  const visit = (inner: unknown): void => {
    if (typeof inner !== 'object' || inner === null || seen.has(inner)) return;
    seen.add(inner);
    if (isObject(inner)) getFileReferences(inner).forEach(add);
    Object.values(inner).forEach(visit);
  };
  const add = (reference: string): void => {
    const target = resolveReference(reference, path, entry);
    if ('file' in target) found.add(target.file);
  };
  visit(value);
  return [...found];
}

/** An object's references to other files: its own, and those of its discriminator. */
function getFileReferences({ $ref, discriminator }: JsonObject): string[] {
  const mapping = Object.values(asObject(asObject(discriminator).mapping));
  return [
    ...(typeof $ref === 'string' && !$ref.startsWith('#') ? [$ref] : []),
    ...mapping.filter((target) => typeof target === 'string').filter(isFileReference),
  ];
}

/** Whether a discriminator maps to a file rather than to a schema name. */
export function isFileReference(target: string): boolean {
  return /\.(?:json|ya?ml)(?:#|$)/.test(target);
}

/** Percent-decodes a path, or returns it unchanged if the encoding is malformed. */
function decodeOrKeep(path: string): string {
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
}
