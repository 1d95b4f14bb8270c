import { encodePath } from '../contract/address.ts';
import type { LastUpdate } from '../contract/page-data.ts';
import type { SiteSources } from '../model/site-sources.ts';
import type { DocPage, PostPage } from '../model/source-page.ts';
import { readInstant } from '../read/instant.ts';

/** Returns the edit link of a page: from frontmatter, or the path of its file appended to `base`. */
export function getEditUrl(doc: DocPage | PostPage, base: string | undefined): string | undefined {
  const override = doc.frontmatter.custom_edit_url;
  if (override !== undefined) return override ?? undefined;
  return base && joinFileUrl(doc.path, base);
}

/** Appends a path relative to the site's folder to a base URL. */
export function joinFileUrl(path: string, base: string): string {
  return `${base.replace(/\/$/, '')}/${encodePath(path)}`;
}

/** Returns when and by whom a page was last changed: from frontmatter or git, without the parts the config hides. */
export function getLastUpdate(
  doc: DocPage | PostPage,
  options: UpdateOptions,
  { history }: Pick<SiteSources, 'history'>,
): LastUpdate | undefined {
  const override = doc.frontmatter.last_update;
  const commit = history.get(doc.path);
  return filterUpdate(
    {
      time: override?.date === undefined ? commit?.time : readInstant(override.date),
      author: override?.author ?? commit?.author,
    },
    options,
  );
}

type UpdateOptions = { showLastUpdateTime: boolean; showLastUpdateAuthor: boolean };

/** Removes the parts of an update that the config hides; undefined if nothing is left. */
export function filterUpdate(
  update: LastUpdate | undefined,
  { showLastUpdateTime, showLastUpdateAuthor }: UpdateOptions,
): LastUpdate | undefined {
  const time = showLastUpdateTime ? update?.time : undefined;
  const author = showLastUpdateAuthor ? update?.author : undefined;
  return time === undefined && author === undefined ? undefined : { time, author };
}
