/** `docs/a.md` for its translation `i18n/fr/docs/a.md`, which has the same name; undefined for an original. */
export function originalPath(path: string): string | undefined {
  return /^i18n\/[^/]+\/(.+)$/.exec(path)?.[1];
}
