/** The attributes of an element: https://python-markdown.github.io/extensions/attr_list/ */
export type Attributes = { id?: string; classes: string[]; values: Map<string, string> };

const VALUE = String.raw`[\w:-]+\s*=\s*(?:"[^"\n]*"|'[^'\n]*'|[^\s"'{}]+)`;
const PART = String.raw`(?:[.#][^\s{}="']+|${VALUE}|data-[\w-]+)`;
/** Attributes without a value. A single word in braces, without a colon, is a placeholder such as `{open}`. */
const FLAG = `(?:${PART}|autoplay|controls|download|hidden|loop|markdown|muted|open)`;

/** Source of a regular expression for an attribute list, such as `{: #id .class key="value" }`. */
export const ATTRIBUTE_LIST = String.raw`\{(?::[ ]*${FLAG}|[ ]*${PART})(?:[ ]+${FLAG})*[ ]*\}`;

/** Parses the text in an attribute list, with or without its braces. */
export function parseAttributes(text: string): Attributes {
  const attributes: Attributes = { classes: [], values: new Map() };
  const pattern = /([\w:-]+)\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'{}]+))|([.#])([^\s{}="']+)/g;
  for (const [, key, double, single, bare, sign, name = ''] of text.matchAll(pattern)) {
    const value = double ?? single ?? bare ?? '';
    if (key === 'id') attributes.id = value;
    else if (key !== undefined) attributes.values.set(key, value);
    else if (sign === '#') attributes.id = name;
    else attributes.classes.push(name);
  }
  return attributes;
}
