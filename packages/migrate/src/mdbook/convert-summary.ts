import { escapeHtml } from 'folia/format';
import type { Values } from '../note.ts';
import type { Chapter, SummaryPart } from './parse-summary.ts';

export type SidebarOptions = {
  /** Whether labels begin with the number of the chapter. */
  numbered: boolean;
  /** Chapters deeper than this are collapsed; undefined: none can be collapsed. */
  foldLevel?: number;
  /** Whether the file of a chapter exists. */
  exists: (path: string) => boolean;
};

/** The entries of the sidebar: parts are categories, a draft or a chapter without a file is text, a separator is a line. */
export function convertSummary(parts: SummaryPart[], options: SidebarOptions): Values[] {
  const listed = new Set<string>();
  const sidebar: Values[] = [];
  let items = sidebar;
  for (const part of parts) {
    if (part.kind === 'chapter') items.push(convertChapter(part, 1, listed, options));
    else if (part.kind === 'separator') {
      items = sidebar;
      items.push({ type: 'html', value: '<hr>' });
    } else {
      items = [];
      sidebar.push({ type: 'category', label: part.title, collapsible: false, items });
    }
  }
  return sidebar.filter(({ items: inner }) => !Array.isArray(inner) || inner.length > 0);
}

function convertChapter(
  { title, path, number, children }: Chapter,
  level: number,
  listed: Set<string>,
  options: SidebarOptions,
): Values {
  const label = options.numbered && number !== undefined ? `${number}. ${title}` : title;
  const isPage = path !== undefined && options.exists(path);
  const id = path?.replace(/\.md$/, '') ?? '';
  const isNew = !listed.has(id);
  if (isPage) listed.add(id);
  const inner = children.map((child) => convertChapter(child, level + 1, listed, options));
  if (inner.length === 0) {
    if (!isPage) return { type: 'html', value: escapeHtml(label), defaultStyle: true };
    return { type: isNew ? 'doc' : 'ref', id, label };
  }
  const { foldLevel } = options;
  return {
    type: 'category',
    label,
    ...(foldLevel === undefined
      ? { collapsible: false }
      : { collapsible: true, collapsed: level > foldLevel }),
    ...(isPage && isNew ? { link: { type: 'doc', id } } : {}),
    items: inner,
  };
}
