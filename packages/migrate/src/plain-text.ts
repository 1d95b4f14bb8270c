import { decodeNamedCharacterReference } from 'decode-named-character-reference';

/** The words of a text in a line without its marks, for ids and titles. */
export function plainText(text: string): string {
  return text
    .replace(/<!--.*?-->/g, '')
    .replace(/!\[([^\]]*)\]\([^)]*\)/g, '')
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/\[([^\]]*)\]\[[^\]]*\]/g, '$1')
    .split(/(`+[^`]+`+)/)
    .map((part) => (part.startsWith('`') ? part.replace(/^`+ ?| ?`+$/g, '') : withoutMarks(part)))
    .join('')
    .replace(/\s+/g, ' ')
    .trim();
}

function withoutMarks(text: string): string {
  return text
    .replace(/<\/?[A-Za-z][^<>]*>/g, '')
    .replace(/(\*\*|__)(?=\S)(.+?)(?<=\S)\1/g, '$2')
    .replace(/\*(?=\S)(.+?)(?<=\S)\*/g, '$1')
    .replace(/(?<!\w)_(?=\S)(.+?)(?<=\S)_(?!\w)/g, '$1')
    .replace(/&(#\d+|#x[\da-f]+|[a-z][a-z\d]*);/gi, (whole, name: string) => decoded(name) ?? whole)
    .replace(/\\([!-/:-@[-`{-~])/g, '$1');
}

/** The character that a reference stands for: `amp`, `#38` or `#x26`. */
function decoded(name: string): string | undefined {
  if (!name.startsWith('#')) return decodeNamedCharacterReference(name) || undefined;
  const code = Number(name.slice(1).replace(/^x/i, '0x'));
  return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : undefined;
}
