/**
 * The address of the page of a folder beside which there is a page of the same name, such as `/guide/index` for
 * `guide/index.md` beside `guide.md`. The engine writes both as the other generators do: `guide/index.html`, which servers
 * also send for `/guide/`, and `guide.html`.
 *
 * @param paths paths of all pages
 * @returns undefined for other pages
 */
export function addressBesidePage(path: string, paths: ReadonlySet<string>): string | undefined {
  const folder = /^(.+)\/(?:index|README)\.md$/i.exec(path)?.[1];
  return folder !== undefined && paths.has(`${folder}.md`) ? `/${folder}/index` : undefined;
}
