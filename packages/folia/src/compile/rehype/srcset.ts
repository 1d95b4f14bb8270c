/** A URL in a `srcset`, with its width or density as written, such as `2x`. */
export type Candidate = { url: string; descriptor: string };

/**
 * Parses a `srcset` (https://html.spec.whatwg.org/multipage/images.html#parsing-a-srcset-attribute). A comma within a URL
 * is part of it; a comma at its end is a separator.
 */
export function parseSrcset(srcset: string): Candidate[] {
  return [...srcset.matchAll(/([^\s,]\S*[^\s,]|[^\s,])(\s+[^\s,]+)?\s*(?:,|$)/g)].map(
    ([, url = '', descriptor = '']) => ({ url, descriptor: descriptor.trim() }),
  );
}

/** Serializes candidates: the reverse of `parseSrcset`. */
export function formatSrcset(candidates: Candidate[]): string {
  return candidates.map(({ url, descriptor }) => `${url} ${descriptor}`.trim()).join(', ');
}
