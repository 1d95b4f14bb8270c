import { isObject, type JsonObject } from './json.ts';
import type { Origins } from './origins.ts';
import { readScalar } from './positions.ts';
import type { Description } from './read-description.ts';

/**
 * The document with the version of the API as it is written. Without quotes, 1.10 is the number 1.1,
 * which is another version.
 */
export function withWrittenVersion(
  document: JsonObject,
  description: Description,
  origins: Origins,
): JsonObject {
  const { info } = document;
  if (!isObject(info) || typeof info.version !== 'number') return document;
  const version = readVersionText(info, description, origins);
  if (version === undefined) return document;
  return withOriginOf(
    document,
    { ...document, info: withOriginOf(info, { ...info, version }, origins) },
    origins,
  );
}

function readVersionText(
  info: JsonObject,
  { files }: Description,
  origins: Origins,
): string | undefined {
  const origin = origins.get(info);
  const text = origin && files.get(origin.file)?.text;
  if (!origin || text === undefined) return undefined;
  const written = readScalar(text, [...origin.path, 'version'])?.trim();
  return Number(written) === info.version ? written : undefined;
}

function withOriginOf(original: JsonObject, copy: JsonObject, origins: Origins): JsonObject {
  const origin = origins.get(original);
  if (origin) origins.set(copy, origin);
  return copy;
}
