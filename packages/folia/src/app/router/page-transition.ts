/**
 * Runs a change of the document as a cross-fade where motion is welcome and the browser knows how
 * (https://drafts.csswg.org/css-view-transitions-1/), else at once.
 * @param isAnimated the browser has drawn the change already
 * @returns a promise that resolves once the change is made
 */
export function withTransition(change: () => void, isAnimated: boolean): Promise<void> {
  const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
  if (isAnimated || isStill || !('startViewTransition' in document)) {
    change();
    return Promise.resolve();
  }
  const transition = document.startViewTransition(change);
  // A transition that is skipped, by the next one or in a hidden tab, has made its change all the same.
  transition.ready.catch(() => {});
  transition.finished.catch(() => {});
  return transition.updateCallbackDone;
}
