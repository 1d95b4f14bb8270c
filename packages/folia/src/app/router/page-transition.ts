/**
 * Runs a change of the document with a cross-fade if motion is allowed and the browser supports it
 * (https://drafts.csswg.org/css-view-transitions-1/), otherwise at once.
 *
 * @param isAnimated whether the browser has already animated the change
 * @returns a promise that resolves once the change is applied
 */
export function withTransition(change: () => void, isAnimated: boolean): Promise<void> {
  const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
  if (isAnimated || isStill || !('startViewTransition' in document)) {
    change();
    return Promise.resolve();
  }
  const transition = document.startViewTransition(change);
  // A transition that is skipped, because of the next one or in a hidden tab, has still applied its
  // change.
  transition.ready.catch(() => {});
  transition.finished.catch(() => {});
  return transition.updateCallbackDone;
}
