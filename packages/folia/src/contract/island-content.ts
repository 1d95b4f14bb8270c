/** The element around content that an island places: the build has rendered it, and React leaves it alone. */
export const CONTENT_ELEMENT = 'docs-content';

/** The attribute with the number of the content, on that element or on a template if the island does not show it yet. */
export const CONTENT_NUMBER = 'data-content';

/**
 * The number of the content that a value in the props of an island stands for. These props are JSON, so content in them is
 * an object with its number: `{ "docs-content": 0 }`. Undefined for any other value.
 */
export function contentNumber(value: unknown): number | undefined {
  if (typeof value !== 'object' || value === null || !(CONTENT_ELEMENT in value)) return undefined;
  const number = value[CONTENT_ELEMENT];
  return typeof number === 'number' ? number : undefined;
}
