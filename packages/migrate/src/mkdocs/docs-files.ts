import { posix, relative } from 'node:path';
import ignore from 'ignore';
import { asList, asObject, asString } from '../note.ts';
import { listFiles } from '../source-files.ts';
import type { CopyPath } from '../source-path.ts';
import type { MkdocsConfig } from './read-config.ts';

/** The files of the docs folder, by their path in it. */
export type DocsFiles = {
  pages: Map<string, string>;
  others: Map<string, string>;
  /** Files that the config excludes. */
  excluded: string[];
};

/** Files in a folder of the theme that are not published. */
const TEMPLATE = /(?:^|\/)\.|\.(?:html|xml|pyc?|ya?ml|j2|jinja2?)$/;

/**
 * Lists the files that MkDocs publishes: https://www.mkdocs.org/user-guide/configuration/#exclude_docs
 *
 * @param customDir absolute path of the theme's own folder, whose files are published where the docs have none
 */
export function listDocs(
  folder: CopyPath,
  config: MkdocsConfig,
  customDir: string | undefined,
): DocsFiles {
  const inDocs = customDir === undefined ? '' : relative(folder.from, customDir);
  const isInDocs = inDocs !== '' && !inDocs.startsWith('..');
  const patterns = excludedPatterns(config, isInDocs ? inDocs : undefined);
  const isExcluded = ignore().add(patterns);
  const files: DocsFiles = { pages: new Map(), others: new Map(), excluded: [] };
  for (const { from, to } of listFiles({ from: folder.from, to: '' })) {
    if (isExcluded.ignores(to)) files.excluded.push(to);
    else (/\.(?:md|markdown|mdown|mkd)$/.test(to) ? files.pages : files.others).set(to, from);
  }
  for (const { from, to } of customDir === undefined
    ? []
    : listFiles({ from: customDir, to: '' })) {
    if (!TEMPLATE.test(to) && !files.others.has(to)) files.others.set(to, from);
  }
  for (const path of files.pages.keys()) {
    // With both in a folder, the index is published.
    const index = posix.join(posix.dirname(path), 'index.md');
    if (/(?:^|\/)README\.md$/.test(path) && files.pages.has(index)) files.pages.delete(path);
  }
  return files;
}

function excludedPatterns(config: MkdocsConfig, customDir: string | undefined): string[] {
  const globs = asList(asObject(config.plugins.get('exclude'))['glob']).filter(
    (glob) => typeof glob === 'string',
  );
  return [
    '.*',
    '/templates/',
    ...(customDir === undefined ? [] : [`/${customDir}/`]),
    ...(asString(config['exclude_docs']) ?? '').split('\n'),
    ...(asString(config['draft_docs']) ?? '').split('\n'),
    ...globs.map((glob) => `/${glob}`),
  ];
}

/** The route of a page, without a slash at its end. @example pageRoute('guide/index.md') // '/guide' */
export function pageRoute(path: string): string {
  const { dir, name } = posix.parse(path);
  const isIndex = name === 'index' || name === 'README';
  return posix.join('/', dir, isIndex ? '' : name).replace(/(?<=.)\/$/, '');
}

/** The id of a page in sidebars. */
export function pageId(path: string): string {
  return path.replace(/\.\w+$/, '');
}
