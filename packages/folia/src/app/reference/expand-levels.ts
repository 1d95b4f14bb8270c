import { fillText } from './filter-texts.ts';

/** The disclosure widgets of nested properties; others have examples. */
export const NESTED = 'details:has(> .api-rows, > .api-choices)';

/**
 * Opens the nested properties of the schema that a button belongs to, down to a level, and closes
 * those below.
 *
 * @param levels a number, or `all`
 */
export function expandLevels(button: Element, levels: string): void {
  const limit = levels === 'all' ? Number.POSITIVE_INFINITY : Number(levels);
  const scope = button.closest('.api-whole')?.parentElement;
  const message = button.parentElement?.querySelector('output');
  let count = 0;
  for (const details of scope?.querySelectorAll<HTMLDetailsElement>(NESTED) ?? []) {
    details.open = getLevel(details) <= limit;
    if (details.open) count += 1;
  }
  if (message) message.textContent = fillText(message.dataset.text, { count });
}

/** 1 for the outermost. */
function getLevel(details: Element): number {
  let level = 0;
  for (let at: Element | null | undefined = details; at; at = at.parentElement?.closest(NESTED))
    level += 1;
  return level;
}
