import type { DocumentTag } from '../document-tag.ts';
import { convertDocumentTags } from '../document-tags.ts';
import { readSheetLink } from '../linked-sheets.ts';
import { asList, asObject, asString, type Converted, type Values } from '../note.ts';
import type { NewFile } from '../write-migration.ts';

/**
 * Converts what a config adds to each document: `scripts` and `headTags`
 * (https://docusaurus.io/docs/api/docusaurus-config#scripts), and `themeConfig.metadata`. Links to style sheets are converted
 * with those of the theme.
 *
 * @param ofPlugins what plugins add
 * @param readStatic the text of a file in the static folders
 */
export function convertTags(
  config: Readonly<Values>,
  ofPlugins: DocumentTag[],
  readStatic: (path: string) => string | undefined,
): Converted<Values> & { files: NewFile[] } {
  const tags = listTags(config, ofPlugins).filter((tag) => readSheetLink(tag) === undefined);
  const baseUrl = asString(config['baseUrl']) ?? '/';
  return convertDocumentTags(tags.map((tag) => withCode(tag, baseUrl, readStatic)));
}

/** All elements that a config and its plugins add, including links to style sheets. */
export function listTags(config: Readonly<Values>, ofPlugins: DocumentTag[]): DocumentTag[] {
  const metadata = asList(asObject(config['themeConfig'])['metadata']);
  return [
    ...asList(config['stylesheets']).map(readStyleSheet),
    ...asList(config['scripts']).map(readScript),
    ...asList(config['headTags']).map((tag) => readTag(tag, 'headTags')),
    ...metadata.map((entry) => ({
      key: 'themeConfig.metadata',
      tagName: 'meta',
      attributes: asObject(entry),
    })),
    ...ofPlugins,
  ];
}

/** An element with the code of the file that it runs, if that is a file of the site. */
function withCode(
  tag: DocumentTag,
  baseUrl: string,
  readStatic: (path: string) => string | undefined,
): DocumentTag {
  const source = asString(tag.attributes['src'])?.replace(/[?#].*$/, '');
  const isScript = tag.tagName === 'script' && source !== undefined && /\.[cm]?js$/.test(source);
  if (!isScript || /^(?:[a-z]+:|\/\/)/i.test(source)) return tag;
  const path = source.startsWith(baseUrl) ? source.slice(baseUrl.length) : source;
  const code = readStatic(path.replace(/^\//, ''));
  return code === undefined ? tag : { ...tag, code };
}

function readStyleSheet(sheet: unknown): DocumentTag {
  const attributes = typeof sheet === 'string' ? { href: sheet } : asObject(sheet);
  // Docusaurus writes the relation unless the config names another.
  return { key: 'stylesheets', tagName: 'link', attributes: { rel: 'stylesheet', ...attributes } };
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
