import { toHtml } from 'hast-util-to-html';
import { h } from 'hastscript';
import { tableFrame } from '../markup/table-frame.ts';
import { followIslands } from './follow-islands.ts';

const [FRAME_START = '', FRAME_END = ''] = toHtml(tableFrame(h('table'))).split('<table></table>');

const TAG = /<(\/?)(table|docs-island|docs-content)\b[^>]*>/g;

/**
 * Frames the tables in rendered MDX that have no frame yet: those of components, and those written as elements. The markup of
 * islands stays as rendered, except for the content that they place.
 */
export function frameTables(html: string): string {
  if (!html.includes('<table')) return html;
  const parts: string[] = [];
  let end = 0;
  const islands = followIslands();
  /** For each open table, whether it gets a frame. */
  const open: boolean[] = [];
  for (const { 0: tag, 1: slash, 2: name, index } of html.matchAll(TAG)) {
    if (name !== 'table') {
      islands.pass(tag);
    } else if (slash) {
      if (!open.pop()) continue;
      parts.push(html.slice(end, index), tag, FRAME_END);
      end = index + tag.length;
    } else {
      const before = html.slice(Math.max(0, index - FRAME_START.length), index);
      open.push(!islands.isWithin() && open.length === 0 && before !== FRAME_START);
      if (!open.at(-1)) continue;
      parts.push(html.slice(end, index), FRAME_START);
      end = index;
    }
  }
  parts.push(html.slice(end));
  return parts.join('');
}
