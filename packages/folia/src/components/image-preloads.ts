/** React adds a preload link for each image that is not lazy; the document's parser finds them just as early. */
const IMAGE_PRELOADS = /^(?:<link rel="preload" as="image"[^>]*>)+/;

/** Removes the links to images that React puts before markup. */
export function withoutImagePreloads(html: string): string {
  return html.replace(IMAGE_PRELOADS, '');
}
