import type { Schema } from './schema.ts';

/**
 * A merged schema with the texts of its written parts instead of its references' texts: text beside
 * a reference is about this place, the text of the reference is general.
 *
 * @param own the schema's own keywords
 * @param parts its parts that are not references
 */
export function withWrittenTexts(merged: Schema, own: Schema, parts: Schema[]): Schema {
  // Of two properties of the same name, the last is written for this place, and replaces the text of the other.
  const written = own.isMerged ? parts.toReversed() : [own, ...parts];
  const texts = written.flatMap(({ description }) => description ?? []);
  return {
    ...merged,
    title: written.find(({ title }) => title !== undefined)?.title ?? merged.title,
    description: (own.isMerged ? texts[0] : joinTexts(texts)) ?? merged.description,
    default: written.find((part) => part.default !== undefined)?.default ?? merged.default,
    examples: written.find(({ examples }) => examples.length > 0)?.examples ?? merged.examples,
  };
}

/** Several texts as paragraphs, each once. */
export function joinTexts(texts: string[]): string | undefined {
  const [first, ...others] = texts.filter((text) => text.trim() !== '');
  const joined = first === undefined ? [] : [first];
  for (const text of others.map((other) => other.trim())) {
    if (!joined.some((known) => known.includes(text))) joined.push(text);
  }
  return joined.length > 1 ? joined.map((text) => text.trim()).join('\n\n') : first;
}
