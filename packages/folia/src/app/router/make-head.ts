import { describeHead, type HeadSite } from '../../contract/head.ts';
import type { PageData } from '../../contract/page-data.ts';
import { livePolicy } from '../live-policy.ts';

/** Creates the head's elements from the metadata in a page data file. */
export function makeHead(page: PageData, site: HeadSite): Element[] {
  return describeHead(page, site).map(({ name, attributes, text = '' }) => {
    const element = document.createElement(name);
    for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
    // One element is a script with data.
    if (text) element.textContent = livePolicy.createScript(text);
    return element;
  });
}
