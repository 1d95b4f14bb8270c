export type HitMarks = { hit: string; openMark: string; hitsMark: string };

/**
 * Waits for a click, then for visible hits. Runs in the page.
 *
 * @returns milliseconds from the click to the frame with the first hits; both are marked
 */
export function watchHits({ hit, openMark, hitsMark }: HitMarks): { first: Promise<number> } {
  let clicked = 0;
  addEventListener(
    'click',
    ({ timeStamp }) => {
      clicked = timeStamp;
      performance.mark(openMark);
    },
    { capture: true, once: true },
  );
  const isShown = () =>
    [...document.querySelectorAll(hit)].some((element) => element.checkVisibility());
  const first = new Promise<number>((resolve, reject) => {
    const observer = new MutationObserver(() => {
      if (clicked === 0 || !isShown()) return;
      observer.disconnect();
      requestAnimationFrame(() =>
        setTimeout(() => {
          performance.mark(hitsMark);
          resolve(performance.now() - clicked);
        }),
      );
    });
    observer.observe(document, { childList: true, subtree: true, characterData: true });
    setTimeout(() => reject(new Error('The search showed no hits within 90 s.')), 90_000);
  });
  return { first };
}
