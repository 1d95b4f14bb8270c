import { upgrade } from '@scalar/openapi-upgrader';
import type { Problem } from 'folia-problems';
import { bundleDescription } from './bundle.ts';
import { isObject, type JsonObject } from './json.ts';
import { type Locate, makeLocate } from './origins.ts';
import { type Description, readDescription } from './read-description.ts';
import { structureProblems } from './structure.ts';

/** A description that pages can be made of. */
export type OpenDescription = {
  description: Description;
  /** As its author wrote it, in one value: what readers download. */
  bundled: JsonObject;
  /** The same in the words of version 3. */
  document: JsonObject;
  locate: Locate;
  /** Path of the file that an object of the document was written in, as far as that is known: else of the entry. */
  fileOf: (value: object) => string;
};

/** Reads a description, puts it together and checks it; what is wrong with it comes back all at once. */
export function openDescription(
  entry: string,
  readText: (path: string) => string | undefined,
): { opened?: OpenDescription; problems: Problem[] } {
  const description = readDescription(entry, readText);
  if (description.problems.length > 0) return { problems: description.problems };
  if (!isObject(description.files.get(entry)?.value)) {
    const message = 'The file is not an API description.';
    return { problems: [{ file: entry, line: 1, message, hint: 'Expected: an object.' }] };
  }
  const { document: bundled, origins, problems: found } = bundleDescription(description);
  const locate = makeLocate(description, origins);
  const problems = [...found, ...structureProblems(bundled, locate)];
  if (problems.length > 0) return { problems };
  const document = 'swagger' in bundled ? converted(bundled) : bundled;
  const fileOf = (value: object) => origins.get(value)?.file ?? entry;
  return { opened: { description, bundled, document, locate, fileOf }, problems };
}

/** Version 2.0 in the words of 3.1. The conversion changes what it is given. */
function converted(bundled: JsonObject): JsonObject {
  const document: unknown = upgrade(structuredClone(bundled), '3.1');
  return isObject(document) ? document : {};
}
