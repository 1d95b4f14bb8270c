/** Whether the reader's keyboard has the keys of Apple. Only in the browser. */
export function hasAppleKeys(): boolean {
  return /Mac|iPhone|iPad/.test(navigator.userAgent);
}
