import { decodeNamedCharacterReference } from 'decode-named-character-reference';

/** Replaces references such as `&shy;`, `&#38;` and `&#x26;` with their characters. Unknown ones stay as they are. */
export function decodeReferences(text: string): string {
  return text.replace(
    /&(#\d+|#x[\da-f]+|[a-z][a-z\d]*);/gi,
    (whole, name: string) => decoded(name) ?? whole,
  );
}

/** @param name what is between `&` and `;`: `amp`, `#38` or `#x26` */
function decoded(name: string): string | undefined {
  if (!name.startsWith('#')) return decodeNamedCharacterReference(name) || undefined;
  const code = Number(name.slice(1).replace(/^x/i, '0x'));
  return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : undefined;
}
