import { asList, asText, isObject } from '../description/json.ts';
import { isRawSchema, readVariants } from './read-keywords.ts';
import type { RawSchema, ReadSchema, Schema } from './schema.ts';
import { toSingle } from './schema-parts.ts';
import { joinTexts } from './written-texts.ts';

/**
 * The description of a value where it is used. A named schema is described on its own page, so here
 * only what is written beside the reference and in the schemas around it counts.
 */
export function placeText(raw: RawSchema, { model, description }: Schema): string | undefined {
  if (model === undefined) return description;
  return joinTexts(listWritten(raw));
}

/** The descriptions of a schema and of its written parts, without those that references lead to. */
function listWritten(raw: RawSchema): string[] {
  if (!isObject(raw)) return [];
  const own = asText(raw.description);
  const texts = own === undefined ? [] : [own];
  if (typeof raw.$ref === 'string') return texts;
  const singles = readVariants(raw)
    .flatMap(toSingle)
    .map(({ schema }) => schema);
  const parts = [...asList(raw.allOf).filter(isRawSchema), ...singles];
  return [...texts, ...parts.flatMap(listWritten)];
}

/** The descriptions of the items of a list, and of those of lists in it, down to `inner`. */
export function listItemTexts(schema: Schema, inner: Schema, readSchema: ReadSchema): string[] {
  const texts: string[] = [];
  for (let at = schema; at !== inner && at.items !== undefined; ) {
    const item = readSchema(at.items);
    const text = placeText(at.items, item);
    if (text !== undefined && !texts.includes(text)) texts.push(text);
    at = item;
  }
  return texts;
}
