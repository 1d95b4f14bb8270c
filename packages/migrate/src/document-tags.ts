import type { DocumentTag } from './document-tag.ts';
import type { Converted, Note, Values } from './note.ts';
import { describeScripts, scriptPart, scriptPolicy } from './script-part.ts';
import type { NewFile } from './write-migration.ts';

/**
 * Converts what a config adds to each document: scripts and what is in the body become a part of the theme, metadata and
 * links `headTags`.
 * @returns keys of the new config
 */
export function convertDocumentTags(
  tags: readonly DocumentTag[],
): Converted<Values> & { files: NewFile[] } {
  const scripts = tags.filter(isPart);
  const others = tags.filter((tag) => !isPart(tag));
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

/** Whether an element goes to the part of the theme at the end of each document. */
function isPart({ tagName, inBody }: DocumentTag): boolean {
  return tagName === 'script' || inBody === true;
}

function isSupported({ tagName, attributes }: DocumentTag): boolean {
  const isKnown = tagName === 'meta' || (tagName === 'link' && attributes['rel'] !== 'stylesheet');
  return isKnown && Object.values(attributes).every(isPlain);
}

/** Whether an attribute of the new config can have a value. */
function isPlain(value: unknown): boolean {
  return typeof value === 'string' || typeof value === 'boolean';
}

function describeLost(tag: DocumentTag): Note {
  return { group: 'config', outcome: 'dropped', key: tag.key, text: reasonFor(tag) };
}

function reasonFor({ tagName, attributes, text }: DocumentTag): string {
  if (tagName === 'link' && attributes['rel'] === 'stylesheet') {
    return `Create a style sheet that contains @import "${String(attributes['href'])}", and list it in "customCss".`;
  }
  const allowed = 'Only <meta>, <link> and <script> can be added to each document';
  return tagName === '' ? `${allowed}, not HTML as text: ${text}` : `${allowed}, not <${tagName}>.`;
}
