/** Entries by the year of their date (`YYYY-MM-DD`), years and entries in the order in which they come. */
export function byYear<Entry extends { date: string }>(
  entries: Entry[],
): [year: string, entries: Entry[]][] {
  return [...Map.groupBy(entries, ({ date }) => date.slice(0, 4))];
}

/** An id for the address of an entry: `anchorOf('60,000 stars')` is `60-000-stars`. */
export function anchorOf(title: string): string {
  return title
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '');
}
