import type { JsonObject } from './json.ts';
import type { Origins } from './origins.ts';
import type { Description } from './read-description.ts';
import { setKey } from './set-key.ts';
import { mayHaveLongIntegers, WrittenInteger } from './written-integer.ts';

/**
 * Returns the document with long integers as texts, so that pages show them as written and code in
 * browsers does not change them. Only objects that contain some are copied, with the same origin.
 *
 * @param dangling the objects whose references lead nowhere, to which copies are added
 */
export function withIntegersAsTexts(
  document: JsonObject,
  {
    description: { files },
    origins,
    dangling,
  }: { description: Description; origins: Origins; dangling: WeakSet<object> },
): JsonObject {
  if (![...files.values()].some(({ text }) => mayHaveLongIntegers(text))) return document;
  const known = new Map<object, unknown>();
  const convert = (value: unknown): unknown => {
    if (value instanceof WrittenInteger) return value.text;
    if (typeof value !== 'object' || value === null) return value;
    if (!known.has(value)) {
      known.set(value, Array.isArray(value) ? convertList(value) : convertObject(value));
    }
    return known.get(value);
  };
  const convertList = (list: unknown[]): unknown[] => {
    const converted = list.map(convert);
    return converted.some((entry, index) => entry !== list[index]) ? converted : list;
  };
  const convertObject = (original: object): object => {
    const written: [string, unknown][] = Object.entries(original);
    const converted = written.map(([key, value]) => [key, convert(value)] as const);
    if (converted.every(([, value], index) => value === written[index]?.[1])) return original;
    const copy: JsonObject = {};
    for (const [key, value] of converted) setKey(copy, key, value);
    const origin = origins.get(original);
    if (origin) origins.set(copy, origin);
    if (dangling.has(original)) dangling.add(copy);
    return copy;
  };
  return { ...document, ...convertObject(document) };
}
