import type { PageText } from './page-text.ts';

/** Elements of HTML that occur in pages; a custom element has a hyphen. */
const ELEMENTS = new Set(
  `a abbr address article aside audio b bdi bdo big blockquote body br button caption center cite code col colgroup data
  dd del details dfn div dl dt em embed fieldset figcaption figure font footer form h1 h2 h3 h4 h5 h6 header hr i iframe
  img input ins kbd label legend li link main map mark math menu meta meter nav noscript object ol optgroup option output
  p param picture pre progress q rp rt ruby s samp script section select small source span strike strong style sub summary
  sup svg table tbody td template textarea tfoot th thead time title tr track tt u ul var video wbr`.split(
    /\s+/,
  ),
);

const FOREIGN =
  /^(?:path|g|rect|circle|line|polyline|polygon|ellipse|defs|use|text|tspan|mi|mo|mn|mrow|msup|msub)$/;

const TAG = /<(\/?)([A-Za-z][\w:-]*)((?:"[^"]*"|'[^']*'|[^"'<>])*)>/g;

/** Whether browsers show an element with this name. */
export function isElement(name: string): boolean {
  const lower = name.toLowerCase();
  return ELEMENTS.has(lower) || FOREIGN.test(lower) || /^[a-z][a-z\d]*-[\w-]+$/.test(lower);
}

/**
 * Converts the tags in text: addresses, which are relative to the published page, the attribute `markdown`, and text
 * in angle brackets that only looks like a tag.
 */
export function convertTags(text: string, page: PageText): string {
  return text.replace(TAG, (whole, slash: string, name: string, attributes: string) => {
    if (!isElement(name)) return whole.replace('<', '&lt;');
    if (slash !== '') return `</${name}>`;
    // The theme shows one of two pictures; the one for light mode is kept.
    if (/^img$/i.test(name) && /#(?:only|gh)-dark/.test(attributes)) return '';
    return `<${name}${convertAttributes(attributes, page)}>`;
  });
}

function convertAttributes(attributes: string, page: PageText): string {
  return attributes
    .replace(/\s+markdown(?:=(?:"[^"]*"|'[^']*'|[\w-]+))?(?=[\s/]|$)/g, '')
    .replace(
      /(\s(?:src|href|poster)=)(?:"([^"]*)"|'([^']*)')/gi,
      (_whole, before: string, double?: string, single?: string) =>
        `${before}"${page.link((double ?? single ?? '').replace(/#(?:only|gh)-light.*$/, ''), 'html')}"`,
    );
}

/** The value of an attribute in a tag; empty if it has none, undefined if it is missing. */
export function attributeOf(tag: string, name: string): string | undefined {
  const found = new RegExp(
    `\\s${name}(?:\\s*=\\s*(?:"([^"]*)"|'([^']*)'|([^\\s"'>]+)))?(?=[\\s/>])`,
    'i',
  ).exec(tag);
  return found ? (found[1] ?? found[2] ?? found[3] ?? '') : undefined;
}
