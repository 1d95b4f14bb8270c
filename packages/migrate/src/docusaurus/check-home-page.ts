import { asObject, asString, type Note } from '../note.ts';
import type { NewFile } from '../write-migration.ts';
import type { Settings } from './convert-settings.ts';

/** A page with the address of its folder. */
const INDEX = /^(?:index|readme)\.mdx?$/i;
/** `slug: /` in frontmatter. */
const ROOT_SLUG = /^---\r?\n(?:(?!---).*\r?\n)*?slug:\s*(['"]?)\/\1\s*$/m;

/** A note if no page of the new site has the address `/`. */
export function checkHomePage(
  files: NewFile[],
  {
    config,
    docsPaths,
    blogPath,
    pagesPath,
    staticFolders,
  }: Pick<Settings, 'config' | 'docsPaths' | 'blogPath' | 'pagesPath' | 'staticFolders'>,
  read: (path: string) => string,
): Note[] {
  const inFolder = (folder: string) =>
    files.flatMap((file) =>
      file.to.startsWith(`${folder}/`) ? [{ file, path: file.to.slice(folder.length + 1) }] : [],
    );
  const pages = inFolder(pagesPath).map(({ path }) => path);
  if (pages.some((path) => /^index\.(?:mdx?|[jt]sx?)$/.test(path))) return [];
  if (staticFolders.some(({ to }) => files.some((file) => file.to === `${to}/index.html`)))
    return [];
  if (blogPath !== undefined && isRoot(asObject(config['blog'])['routeBasePath'])) return [];
  const isHome = ({ file, path }: { file: NewFile; path: string }) =>
    /\.mdx?$/.test(path) &&
    (INDEX.test(path) || ROOT_SLUG.test('text' in file ? file.text : read(file.from)));
  const docsAreRoot = [config['docs']]
    .flat()
    .some((docs) => isRoot(asObject(docs)['routeBasePath']));
  if (docsAreRoot && docsPaths.flatMap(inFolder).some(isHome)) return [];
  const left = pages.find((path) => /^_index\.[jt]sx$/.test(path));
  const text =
    left === undefined
      ? `No page has the address "/". Add ${pagesPath}/index.mdx${docsAreRoot ? ', or "slug: /" to the first page of the docs' : ''}.`
      : `No page has the address "/", since ${pagesPath}/${left} cannot run yet: the notes on pages say why. Rename it to ${left.slice(1)} once it can, or add ${pagesPath}/index.mdx.`;
  return [{ group: 'pages', outcome: 'dropped', key: 'Home page', text, isUrgent: true }];
}

function isRoot(route: unknown): boolean {
  return (asString(route) ?? '').replace(/^\/+$/, '/') === '/';
}
