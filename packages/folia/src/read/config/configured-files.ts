import { existsSync } from 'node:fs';
import { join, posix } from 'node:path';
import { formatPath, type Problem } from 'folia-problems';
import { isElsewhere, splitSuffix, withoutBase } from '../../contract/address.ts';
import { decodeOrKeep } from '../../contract/decode.ts';
import { DEFAULT_AUTHORS } from '../../kinds/blog/schema.ts';
import { readIslandSource } from '../../model/island-source.ts';
import { findStaticFile } from '../static-files.ts';
import { CONFIG_FILE } from './config-file.ts';
import { keyLine } from './key-line.ts';
import type { DocsConfig, SiteConfig } from './site-schema.ts';

/** Sites without docs, pages or files to copy need not have these folders. */
const DEFAULT_FOLDERS: readonly string[] = ['docs', 'pages', 'static'];

/** Reports the folders, modules and pictures that the config names and that do not exist. @param source the text of the config */
export function findMissingFiles(siteDir: string, config: SiteConfig, source: string): Problem[] {
  const problems = [...configuredFolders(config), ...islandFiles(config), ...moduleFiles(config)]
    .filter(({ path }) => !DEFAULT_FOLDERS.includes(path) && !existsSync(join(siteDir, path)))
    .map(
      ({ key, path, kind = 'folder' }): Problem => ({
        severity: 'warning',
        file: CONFIG_FILE,
        line: keyLine(source, key),
        message: `${formatPath(key)}: the ${kind} "${path}" does not exist.`,
        hint: 'Create it, correct its path, which is relative to the folder of the site, or remove it from the config.',
      }),
    );
  return [
    ...problems,
    ...findMissingAuthors(siteDir, config, source),
    ...findMissingSheets(siteDir, config, source),
    ...findMissingPictures(siteDir, config, source),
  ];
}

/** Reports the file of authors if the config names one: a blog that has none needs no file. */
function findMissingAuthors(siteDir: string, { blog }: SiteConfig, source: string): Problem[] {
  if (!blog || blog.authorsMapPath === DEFAULT_AUTHORS) return [];
  const path = posix.join(blog.path, blog.authorsMapPath);
  if (existsSync(join(siteDir, path))) return [];
  const key = ['blog', 'authorsMapPath'];
  return [
    {
      file: CONFIG_FILE,
      line: keyLine(source, key),
      message: `${formatPath(key)}: the file "${path}" does not exist.`,
      hint: 'Create it, run the script that writes it, or correct its path, which is relative to the folder of the blog.',
      // Otherwise, each author of a post would be reported, too.
      leavesUnknown: ['authors'],
    },
  ];
}

function findMissingSheets(siteDir: string, { customCss }: SiteConfig, source: string): Problem[] {
  return customCss.flatMap((path, index): Problem[] => {
    if (existsSync(join(siteDir, path))) return [];
    const key = ['customCss', index];
    return [
      {
        file: CONFIG_FILE,
        line: keyLine(source, key),
        message: `${formatPath(key)}: the style sheet "${path}" does not exist.`,
        hint: 'Add it, correct its path, which is relative to the folder of the site, or remove it from the config.',
      },
    ];
  });
}

/** Reports the icon and the picture for previews if they are not among the static files. */
function findMissingPictures(siteDir: string, config: SiteConfig, source: string): Problem[] {
  const { staticDirectories, favicon, themeConfig } = config;
  const isPublished = (path: string) =>
    findStaticFile(siteDir, staticDirectories, path) !== undefined;
  const pictures = [
    { key: ['favicon'], path: favicon },
    { key: ['themeConfig', 'image'], path: themeConfig.image },
  ];
  return pictures.flatMap(({ key, path }): Problem[] => {
    if (path === undefined || isElsewhere(path)) return [];
    const { pathname } = splitSuffix(rootedPath(path));
    if (isPublished(decodeOrKeep(withoutBase(pathname, config, isPublished)))) return [];
    return [
      {
        subject: 'picture',
        file: CONFIG_FILE,
        line: keyLine(source, key),
        message: `${key.join('.')}: the file "${path}" does not exist.`,
        hint: `The path is relative to a static folder: ${staticDirectories.join(', ')}.`,
        dependsOn: ['files'],
      },
    ];
  });
}

type ConfiguredPath = { key: PropertyKey[]; path: string; kind?: 'file' };

/** The modules that a config hydrates, besides those with the name of islands. */
function islandFiles({ islands }: SiteConfig): ConfiguredPath[] {
  return islands.map((source, index) => {
    const { file: path } = readIslandSource(source);
    return { key: ['islands', index], path, kind: 'file' };
  });
}

/** The modules that a config runs with every document. */
function moduleFiles({ clientModules }: SiteConfig): ConfiguredPath[] {
  return clientModules.map((path, index) => ({
    key: ['clientModules', index],
    path,
    kind: 'file',
  }));
}

/** The folders that a config names, and the keys that name them. Docs may consist of versions alone. */
function configuredFolders({ docs, blog, pages, staticDirectories }: SiteConfig): ConfiguredPath[] {
  const ofDocs = (options: DocsConfig, key: PropertyKey[]): ConfiguredPath[] =>
    options.includeCurrentVersion ? [{ key: [...key, 'path'], path: options.path }] : [];
  return [
    ...(docs === false
      ? []
      : Array.isArray(docs)
        ? docs.flatMap((options, index) => ofDocs(options, ['docs', index]))
        : ofDocs(docs, ['docs'])),
    ...(blog ? [{ key: ['blog', 'path'], path: blog.path }] : []),
    { key: ['pages', 'path'], path: pages.path },
    ...staticDirectories.map((path, index) => ({ key: ['staticDirectories', index], path })),
  ];
}

/** A path of the config that starts in the static folders, with a leading slash; URLs are unchanged. */
export function rootedPath(path: string): string {
  return isElsewhere(path) || path.startsWith('/') ? path : `/${path}`;
}
