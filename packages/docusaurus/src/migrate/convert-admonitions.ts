import { isAdmonition, siteConfigSchema } from 'folia/format';
import { type Converted, listOf, type Values, valuesOf } from './note.ts';

const keywords = siteConfigSchema.shape.admonitions;

/** Kinds of boxes that the content plugins add (https://docusaurus.io/docs/markdown-features/admonitions#custom-admonitions). */
export function convertAdmonitions(plugins: (Values | false)[]): Converted<Values> {
  const named = plugins.flatMap((options) =>
    listOf(valuesOf(valuesOf(options)['admonitions'])['keywords']),
  );
  const own = [...new Set(named)].filter(
    (name) =>
      typeof name === 'string' &&
      !isAdmonition(name) &&
      keywords.safeParse({ keywords: [name] }).success,
  );
  if (own.length === 0) return { value: {}, notes: [] };
  const text = `They look like notes, and have their name as a class: ${own.join(', ')}.`;
  return {
    value: { admonitions: { keywords: own } },
    notes: [{ group: 'docs', fate: 'carried', key: 'docs.admonitions.keywords', text }],
  };
}
