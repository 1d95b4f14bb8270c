/**
 * Makes a text one that every later step can rely on: lines end with a line feed, and halves of surrogate pairs, which
 * no file can hold, are replaced (https://tc39.es/ecma262/#sec-string.prototype.towellformed).
 */
export function plainText(text: string): string {
  return text.replace(/\r\n?/g, '\n').toWellFormed();
}
