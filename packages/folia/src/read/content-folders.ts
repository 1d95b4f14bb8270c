import { dirname } from 'node:path';
import { versionPaths } from '../kinds/docs/list-versions.ts';
import { TRANSLATIONS_FOLDER } from '../translate/read-translation.ts';
import { listDocs, type SiteConfig } from './config/site-schema.ts';
import { THEME_FOLDER } from './theme-files.ts';

/** The folders with a site's pages, relative to the site's folder. */
export function contentFolders(config: SiteConfig): string[] {
  const { blog, pages } = config;
  const ofDocs = listDocs(config).map(({ path }) => path);
  return [...ofDocs, pages.path, ...(blog ? [blog.path] : [])];
}

/** The folder with components and other modules, by the convention of Docusaurus. */
const MODULES_FOLDER = 'src';

/** All folders of a site that a build reads, or may read once they exist, relative to the site's folder. */
export function sourceFolders(config: SiteConfig): string[] {
  const versions = listDocs(config).flatMap(({ id }) => {
    const { folder, sidebars } = versionPaths(id, 'any');
    return [dirname(folder), dirname(sidebars)];
  });
  return [
    ...contentFolders(config),
    ...config.staticDirectories,
    ...versions,
    TRANSLATIONS_FOLDER,
    THEME_FOLDER,
    MODULES_FOLDER,
    'node_modules',
  ];
}
