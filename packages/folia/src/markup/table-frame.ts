import type { Element } from 'hast';
import { h } from 'hastscript';

/** Wraps a table in a scrollable frame, so that a wide table does not widen the page. */
export function tableFrame(table: Element): Element {
  return h('div.table-frame', { tabIndex: 0 }, [table]);
}
