/**
 * Percent-encodes some ASCII characters that other functions leave unchanged
 * (https://url.spec.whatwg.org/#percent-encode).
 *
 * @param signs with the flag `g`
 */
export function percentEncode(text: string, signs: RegExp): string {
  return text.replace(signs, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);
}
