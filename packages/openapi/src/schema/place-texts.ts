import { asText } from '../description/json.ts';
import type { RawSchema, ReadSchema, Schema } from './schema.ts';

/**
 * The description of a value where it is used. That of a named schema is on its own page, so here it
 * is only the one beside the reference.
 */
export function placeText(raw: RawSchema, { model, description }: Schema): string | undefined {
  if (model === undefined) return description;
  return typeof raw === 'object' ? asText(raw.description) : undefined;
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
