/** As much of a page as its route and its messages need. */
export type LocatedPage = { route: string } & (
  | { path: string; original?: string }
  | { generatedFrom: string }
  | { reference: { config: { path: string } } }
);

/** The file that a page comes from or is generated from, for messages. */
export function fileOf(page: LocatedPage): string {
  if ('path' in page) return page.path;
  return 'generatedFrom' in page ? page.generatedFrom : page.reference.config.path;
}

/** What a page is called in messages: its file, or what its address is generated from. */
export function pageName(page: LocatedPage): string {
  return 'path' in page ? page.path : `a page generated from ${fileOf(page)}`;
}
