import { type ChildSlot, getSlots, isExtension, type Kind } from './grammar.ts';

/**
 * The kind of the object that a pointer leads to: `map` for a map or list of objects, undefined for
 * data and extensions, which may be anything.
 */
export function kindAt(tokens: string[]): Kind | 'map' | undefined {
  let kind: Kind = 'document';
  for (let index = 0; index < tokens.length; index += 1) {
    const token = tokens[index] ?? '';
    if (kind === 'callback') {
      if (isExtension(token)) return undefined;
      kind = 'pathItem';
      continue;
    }
    const slot: ChildSlot | undefined = getSlots(kind).find(([key]) => key === token)?.[1];
    if (!slot) return undefined;
    if (slot.holds !== 'one') {
      index += 1;
      if (index === tokens.length) return 'map';
    }
    kind = slot.kind;
  }
  return kind;
}
