import type { DocumentTag } from '../document-tag.ts';
import { convertDocumentTags } from '../document-tags.ts';
import { asList, asObject, asString, type Converted, type Values } from '../note.ts';
import type { NewFile } from '../write-migration.ts';

/**
 * Converts what a config adds to each document: `scripts` and `headTags`
 * (https://docusaurus.io/docs/api/docusaurus-config#scripts), and `themeConfig.metadata`.
 *
 * @param ofPlugins what plugins add
 */
export function convertTags(
  config: Readonly<Values>,
  ofPlugins: DocumentTag[] = [],
): Converted<Values> & { files: NewFile[] } {
  const metadata = asList(asObject(config['themeConfig'])['metadata']);
  return convertDocumentTags([
    ...asList(config['scripts']).map(readScript),
    ...asList(config['headTags']).map((tag) => readTag(tag, 'headTags')),
    ...metadata.map((entry) => ({
      key: 'themeConfig.metadata',
      tagName: 'meta',
      attributes: asObject(entry),
    })),
    ...ofPlugins,
  ]);
}

function readScript(script: unknown): DocumentTag {
  const attributes = typeof script === 'string' ? { src: script } : asObject(script);
  return { key: 'scripts', tagName: 'script', attributes };
}

/** Reads an element of `headTags` or of a plugin. @param key of the config, for notes */
export function readTag(tag: unknown, key: string): DocumentTag {
  const { tagName, attributes, innerHTML } = asObject(tag);
  return {
    key,
    tagName: String(tagName),
    attributes: asObject(attributes),
    text: asString(innerHTML),
  };
}
