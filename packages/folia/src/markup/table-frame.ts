import type { Element } from 'hast';
import { h } from 'hastscript';

/** A table in a frame of its own that scrolls, so that a wide one never widens the page. */
export function tableFrame(table: Element): Element {
  return h('div.table-frame', { tabIndex: 0 }, [table]);
}
