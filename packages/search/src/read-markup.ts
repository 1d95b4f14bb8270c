import { collectSections, type MarkupEvents, type PageSection } from './section-reader.ts';
import { dropUnsearched, UNSEARCHED } from './unsearched.ts';
import { VOID_ELEMENTS } from './void-elements.ts';

/** A comment, a tag with its attributes, or text. */
const TOKEN = /<!--[\s\S]*?-->|<(\/?)([a-z][^\s/>]*)((?:[^"'>]|"[^"]*"|'[^']*')*)>|[^<]+|</gi;
const ATTRIBUTE = /([^\s"'=/]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+)))?/g;
/** Attributes that the reader of sections looks at. Few elements have one, and reading takes time. */
const READ_ATTRIBUTE = new RegExp(`\\b(?:id|${UNSEARCHED})\\b`, 'i');
const NO_ATTRIBUTES = {};
const ENTITY = /&(?:#x([\da-f]+)|#(\d+)|(amp|lt|gt|quot|apos|nbsp));/gi;
const NAMED: Record<string, string> = {
  ...{ amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: '\u00a0' },
};

/**
 * Does the same as `readSections` with less code, for HTML whose elements are all closed. The build
 * compares the results, and keeps the texts of a page in shards if they differ.
 */
export function readMarkup(html: string): PageSection[] {
  return collectSections((events) => parseMarkup(dropUnsearched(html), events));
}

function parseMarkup(html: string, { open, text, close }: MarkupEvents): void {
  for (const [token, slash, tag, attributes = ''] of html.matchAll(TOKEN)) {
    const name = tag?.toLowerCase();
    if (name === undefined) {
      if (!token.startsWith('<!--')) text(decode(token));
    } else if (slash) {
      close(name);
    } else {
      open(name, READ_ATTRIBUTE.test(attributes) ? readAttributes(attributes) : NO_ATTRIBUTES);
      if (VOID_ELEMENTS.has(name) || attributes.endsWith('/')) close(name);
    }
  }
}

function readAttributes(source: string): Record<string, string> {
  const attributes: Record<string, string> = {};
  for (const [, name = '', double, single, bare] of source.matchAll(ATTRIBUTE)) {
    attributes[name.toLowerCase()] = decode(double ?? single ?? bare ?? '');
  }
  return attributes;
}

function decode(text: string): string {
  if (!text.includes('&')) return text;
  return text.replace(ENTITY, (entity, hex?: string, decimal?: string, name?: string) => {
    if (name) return NAMED[name] ?? entity;
    const code = hex ? Number.parseInt(hex, 16) : Number(decimal);
    return code <= 0x10ffff ? String.fromCodePoint(code) : entity;
  });
}
