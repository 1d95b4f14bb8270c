import { type HeadElement, SITE_MARK } from '../contract/head.ts';
import type { HeadTag } from '../read/config/head-tags-schema.ts';

/**
 * The elements that the config adds to the head of each document.
 * @param ofPage those of the page, such as its description, which the config does not override
 */
export function siteHead(tags: readonly HeadTag[], ofPage: readonly HeadElement[]): HeadElement[] {
  const taken = new Set(ofPage.map(({ attributes }) => nameOf(attributes)));
  return tags.map(toElement).filter(({ attributes }) => {
    const name = nameOf(attributes);
    return name === undefined || !taken.has(name);
  });
}

/** The kind of metadata of a `<meta>`: https://html.spec.whatwg.org/multipage/semantics.html#attr-meta-name */
function nameOf({ name, property }: Record<string, string>): string | undefined {
  return name ?? property;
}

function toElement({ tagName, attributes }: HeadTag): HeadElement {
  const written = Object.entries(attributes).flatMap(([name, value]) =>
    value === false ? [] : [[name, value === true ? '' : value]],
  );
  return { name: tagName, attributes: { ...Object.fromEntries(written), [SITE_MARK]: '' } };
}
