import type { LastUpdate } from '../contract/page-data.ts';
import type { SiteSources } from '../model/site-sources.ts';
import type { DocPage, PostPage } from '../model/source-page.ts';

/** Where a page's source can be edited. */
export function editUrl(doc: DocPage | PostPage, base: string | undefined): string | undefined {
  const own = doc.frontmatter.custom_edit_url;
  if (own !== undefined) return own ?? undefined;
  return base && fileUrl(doc.path, base);
}

/** The address of a file below that of the site's folder. */
export function fileUrl(path: string, base: string): string {
  return `${base.replace(/\/$/, '')}/${path}`;
}

/** When and by whom a page was changed last, as far as the site shows it. */
export function lastUpdate(
  doc: DocPage | PostPage,
  { config, history }: SiteSources,
): LastUpdate | undefined {
  const options = config[doc.kind];
  if (!options) return undefined;
  const own = doc.frontmatter.last_update;
  const commit = history.get(doc.path);
  return shownUpdate(
    { time: own?.date ?? commit?.time, author: own?.author ?? commit?.author },
    options,
  );
}

type ShownParts = { showLastUpdateTime: boolean; showLastUpdateAuthor: boolean };

/** The parts of an update that a site shows; undefined where nothing is left. */
export function shownUpdate(
  update: LastUpdate | undefined,
  { showLastUpdateTime, showLastUpdateAuthor }: ShownParts,
): LastUpdate | undefined {
  const time = showLastUpdateTime ? update?.time : undefined;
  const author = showLastUpdateAuthor ? update?.author : undefined;
  return time === undefined && author === undefined ? undefined : { time, author };
}
