/**
 * HTML elements (https://html.spec.whatwg.org/multipage/indices.html#elements-3), and obsolete elements that browsers
 * still render.
 */
const HTML_TAGS = new Set(
  `a abbr acronym address area article aside audio b base bdi bdo big blockquote body br button canvas caption center
  cite code col colgroup data datalist dd del details dfn dialog dir div dl dt em embed fieldset figcaption figure font
  footer form frame frameset h1 h2 h3 h4 h5 h6 head header hgroup hr html i iframe img input ins kbd label legend li
  link main map mark marquee math menu meta meter nav nobr noframes noscript object ol optgroup option output p param
  picture pre progress q rb rp rt rtc ruby s samp script search section select slot small source span strike strong
  style sub summary sup svg table tbody td template textarea tfoot th thead time title tr track tt u ul var video wbr`
    .trim()
    .split(/\s+/),
);

/** Whether a name, in lower case, is an HTML element. */
export function isHtmlElement(name: string): boolean {
  return HTML_TAGS.has(name);
}

/** Whether a name is an HTML element or may be a custom element, whose names have a hyphen. */
export function isHtmlTag(name: string): boolean {
  return isHtmlElement(name) || name.includes('-');
}

export const htmlTags: Iterable<string> = HTML_TAGS;
