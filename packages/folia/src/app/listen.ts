/**
 * Calls a listener for events of several types, as `useSyncExternalStore` subscribes.
 * @returns a function that ends this
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
