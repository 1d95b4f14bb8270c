import { asList, asObject, type Converted, type Note, type Values } from '../note.ts';

/** An attribute that a tag of the new config can have. */
function isPlain(value: unknown): boolean {
  return typeof value === 'string' || typeof value === 'boolean';
}

/**
 * Converts the metadata and links that a config adds to the head of each document
 * (https://docusaurus.io/docs/api/docusaurus-config#headTags, `themeConfig.metadata`). Scripts are converted separately.
 */
export function convertHeadTags(config: Readonly<Values>): Converted<Values> {
  const metadata = asList(asObject(config['themeConfig'])['metadata']).map((entry) => ({
    tagName: 'meta',
    attributes: asObject(entry),
  }));
  const tags = asList(config['headTags'])
    .map(asObject)
    .filter(({ tagName }) => tagName !== 'script')
    .map(({ tagName, attributes }) => ({ tagName, attributes: asObject(attributes) }));
  const all = [
    ...tags.map((tag) => ({ ...tag, key: 'headTags' })),
    ...metadata.map((tag) => ({ ...tag, key: 'themeConfig.metadata' })),
  ].map((tag) => ({ ...tag, isKept: isSupported(tag) }));
  const kept = all.filter(({ isKept }) => isKept);
  return {
    value:
      kept.length === 0
        ? {}
        : { headTags: kept.map(({ tagName, attributes }) => ({ tagName, attributes })) },
    notes: [
      ...[...new Set(kept.map(({ key }) => key))].map(
        (key): Note => ({ group: 'config', outcome: 'migrated', key }),
      ),
      ...all.filter(({ isKept }) => !isKept).map(describeLost),
    ],
  };
}

function isSupported({ tagName, attributes }: Values): boolean {
  const values = asObject(attributes);
  const isKnown = tagName === 'meta' || (tagName === 'link' && values['rel'] !== 'stylesheet');
  return isKnown && Object.values(values).every(isPlain);
}

function describeLost({ tagName, attributes, key }: Values): Note {
  const isSheet = tagName === 'link' && asObject(attributes)['rel'] === 'stylesheet';
  const text = isSheet
    ? 'Put the style sheet into a folder of the site and list it in "customCss".'
    : `Only <meta>, <link> and scripts can be added to each document, not <${String(tagName)}>.`;
  return { group: 'config', outcome: 'dropped', key: String(key), text };
}
