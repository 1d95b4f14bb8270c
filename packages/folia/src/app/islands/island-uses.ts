/** Events by which a reader uses an island that waits for it. The first is that of a `<details>`. */
export const USES = ['toggle', 'click', 'focusin', 'input'];

/** Islands to hydrate now: those that do not wait, and those that have been opened or used. */
const NEEDED = 'docs-island:not([data-when]),[data-when]>[open],[data-replay]';

/**
 * Marks what the reader has used in an island that waits for it, so that the event can be repeated once the island is
 * live. Other events concern the address: the island is opened whose `<details>` it names, as in `#id` or `#id=values`.
 *
 * @returns whether the page has islands to hydrate now
 */
export function noteUse({ type, target }: Event): boolean {
  if (target instanceof Element) {
    if (target.matches('[data-when=use]:not([data-live]) *'))
      target.setAttribute('data-replay', type);
  } else {
    const [, id = ''] = location.hash.split(/[#=]/);
    document.querySelector(`[data-when]>[id="${CSS.escape(id)}"]`)?.setAttribute('open', '');
  }
  return document.querySelector(NEEDED) !== null;
}
