import type { Converted, Note, Values } from './note.ts';
import { describeScripts, scriptPart, scriptPolicy } from './script-part.ts';
import type { NewFile } from './write-migration.ts';

/** An element that the config of a site adds to each document. */
export type DocumentTag = {
  /** The key of the config, for notes. */
  key: string;
  tagName: string;
  attributes: Values;
  text?: string;
};

/**
 * Converts what a config adds to each document: scripts become a part of the theme, metadata and links `headTags`.
 * @returns keys of the new config
 */
export function convertDocumentTags(
  tags: readonly DocumentTag[],
): Converted<Values> & { files: NewFile[] } {
  const scripts = tags.filter(({ tagName }) => tagName === 'script');
  const others = tags.filter(({ tagName }) => tagName !== 'script');
  const kept = others.filter(isSupported);
  const headTags = kept.map(({ tagName, attributes }) => ({ tagName, attributes }));
  const keysOf = (list: readonly DocumentTag[]) => [...new Set(list.map(({ key }) => key))];
  return {
    value: { ...scriptPolicy(scripts), ...(headTags.length === 0 ? {} : { headTags }) },
    files: scriptPart(scripts),
    notes: [
      ...keysOf(scripts).map((key) =>
        describeScripts(
          key,
          scripts.filter((script) => script.key === key),
        ),
      ),
      ...keysOf(kept).map((key): Note => ({ group: 'config', outcome: 'migrated', key })),
      ...others.filter((tag) => !isSupported(tag)).map(describeLost),
    ],
  };
}

function isSupported({ tagName, attributes }: DocumentTag): boolean {
  const isKnown = tagName === 'meta' || (tagName === 'link' && attributes['rel'] !== 'stylesheet');
  return isKnown && Object.values(attributes).every(isPlain);
}

/** Whether an attribute of the new config can have a value. */
function isPlain(value: unknown): boolean {
  return typeof value === 'string' || typeof value === 'boolean';
}

function describeLost({ key, tagName, attributes }: DocumentTag): Note {
  const text =
    tagName === 'link' && attributes['rel'] === 'stylesheet'
      ? `List a style sheet with @import "${String(attributes['href'])}" in "customCss".`
      : `Only <meta>, <link> and <script> can be added to each document, not <${tagName}>.`;
  return { group: 'config', outcome: 'dropped', key, text };
}
