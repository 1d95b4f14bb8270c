import type { Schema } from './schema.ts';

/**
 * A merged schema with the texts of its written parts in place of those of its references: text
 * beside a reference is about this place, and the text of the reference is general.
 *
 * @param written the schema's own keywords, and its parts that are not references
 */
export function withWrittenTexts(merged: Schema, written: Schema[]): Schema {
  return {
    ...merged,
    title: written.find(({ title }) => title !== undefined)?.title ?? merged.title,
    description:
      written.find(({ description }) => description !== undefined)?.description ??
      merged.description,
    default: written.find((part) => part.default !== undefined)?.default ?? merged.default,
    examples: written.find(({ examples }) => examples.length > 0)?.examples ?? merged.examples,
  };
}
