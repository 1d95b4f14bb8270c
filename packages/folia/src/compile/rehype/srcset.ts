/** One of the addresses in a `srcset`, with its width or density as written, such as ` 2x`. */
export type Candidate = { url: string; descriptor: string };

/**
 * The addresses of a `srcset` (https://html.spec.whatwg.org/multipage/images.html#parsing-a-srcset-attribute). A comma
 * within an address belongs to it, one at its end divides.
 */
export function parseSrcset(srcset: string): Candidate[] {
  return [...srcset.matchAll(/([^\s,]\S*[^\s,]|[^\s,])(\s+[^\s,]+)?\s*(?:,|$)/g)].map(
    ([, url = '', descriptor = '']) => ({ url, descriptor: descriptor.trim() }),
  );
}

/** The reverse of `parseSrcset`. */
export function formatSrcset(candidates: Candidate[]): string {
  return candidates.map(({ url, descriptor }) => `${url} ${descriptor}`.trim()).join(', ');
}
