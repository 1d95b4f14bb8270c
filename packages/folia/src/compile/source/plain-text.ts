/**
 * Normalizes text: line endings become line feeds, and lone surrogates, which cannot be encoded in a file, are replaced
 * (https://tc39.es/ecma262/#sec-string.prototype.towellformed).
 */
export function plainText(text: string): string {
  return text.replace(/\r\n?/g, '\n').toWellFormed();
}
