import type { Schema } from './schema.ts';

/**
 * A merged schema with the texts of its written parts in place of those of its references: text
 * beside a reference is about this place, and the text of the reference is general.
 *
 * @param own the schema's own keywords
 * @param parts its parts that are not references
 */
export function withWrittenTexts(merged: Schema, own: Schema, parts: Schema[]): Schema {
  // Of two properties of the same name, the last is written for this place, and replaces the text of the other.
  const written = own.isMerged ? parts.toReversed() : [own, ...parts];
  const first = written.find(({ description }) => description !== undefined)?.description;
  const description = own.isMerged ? first : joinDescriptions(written);
  return {
    ...merged,
    title: written.find(({ title }) => title !== undefined)?.title ?? merged.title,
    description: description ?? first ?? merged.description,
    default: written.find((part) => part.default !== undefined)?.default ?? merged.default,
    examples: written.find(({ examples }) => examples.length > 0)?.examples ?? merged.examples,
  };
}

/** Several descriptions as paragraphs, each once; undefined if there is only one. */
function joinDescriptions(written: Schema[]): string | undefined {
  const joined: string[] = [];
  for (const { description = '' } of written) {
    const text = description.trim();
    if (text !== '' && !joined.some((known) => known.includes(text))) joined.push(text);
  }
  return joined.length > 1 ? joined.join('\n\n') : undefined;
}
