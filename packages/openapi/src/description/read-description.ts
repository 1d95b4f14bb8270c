import type { Problem } from 'folia-problems';
import { decodeText } from './decode-text.ts';
import { asObject, isObject, type JsonObject } from './json.ts';
import { type ParsedText, parseText } from './parse-text.ts';
import { folderOf, isFileReference, resolveReference, type Scope } from './resolve-reference.ts';

/** The content of a file, or the reason why it must not or cannot be read. */
export type FileContent = string | Uint8Array | { refusal: string };

/** Returns the content of a file by its path; undefined if it does not exist. */
export type ReadFile = (path: string) => FileContent | undefined;

/**
 * A file of a description. Its `value` is undefined, and `problems` say why, if it is neither JSON
 * nor YAML; some references lead to other text files, such as Markdown and samples of code.
 */
export type DescriptionFile = { path: string; text: string; value: unknown; problems: Problem[] };

/**
 * The files of a description, by path relative to the site's folder; `entry` is the one the config
 * names, and `root` the folder that references may not leave.
 */
export type Description = Scope & {
  files: ReadonlyMap<string, DescriptionFile>;
  /** Why a file was not read. */
  refusals: ReadonlyMap<string, string>;
  /** The problems of the entry. Those of another file matter once its value is needed. */
  problems: Problem[];
};

/**
 * Reads a description, JSON or YAML, with all files it refers to. The description is untrusted:
 * nothing is read from the network or from outside its folder.
 *
 * @param root the folder that references may not leave; by default the entry's
 */
export function readDescription(
  entry: string,
  readFile: ReadFile,
  root: string = folderOf(entry),
): Description {
  const files = new Map<string, DescriptionFile>();
  const refusals = new Map<string, string>();
  const waiting = [entry];
  for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
    if (files.has(path) || refusals.has(path)) continue;
    const content = readFile(path);
    // For other files, the reference without a target is reported, with its line.
    if (content === undefined) continue;
    if (typeof content === 'object' && 'refusal' in content) {
      refusals.set(path, content.refusal);
      continue;
    }
    const file = makeFile(path, content, path === entry);
    files.set(path, file);
    waiting.push(...findReferencedFiles(file.value, path, { entry, root }));
  }
  return { entry, root, files, refusals, problems: entryProblems(entry, { files, refusals }) };
}

function entryProblems(
  entry: string,
  { files, refusals }: Pick<Description, 'files' | 'refusals'>,
): Problem[] {
  const file = files.get(entry);
  if (file) return file.problems;
  const refusal = refusals.get(entry);
  const hint = 'The path of "api" in the config is relative to the site\'s folder.';
  if (refusal === undefined) {
    return [{ file: entry, message: 'The API description does not exist.', hint }];
  }
  return [{ file: entry, message: `The API description cannot be read: ${refusal}`, hint }];
}

function makeFile(path: string, content: string | Uint8Array, isEntry: boolean): DescriptionFile {
  const decoded =
    typeof content === 'string' ? { text: content.replace(/^\uFEFF/, '') } : decodeText(content);
  if ('fault' in decoded) {
    const { fault: message, hint, line, column } = decoded;
    return {
      path,
      text: '',
      value: undefined,
      problems: [{ file: path, line, column, message, hint }],
    };
  }
  const { text } = decoded;
  return { path, text, ...(isEntry || mayBeData(path) ? parseText(path, text) : asOther(path)) };
}

/** Whether a file may be JSON or YAML. Others are text, such as `intro.md` and `list.sh`. */
function mayBeData(path: string): boolean {
  return /\.(?:json\w?|ya?ml|oas|swagger|openapi)$|\/?[^./]+$/i.test(path);
}

function asOther(path: string): ParsedText {
  const message = 'The file is used as part of an API description, but is not one.';
  const hint = 'Expected: a name that ends in .json, .yaml or .yml.';
  return { value: undefined, problems: [{ file: path, message, hint }] };
}

/**
 * The files that a file refers to. The kind of object is unknown at this point, so everything that
 * may be a reference counts.
 */
function findReferencedFiles(root: unknown, path: string, scope: Scope): Set<string> {
  const found = new Set<string>();
  const seen = new Set<unknown>();
  const waiting = [root];
  for (let value = waiting.pop(); value !== undefined; value = waiting.pop()) {
    if (typeof value !== 'object' || value === null || seen.has(value)) continue;
    seen.add(value);
    if (isObject(value)) {
      for (const reference of getFileReferences(value)) {
        const target = resolveReference(reference, path, scope);
        if ('file' in target) found.add(target.file);
      }
    }
    for (const inner of Object.values(value)) {
      if (typeof inner === 'object' && inner !== null) waiting.push(inner);
    }
  }
  return found;
}

/** An object's references to other files: its own, and those of its discriminator. */
function getFileReferences({ $ref, discriminator }: JsonObject): string[] {
  const mapping = Object.values(asObject(asObject(discriminator).mapping));
  return [
    ...(typeof $ref === 'string' && !$ref.startsWith('#') ? [$ref] : []),
    ...mapping.filter((target) => typeof target === 'string').filter(isFileReference),
  ];
}
