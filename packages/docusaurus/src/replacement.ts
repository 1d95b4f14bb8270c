/** The module that replaces an import, and the names of its exports there. */
export type Replacement = { module: string; exports: Record<string, string> };

/** The components of the engine. */
export const COMPONENTS = 'folia/components';

/** The replacements in this package. */
export const SHIMS = 'folia-docusaurus/shims';

/** A replacement whose exports have the same names. */
export function sameNames(...names: string[]): Record<string, string> {
  return Object.fromEntries(names.map((name) => [name, name]));
}
