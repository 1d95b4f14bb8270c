/** The attributes of an element: https://python-markdown.github.io/extensions/attr_list/ */
export type Attributes = { id?: string; classes: string[]; values: Map<string, string> };

const VALUE = String.raw`[\w:-]+\s*=\s*(?:"[^"\n]*"|'[^'\n]*'|[^\s"'{}]+)`;
const PART = String.raw`(?:[.#][^\s{}=.#"']+|${VALUE})`;

/** Source of a regular expression for an attribute list, such as `{: #id .class key="value" }`. */
export const ATTRIBUTE_LIST = String.raw`\{:?[ ]*${PART}(?:[ ]+${PART})*[ ]*\}`;

/** Parses the text in an attribute list, with or without its braces. */
export function parseAttributes(text: string): Attributes {
  const attributes: Attributes = { classes: [], values: new Map() };
  const pattern = /([\w:-]+)\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'{}]+))|([.#])([^\s{}=.#"']+)/g;
  for (const [, key, double, single, bare, sign, name = ''] of text.matchAll(pattern)) {
    if (key !== undefined) attributes.values.set(key, double ?? single ?? bare ?? '');
    else if (sign === '#') attributes.id = name;
    else attributes.classes.push(name);
  }
  return attributes;
}
