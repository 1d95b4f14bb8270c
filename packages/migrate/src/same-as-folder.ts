import { isCategoryIndex } from 'folia/format';
import type { Values } from './note.ts';

/**
 * The `slug` of a page whose file name the engine would take for the page of its folder: `README`, or the name of the
 * folder. Empty for other pages.
 *
 * @param path relative to the docs folder
 * @param address the address that the page must have
 */
export function slugOfOrdinaryPage(path: string, address: string): Values {
  const segments = path.replace(/\.mdx?$/, '').split('/');
  const name = segments.at(-1) ?? '';
  const looksLikeIndex = isCategoryIndex(name, segments.at(-2)) && !/^index$/i.test(name);
  return looksLikeIndex ? { slug: address } : {};
}
