/** A reference without others inside: https://www.w3.org/TR/css-variables-1/#using-variables */
const REFERENCE = /var\(\s*(--[\w-]+)\s*(?:,\s*((?:[^()]|\([^()]*\))*))?\)/;

/** Maximum number of references in a value, so that circular ones come to an end. */
const MOST_REFERENCES = 30;

/**
 * Replaces references to custom properties with their values.
 * @returns the value; a reference to a missing property without a fallback stays
 */
export function resolveReferences(value: string, properties: ReadonlyMap<string, string>): string {
  let resolved = value;
  for (let count = 0; count < MOST_REFERENCES; count += 1) {
    const [reference, name = '', fallback] = REFERENCE.exec(resolved) ?? [];
    const replacement = properties.get(name) ?? fallback?.trim();
    if (reference === undefined || replacement === undefined) return resolved;
    resolved = resolved.replace(reference, () => replacement);
  }
  return resolved;
}
