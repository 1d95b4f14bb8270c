/** The element around content that an island places: the build has rendered it, and React leaves it alone. */
export const CONTENT_ELEMENT = 'docs-content';

/** The attribute of that element, and of a template with content that the island does not show yet: its number. */
export const CONTENT_NUMBER = 'data-content';

/**
 * The number of the content that a value in the props of an island stands for: such props are JSON, where content is an object
 * with its number, such as `{ "docs-content": 0 }`. Undefined for any other value.
 */
export function contentNumber(value: unknown): number | undefined {
  if (typeof value !== 'object' || value === null || !(CONTENT_ELEMENT in value)) return undefined;
  const number = value[CONTENT_ELEMENT];
  return typeof number === 'number' ? number : undefined;
}
