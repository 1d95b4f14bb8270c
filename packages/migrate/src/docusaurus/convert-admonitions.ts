import { isAdmonition, siteConfigSchema } from 'folia/format';
import { asList, asObject, type Converted, type Values } from '../note.ts';
import type { SourceParts } from './source-parts.ts';

const keywords = siteConfigSchema.shape.admonitions;

/**
 * The custom admonitions of the content plugins
 * (https://docusaurus.io/docs/markdown-features/admonitions#custom-admonitions).
 */
export function convertAdmonitions({
  docs,
  pages,
  blog,
  instances,
}: Pick<SourceParts, 'docs' | 'pages' | 'blog' | 'instances'>): Converted<Values> {
  const plugins = [docs, pages, blog, ...instances.map(({ options }) => options)];
  const named = plugins.flatMap((options) =>
    asList(asObject(asObject(options)['admonitions'])['keywords']),
  );
  const own = [...new Set(named)].filter(
    (name) =>
      typeof name === 'string' &&
      !isAdmonition(name) &&
      keywords.safeParse({ keywords: [name] }).success,
  );
  if (own.length === 0) return { value: {}, notes: [] };
  const text = `They look like notes and have their name as a class: ${own.join(', ')}.`;
  return {
    value: { admonitions: { keywords: own } },
    notes: [{ group: 'docs', outcome: 'migrated', key: 'docs.admonitions.keywords', text }],
  };
}
