/** Whether the reader's keyboard is an Apple one, with ⌘ in place of Ctrl. Call this only in the browser. */
export function hasAppleKeys(): boolean {
  return /Mac|iPhone|iPad/.test(navigator.userAgent);
}
