import { isHtmlTag } from 'folia/format';

/** An attribute of a tag, as a pattern. */
const ATTRIBUTE = String.raw`[^\s"'<>/=]+(?:\s*=\s*(?:"[^"]*"|'[^']*'|[^\s"'=<>\x60]+))?`;
const TAG = new RegExp(
  String.raw`(?<!\\)<(/?)([A-Za-z][\w.-]*)((?:\s+${ATTRIBUTE})*)\s*(/?)>`,
  'g',
);

/** A tag of an element or a component, and its place in the text. */
export type Tag = {
  start: number;
  end: number;
  name: string;
  attributes: string;
  isClosing: boolean;
  isEmpty: boolean;
};

/** All tags in text. */
export function listTags(text: string): Tag[] {
  return Array.from(
    text.matchAll(TAG),
    ({ 0: whole, 1: slash, 2: name = '', 3: attributes = '', 4: end, index }): Tag => ({
      start: index,
      end: index + whole.length,
      name,
      attributes,
      isClosing: slash === '/',
      isEmpty: end === '/',
    }),
  );
}

/** The closing tag of each opening tag of a component. */
export function matchTags(tags: Tag[]): Map<Tag, Tag> {
  const partners = new Map<Tag, Tag>();
  const open: Tag[] = [];
  for (const tag of tags) {
    if (isPlainHtml(tag) || tag.isEmpty) continue;
    if (!tag.isClosing) open.push(tag);
    else {
      const index = open.findLastIndex(({ name }) => name === tag.name);
      const [opening] = index === -1 ? [] : open.splice(index);
      if (opening) partners.set(opening, tag);
    }
  }
  return partners;
}

/** Names with a capital letter or a hyphen are components in Vue. */
export function isPlainHtml({ name }: Tag): boolean {
  return (
    !name.includes('-') && name.toLowerCase() === name && isHtmlTag(name) && name !== 'template'
  );
}

/** Whether a range is alone on its lines, so that readers would find nothing there without it. */
export function isAlone(text: string, start: number, end: number): boolean {
  const before = text.slice(0, start).split('\n').at(-1) ?? '';
  const after = text.slice(end).split('\n', 1)[0] ?? '';
  return before.trim() === '' && after.trim() === '';
}

/** Splits the attributes of a tag, each with its value as written. */
export function listAttributes(attributes: string): string[] {
  return Array.from(attributes.matchAll(new RegExp(ATTRIBUTE, 'g')), ([attribute]) => attribute);
}

/**
 * An attribute as HTML has it; undefined if Vue evaluates it.
 *
 * @example constantAttribute(`:src="withBase('/a.png')"`) // 'src="/a.png"'
 */
export function constantAttribute(attribute: string): string | undefined {
  if (!/^(?:v-|[:@#])/.test(attribute)) return attribute;
  const [, name, value] =
    /^(?:v-bind)?:([\w-]+)\s*=\s*"\s*(?:withBase\(\s*)?'([^'"]*)'\s*\)?\s*"$/.exec(attribute) ?? [];
  if (name !== undefined) return `${name}="${value}"`;
  const [, plain, number] = /^:([\w-]+)\s*=\s*"(\d+|true|false)"$/.exec(attribute) ?? [];
  return plain === undefined ? undefined : `${plain}="${number}"`;
}

/** The attributes of a tag that Vue does not evaluate. */
export function constantAttributes({ attributes }: Tag): string[] {
  return listAttributes(attributes)
    .map(constantAttribute)
    .filter((attribute) => attribute !== undefined);
}
