import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Problem } from 'folia-problems';
import { isElsewhere, splitSuffix, withoutBase } from '../../contract/address.ts';
import { decodeOrKeep } from '../../contract/decode.ts';
import { findStaticFile } from '../static-files.ts';
import { keyLine } from './key-line.ts';
import { CONFIG_FILE } from './load-config.ts';
import type { SiteConfig } from './site-schema.ts';

/** Sites without files to copy need not have it. */
const DEFAULT_FOLDER = 'static';

/** Reports static folders and the icon that the config names and that do not exist. @param source the text of the config */
export function findMissingFiles(
  siteDir: string,
  { staticDirectories, favicon, baseUrl, siteBaseUrl }: SiteConfig,
  source: string,
): Problem[] {
  const isPublished = (path: string) =>
    findStaticFile(siteDir, staticDirectories, path) !== undefined;
  const problems: Problem[] = staticDirectories.flatMap((folder, index) => {
    if (folder === DEFAULT_FOLDER || existsSync(join(siteDir, folder))) return [];
    return [
      {
        severity: 'warning',
        file: CONFIG_FILE,
        line: keyLine(source, ['staticDirectories', index]),
        message: `staticDirectories: the folder "${folder}" does not exist.`,
        hint: 'Create it, correct its path, which is relative to the folder of the site, or remove it from the list.',
      },
    ];
  });
  if (favicon === undefined || isElsewhere(favicon)) return problems;
  const { pathname } = splitSuffix(rootedPath(favicon));
  const own = decodeOrKeep(withoutBase(pathname, { baseUrl, siteBaseUrl }, isPublished));
  if (isPublished(own)) return problems;
  return [
    ...problems,
    {
      file: CONFIG_FILE,
      line: keyLine(source, ['favicon']),
      message: `favicon: the file "${favicon}" does not exist.`,
      hint: `The path is relative to a static folder: ${staticDirectories.join(', ')}.`,
      dependsOn: ['files'],
    },
  ];
}

/** A path of the config that starts in the static folders, with a leading slash; URLs are unchanged. */
export function rootedPath(path: string): string {
  return isElsewhere(path) || path.startsWith('/') ? path : `/${path}`;
}
