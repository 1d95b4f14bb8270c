/** What separates the title of a page from that of the site, unless the config says otherwise. */
export const DEFAULT_DELIMITER = '|';

/** The title of a document: the titles of page and site, or just one if they are the same. */
export function documentTitle(
  title: string,
  site: { title: string; titleDelimiter?: string },
): string {
  const { titleDelimiter = DEFAULT_DELIMITER } = site;
  return title === site.title ? title : `${title} ${titleDelimiter} ${site.title}`;
}
