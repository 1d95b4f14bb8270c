import { upgrade } from '@scalar/openapi-upgrader';
import type { Problem } from 'folia-problems';
import { bundleDescription } from './bundle.ts';
import { isObject, type JsonObject } from './json.ts';
import { type Locate, makeLocate } from './origins.ts';
import { type Description, readDescription } from './read-description.ts';
import { structureProblems } from './structure.ts';

/** A description that can be turned into pages. */
export type OpenDescription = {
  description: Description;
  /** The bundled document in the author's version of OpenAPI, which readers download. */
  bundled: JsonObject;
  /** The same document, converted to version 3. */
  document: JsonObject;
  locate: Locate;
  /**
   * Path of the file that an object of the document comes from, or of the entry if that is unknown.
   */
  getFile: (value: object) => string;
};

/** Reads, bundles and checks a description. Returns all problems at once. */
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
  const document = 'swagger' in bundled ? upgradeToVersion3(bundled) : bundled;
  const getFile = (value: object) => origins.get(value)?.file ?? entry;
  return { opened: { description, bundled, document, locate, getFile }, problems };
}

/** Converts version 2.0 to 3.1. Works on a clone, since the converter modifies its input. */
function upgradeToVersion3(bundled: JsonObject): JsonObject {
  const document: unknown = upgrade(structuredClone(bundled), '3.1');
  return isObject(document) ? document : {};
}
