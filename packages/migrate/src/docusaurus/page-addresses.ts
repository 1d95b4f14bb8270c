import { posix } from 'node:path';
import { splitNumberPrefix, writtenFrontmatter } from 'folia/format';
import { asObject, asString, type Values } from '../note.ts';
import type { CopyPath } from '../source-path.ts';
import type { Settings } from './convert-settings.ts';
import { type DocsFolder, translationsFolder } from './source-versions.ts';

/**
 * The addresses of docs and single pages, without the base path of the site, as Docusaurus computes them. Posts of the blog are
 * left out.
 *
 * @param read returns the content of a file of the source
 */
export function pageAddresses(
  { config, docsFolders, pagesPath }: Pick<Settings, 'config' | 'docsFolders' | 'pagesPath'>,
  copies: readonly CopyPath[],
  read: (path: string) => string,
): string[] {
  const inFolder = (folder: string) =>
    copies.flatMap(({ from, to }) =>
      to.startsWith(`${folder}/`) ? [{ from, path: to.slice(folder.length + 1) }] : [],
    );
  const docs = docsFolders.flatMap((folder) => {
    const options = optionsOf(folder, config['docs']);
    const root = rootOf(folder, options, docsFolders);
    const hasPrefixes = options['numberPrefixParser'] !== false;
    return inFolder(folder.path).flatMap(({ from, path }) =>
      /(?:^|\/)[^_/][^/]*\.mdx?$/.test(path)
        ? [posix.join(root, docAddress(path, read(from), hasPrefixes))]
        : [],
    );
  });
  const pages = inFolder(pagesPath).flatMap(({ path }) =>
    /(?:^|\/)[^_/][^/]*\.(?:mdx?|[jt]sx?)$/.test(path) && !/\.(?:test|d)\./.test(path)
      ? [`/${path.replace(/\.\w+$/, '').replace(/(?:^|\/)index$/, '')}`]
      : [],
  );
  return [...new Set([...docs, ...pages].map((one) => one.replace(/(?<=.)\/$/, '')))];
}

/** The options of the docs that a folder belongs to. */
export function optionsOf({ translations }: DocsFolder, docs: unknown): Values {
  const [plugin] = translations.split('/');
  const all = [docs].flat().map(asObject);
  return all.find((one) => pluginOf(one) === plugin) ?? {};
}

/** The address of a docs folder, or of a version of one. */
function rootOf(
  { translations }: DocsFolder,
  options: Values,
  folders: readonly DocsFolder[],
): string {
  const [plugin = '', version = 'current'] = translations.split('/');
  const name = version.replace(/^version-/, '');
  const newest = folders
    .map((folder) => folder.translations.split('/version-'))
    .find(([of, cut]) => of === plugin && cut !== undefined)?.[1];
  const last = asString(options['lastVersion']) ?? newest ?? 'current';
  const standard = name === last ? '' : name === 'current' ? 'next' : name;
  const own = asString(asObject(asObject(options['versions'])[name])['path']);
  return posix.join('/', asString(options['routeBasePath']) ?? 'docs', own ?? standard);
}

function pluginOf({ id }: Values): string {
  return translationsFolder(asString(id) ?? 'default');
}

function docAddress(path: string, text: string, hasPrefixes: boolean): string {
  const nameOf = (part: string) => (hasPrefixes ? splitNumberPrefix(part).name : part);
  const head = /^---\r?\n(?:(?!---).*\r?\n)*?(?:slug|id):/.test(text)
    ? asObject(writtenFrontmatter({ path, text }))
    : {};
  const slug = asString(head['slug']);
  const parts = path.replace(/\.mdx?$/, '').split('/');
  const file = parts.at(-1) ?? '';
  const folder = posix.join('/', ...parts.slice(0, -1).map(nameOf));
  if (slug) return slug.startsWith('/') ? slug : posix.join(folder, slug);
  const isIndex = /^(?:index|readme)$/i.test(file) || file === parts.at(-2);
  if (isIndex) return folder;
  return posix.join(folder, asString(head['id']) ?? nameOf(file));
}
