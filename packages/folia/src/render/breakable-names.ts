import type { TocEntry } from '../contract/page-data.ts';
import type { SidebarItem } from '../contract/shell-data.ts';

/** Names that may be longer than a line of a sidebar or of a table of contents. */
const LONG_NAME = /[\p{L}\p{N}_.$-]{16,}/gu;

/** Between a small letter and a capital, before the last of several capitals, and after `_` and `.`. */
const BETWEEN_WORDS =
  /(?<=\p{Ll})(?=\p{Lu})|(?<=\p{Lu})(?=\p{Lu}\p{Ll})|(?<=[_.])(?=[\p{L}\p{N}])/gu;

/** U+200B, https://www.unicode.org/reports/tr14/#ZW: an invisible place to break a line. */
const ZERO_WIDTH_SPACE = '\u200b';

/** Lets lines break between the words of long names, such as `TouchableWithoutFeedback`, instead of within one of them. */
export function withBreaks(label: string): string {
  return label.replace(LONG_NAME, (name) => name.replace(BETWEEN_WORDS, ZERO_WIDTH_SPACE));
}

/** The entries of a table of contents with such labels. */
export function breakableToc(entries: readonly TocEntry[]): TocEntry[] {
  return entries.map((entry) => ({ ...entry, title: withBreaks(entry.title) }));
}

/** The entries of a sidebar with such labels. */
export function breakableSidebar(items: readonly SidebarItem[]): SidebarItem[] {
  return items.map((item) => {
    if (item.kind === 'html' || item.kind === 'gap') return item;
    const label = withBreaks(item.label);
    return item.kind === 'category'
      ? { ...item, label, items: breakableSidebar(item.items) }
      : { ...item, label };
  });
}
