type Attributes = Record<string, string | number | boolean | undefined>;

/** Creates an element. Attributes that are undefined are left out. */
export function element<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  attributes: Attributes,
  ...children: (Node | string)[]
): HTMLElementTagNameMap[Name] {
  const created = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) {
    if (value !== undefined) created.setAttribute(key, String(value));
  }
  created.append(...children);
  return created;
}
