import { listDocs, type SiteConfig } from './config/site-schema.ts';

/** The folders with a site's pages, relative to the site's folder. */
export function contentFolders(config: SiteConfig): string[] {
  const { blog, pages } = config;
  const ofDocs = listDocs(config).map(({ path }) => path);
  return [...ofDocs, pages.path, ...(blog ? [blog.path] : [])];
}
