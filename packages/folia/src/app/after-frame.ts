/** How long until a change to the document has been painted, in milliseconds. */
const FRAME = 50;

/**
 * Calls a function once the page that has just been put into the document is painted, for what no reader sees in that
 * frame. It uses a timer, since a tab in the background paints no frames.
 */
export function afterFrame(callback: () => void): void {
  setTimeout(callback, FRAME);
}
