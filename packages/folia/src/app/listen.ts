/**
 * Adds a listener for several types of events, in the form in which `useSyncExternalStore` subscribes.
 * @returns a function that removes it
 */
export function listen(
  types: string[],
  listener: () => void,
  source: EventTarget = window,
): () => void {
  for (const type of types) source.addEventListener(type, listener);
  return () => {
    for (const type of types) source.removeEventListener(type, listener);
  };
}
