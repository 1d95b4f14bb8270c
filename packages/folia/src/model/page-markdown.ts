import type { SitePage } from './site.ts';

/** What the Markdown of a page depends on. */
export type MarkdownSource = Pick<SitePage, 'title' | 'html'> & {
  data: Pick<SitePage['data'], 'heading' | 'description' | 'showsDescription'>;
};

/**
 * Writes a page as CommonMark with the extensions of GitHub (https://github.github.com/gfm/), for readers that are
 * programs: its heading, and its text with absolute URLs.
 *
 * @param url absolute URL of the page
 */
export type WriteMarkdown = (page: MarkdownSource, url: string) => string;
