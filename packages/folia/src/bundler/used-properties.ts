/** The declarations of the engine's custom properties at the beginning of the rules of a document. */
const DEFINITIONS = /^(@layer tokens\{:root\{)([^{}]*)(?=\})/;

const REFERENCE = /var\(\s*(--[\w-]+)/g;

/**
 * Creates a function that does the same as `withUsedProperties`, and remembers the results for documents that refer to no
 * property themselves: they have the same few combinations of rules.
 * @param always what may refer to properties in all documents
 */
export function makePropertySelection(
  always: readonly string[],
): (rules: string, others: readonly string[]) => string {
  const known = new Map<string, string>();
  return (rules, others) => {
    if (others.some((text) => text.includes('var('))) {
      return withUsedProperties(rules, [...always, ...others]);
    }
    const short = known.get(rules) ?? withUsedProperties(rules, always);
    known.set(rules, short);
    return short;
  };
}

/**
 * Leaves out the custom properties of the engine that nothing refers to. Most are sizes: their values have already replaced
 * the references.
 * @param rules minified, beginning with the layer of the custom properties
 * @param others everything else that may refer to them
 */
export function withUsedProperties(rules: string, others: readonly string[]): string {
  const [, start = '', definitions = ''] = DEFINITIONS.exec(rules) ?? [];
  if (!start) return rules;
  const rest = rules.slice(start.length + definitions.length);
  const values = new Map(
    definitions.split(';').map((written): [name: string, written: string] => {
      const name = written.slice(0, written.indexOf(':'));
      return [name, written];
    }),
  );
  const used = new Set<string>();
  const addReferences = (text: string): void => {
    for (const [, name = ''] of text.matchAll(REFERENCE)) {
      if (used.has(name)) continue;
      used.add(name);
      addReferences(values.get(name) ?? '');
    }
  };
  for (const text of [rest, ...others]) addReferences(text);
  const kept = [...values].flatMap(([name, written]) =>
    !name.startsWith('--') || used.has(name) ? [written] : [],
  );
  return start + kept.join(';') + rest;
}
