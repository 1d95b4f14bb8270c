import { isValidElement, type ReactNode } from 'react';

type Props = Record<string, unknown>;

/**
 * Replaces the content in the props of an island: elements of React, and lists with such elements, wherever they are.
 *
 * @param props without values that JSON does not support, apart from elements
 * @param replace is called with each content and its number, from 0, which is the same each time
 */
export function replaceContents(
  props: Props,
  replace: (content: ReactNode, number: number) => unknown,
): Props {
  let count = 0;
  const visit = (value: unknown): unknown => {
    if (isContent(value)) return replace(value, count++);
    if (Array.isArray(value)) return value.map(visit);
    return typeof value === 'object' && value !== null ? visitAll(value) : value;
  };
  const visitAll = (object: object): Props =>
    Object.fromEntries(Object.entries(object).map(([key, value]) => [key, visit(value)]));
  return visitAll(props);
}

/** Whether the props of an island have content. */
export function hasContents(props: Props): boolean {
  let found = false;
  replaceContents(props, () => {
    found = true;
  });
  return found;
}

/** Whether a value is an element, or a list of elements, texts and nothings with at least one element. */
export function isContent(value: unknown): value is ReactNode {
  if (!Array.isArray(value)) return isValidElement(value);
  return value.some(isContent) && value.every((item) => isContent(item) || isText(item));
}

/** Whether a value shows a text or nothing. */
function isText(value: unknown): boolean {
  if (Array.isArray(value)) return value.every(isText);
  return value === null || !['object', 'function', 'symbol'].includes(typeof value);
}
