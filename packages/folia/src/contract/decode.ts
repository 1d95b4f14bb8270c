/**
 * Percent-decodes text, or returns it unchanged if the encoding is malformed, such as `%E0%A4%A`
 * (https://url.spec.whatwg.org/#percent-decode). URLs come from readers and other sites, so any
 * text is possible.
 *
 * @example decodeOrKeep('gr%C3%B6%C3%9Fe') // 'größe'
 */
export function decodeOrKeep(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
