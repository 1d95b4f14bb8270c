/** The fields of a page that its route and messages need. */
export type LocatedPage = { route: string } & (
  | { path: string; original?: string }
  | { generatedFrom: string }
  | { reference: { config: { path: string } } }
);

/** Returns the file of a page, or the one it is generated from, for messages. */
export function fileOf(page: LocatedPage): string {
  if ('path' in page) return page.path;
  return 'generatedFrom' in page ? page.generatedFrom : page.reference.config.path;
}

/** Returns the name of a page in messages: its file, or the file it is generated from. */
export function pageName(page: LocatedPage): string {
  return 'path' in page ? page.path : `a page generated from ${fileOf(page)}`;
}
