import type { DocumentTag } from './document-tag.ts';
import {
  convertLinkedSheets,
  LINKED_FILE,
  readSheetLink,
  type SheetLink,
} from './linked-sheets.ts';
import type { Converted, Note, Values } from './note.ts';
import { describeScripts, scriptPart, scriptPolicy } from './script-part.ts';
import type { NewFile } from './write-migration.ts';

/**
 * Converts the elements that a config adds to each document. Scripts and elements of the body become a part of the theme,
 * metadata and links become `headTags`, and a new style sheet imports those that links name.
 * @returns keys of the new config
 */
export function convertDocumentTags(
  tags: readonly DocumentTag[],
): Converted<Values> & { files: NewFile[] } {
  const scripts = tags.filter(isPart);
  const links = tags.flatMap((tag) => readSheetLink(tag) ?? []);
  const sheets = convertLinkedSheets(links);
  const others = tags.filter(
    (tag) => !isPart(tag) && readSheetLink(tag) === undefined && !isWithoutScripts(tag, links),
  );
  const kept = others.filter(isSupported);
  const headTags = kept.map(({ tagName, attributes }) => ({ tagName, attributes }));
  const keysOf = (list: readonly DocumentTag[]) => [...new Set(list.map(({ key }) => key))];
  return {
    value: {
      ...scriptPolicy(scripts),
      ...(headTags.length === 0 ? {} : { headTags }),
      ...(sheets.css === '' ? {} : { customCss: [LINKED_FILE] }),
    },
    files: [
      ...scriptPart(scripts),
      ...(sheets.css === '' ? [] : [{ to: LINKED_FILE, text: sheets.css }]),
    ],
    notes: [
      ...sheets.notes,
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

/** Whether an element only repeats links of other elements for browsers without scripts. */
function isWithoutScripts({ tagName, text = '' }: DocumentTag, links: SheetLink[]): boolean {
  const inner = [...text.matchAll(/<link\b[^>]*?\bhref=["']?([^"'\s>]+)[^>]*>/gi)];
  const rest = inner.reduce((left, [whole]) => left.replace(whole, ''), text);
  const isKnown = inner.every(([, href]) => links.some((link) => link.href === href));
  return tagName === 'noscript' && inner.length > 0 && isKnown && rest.trim() === '';
}

function isSupported({ tagName, attributes }: DocumentTag): boolean {
  return (tagName === 'meta' || tagName === 'link') && Object.values(attributes).every(isPlain);
}

/** Whether an attribute of the new config can have a value. */
function isPlain(value: unknown): boolean {
  return typeof value === 'string' || typeof value === 'boolean';
}

function describeLost(tag: DocumentTag): Note {
  return { group: 'config', outcome: 'dropped', key: tag.key, text: reasonFor(tag) };
}

function reasonFor({ tagName, text }: DocumentTag): string {
  const allowed = 'Only <meta>, <link> and <script> can be added to each document';
  return tagName === '' ? `${allowed}, not HTML as text: ${text}` : `${allowed}, not <${tagName}>.`;
}
