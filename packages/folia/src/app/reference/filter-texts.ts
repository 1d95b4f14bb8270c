/** The texts of a filter's message, which are attributes of its element. */
export type FilterTexts = { text?: string; otherText?: string };

/**
 * Filters the rows of a page.
 *
 * @param words what the reader typed, in lower case
 * @param choice the chosen method of operations
 * @returns a message about what remains; empty if nothing is filtered
 */
export type Filter = (words: string, choice: string, texts: FilterTexts) => string;

/** Fills the numbers into a string, in place of `{name}`. */
export function fillText(text: string | undefined, numbers: Record<string, number>): string {
  return (text ?? '').replace(/\{(\w+)\}/g, (all, name: string) => String(numbers[name] ?? all));
}

/** Hides or shows an element. Printed pages have all of them. */
export function setFiltered(element: Element, isHidden: boolean): void {
  element.toggleAttribute('data-filtered', isHidden);
}
