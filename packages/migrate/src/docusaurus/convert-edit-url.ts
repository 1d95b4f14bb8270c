import { posix, relative } from 'node:path';
import { asString } from '../note.ts';
import type { CopyPath } from '../source-path.ts';

/** The parameters of a function for edit links that are not the same for all kinds of content. */
type Parameters = (folder: string, page: string) => Record<string, string>;

/** Why an address that a function computes is not migrated. */
export const LOST_EDIT_URL =
  "Only a fixed URL can be migrated; the path relative to the site's folder is appended to it.";

/**
 * Converts the option `editUrl` of docs or a blog: an address, or a function that computes it from the path of a page.
 * Docusaurus appends a file's path relative to the source folder, which may begin with `..`; the engine appends its path in
 * the new folder. If the addresses of a function do not end with the path of the page, it is returned unchanged.
 *
 * @param folder of the pages
 * @param parameters of a function, from the folder relative to the source folder and a page relative to that
 */
export function convertEditUrl(
  editUrl: unknown,
  sourceDir: string,
  folder: CopyPath,
  parameters: Parameters,
): unknown {
  const before = relative(sourceDir, folder.from).replaceAll('\\', '/');
  if (typeof editUrl === 'function') {
    const compute = (values: Record<string, string>): unknown => editUrl(values);
    return computePrefix(compute, folder.to, (page) => parameters(before, page)) ?? editUrl;
  }
  const address = asString(editUrl);
  if (address === undefined || before === folder.to || !URL.canParse(address)) return editUrl;
  const url = new URL(address);
  const path = posix.join(url.pathname, before);
  url.pathname = path.endsWith(`/${folder.to}`) ? path.slice(0, -folder.to.length) : url.pathname;
  return url.href;
}

/** Returns the part of a computed address before the page's path in the new folder, if the address ends with that path. */
function computePrefix(
  compute: (parameters: Record<string, string>) => unknown,
  folder: string,
  parametersOf: (page: string) => Record<string, string>,
): string | undefined {
  const page = 'a/page.md';
  try {
    const address = asString(
      compute({ ...parametersOf(page), permalink: '/a/page', version: 'current', locale: 'en' }),
    );
    // A parser resolves the ".." of a folder that is outside of the source folder.
    const href = address && URL.canParse(address) ? new URL(address).href : address;
    const end = `${folder}/${page}`;
    return href?.endsWith(`/${end}`) ? href.slice(0, -end.length) : undefined;
  } catch {
    return undefined;
  }
}
