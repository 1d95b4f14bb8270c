/** An import through loaders of webpack. */
export type LoaderImport = {
  /** What is imported, without the loaders. */
  path: string;
  /** The names of the loaders, without their options. */
  loaders: string[];
  /** Whether its text is imported. */
  isRaw: boolean;
};

/** Imports that may name loaders. Without a mark at the start, `!` can be part of a file name. */
export const LOADER_IMPORT = /^(?:-!|!!?)[^!]+!|^[\w@./-]+-loader(?:\?[^!]*)?!/;

/**
 * Parses an import that names its loaders, as in `!!raw-loader!./oven.ts`.
 * @see https://webpack.js.org/concepts/loaders/#inline
 * @returns undefined if it names none
 */
export function parseLoaderImport(specifier: string): LoaderImport | undefined {
  if (!LOADER_IMPORT.test(specifier)) return undefined;
  const path = specifier.slice(specifier.lastIndexOf('!') + 1);
  const names = specifier.slice(0, -path.length).replace(/^-/, '').split('!');
  const loaders = names.filter(Boolean).map((name) => name.replace(/\?.*$/s, ''));
  return { path, loaders, isRaw: loaders.includes('raw-loader') };
}
