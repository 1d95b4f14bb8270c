/** Elements that have no end tag (https://html.spec.whatwg.org/multipage/syntax.html#void-elements), in lower case. */
export const VOID_ELEMENTS: ReadonlySet<string> = new Set([
  ...['area', 'base', 'br', 'col', 'embed', 'hr', 'img', 'input', 'link', 'meta', 'source'],
  ...['track', 'wbr'],
]);
