/** Lets the browser handle input and paint before the next part of a long task. */
export function pause(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}
